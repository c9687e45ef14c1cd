import { HelpNowPage, helpNowMetadata } from '@/app/_pages/help-now';
import { type LanguageProps, languageIn } from '@/app/language-param';

export const dynamicParams = false;

export const generateMetadata = async (props: LanguageProps) => helpNowMetadata(await languageIn(props));

export default async function Page(props: LanguageProps) {
  return <HelpNowPage language={await languageIn(props)} />;
}
