import { DonatePage, donateMetadata } from '@/app/_pages/donate';
import { type LanguageProps, languageIn } from '@/app/language-param';

export const dynamicParams = false;

export const generateMetadata = async (props: LanguageProps) => donateMetadata(await languageIn(props));

export default async function Page(props: LanguageProps) {
  return <DonatePage language={await languageIn(props)} />;
}
