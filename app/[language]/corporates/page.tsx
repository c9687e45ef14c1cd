import { CorporatesPage, corporatesMetadata } from '@/app/_pages/corporates';
import { type LanguageProps, languageIn } from '@/app/language-param';

export const dynamicParams = false;

export const generateMetadata = async (props: LanguageProps) => corporatesMetadata(await languageIn(props));

export default async function Page(props: LanguageProps) {
  return <CorporatesPage language={await languageIn(props)} />;
}
