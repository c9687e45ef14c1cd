import { FaqPage, faqMetadata } from '@/app/_pages/faq';
import { type LanguageProps, languageIn } from '@/app/language-param';

export const dynamicParams = false;

export const generateMetadata = async (props: LanguageProps) => faqMetadata(await languageIn(props));

export default async function Page(props: LanguageProps) {
  return <FaqPage language={await languageIn(props)} />;
}
