import { AboutPage, aboutMetadata } from '@/app/_pages/about';
import { type LanguageProps, languageIn } from '@/app/language-param';

export const dynamicParams = false;

export const generateMetadata = async (props: LanguageProps) => aboutMetadata(await languageIn(props));

export default async function Page(props: LanguageProps) {
  return <AboutPage language={await languageIn(props)} />;
}
