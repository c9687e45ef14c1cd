import { HomePage, homeMetadata } from '@/app/_pages/home';
import { type LanguageProps, languageIn } from '@/app/language-param';

export const dynamicParams = false;

export const generateMetadata = async (props: LanguageProps) => homeMetadata(await languageIn(props));

export default async function Page(props: LanguageProps) {
  return <HomePage language={await languageIn(props)} />;
}
