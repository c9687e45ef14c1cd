import { LegalDocument, legalMetadata } from '@/app/_pages/legal';
import { type LanguageProps, languageIn } from '@/app/language-param';

export const dynamicParams = false;

export const generateMetadata = async (props: LanguageProps) =>
  legalMetadata('cookies', await languageIn(props));

export default async function Page(props: LanguageProps) {
  return <LegalDocument name="cookies" language={await languageIn(props)} />;
}
