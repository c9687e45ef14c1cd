import { BlogPage, blogMetadata } from '@/app/_pages/blog';
import { type LanguageProps, languageIn } from '@/app/language-param';

export const dynamicParams = false;

export const generateMetadata = async (props: LanguageProps) => blogMetadata(await languageIn(props));

export default async function Page(props: LanguageProps) {
  return <BlogPage language={await languageIn(props)} />;
}
