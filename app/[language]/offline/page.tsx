import { OfflinePage, offlineMetadata } from '@/app/_pages/offline';
import { type LanguageProps, languageIn } from '@/app/language-param';

export const dynamicParams = false;

export const generateMetadata = async (props: LanguageProps) => offlineMetadata(await languageIn(props));

export default async function Page(props: LanguageProps) {
  return <OfflinePage language={await languageIn(props)} />;
}
