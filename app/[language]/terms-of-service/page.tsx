import { LegalDocument, legalMetadata } from '@/app/_pages/legal';
import { type LanguageProps, languageIn } from '@/app/language-param';

export const dynamicParams = false;

export const generateMetadata = async (props: LanguageProps) =>
  legalMetadata('terms', await languageIn(props));

export default async function Page(props: LanguageProps) {
  return <LegalDocument name="terms" language={await languageIn(props)} />;
}
