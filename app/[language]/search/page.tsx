import { SearchPage, searchMetadata } from '@/app/_pages/search';
import { type LanguageProps, languageIn } from '@/app/language-param';

export const dynamicParams = false;

export const generateMetadata = async (props: LanguageProps) => searchMetadata(await languageIn(props));

export default async function Page(props: LanguageProps) {
  return <SearchPage language={await languageIn(props)} />;
}
