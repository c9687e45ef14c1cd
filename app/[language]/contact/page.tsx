import { ContactPage, contactMetadata } from '@/app/_pages/contact';
import { type LanguageProps, languageIn } from '@/app/language-param';

export const dynamicParams = false;

export const generateMetadata = async (props: LanguageProps) => contactMetadata(await languageIn(props));

export default async function Page(props: LanguageProps) {
  return <ContactPage language={await languageIn(props)} />;
}
