import { ContactSentPage, contactSentMetadata } from '@/app/_pages/contact-sent';
import { type LanguageProps, languageIn } from '@/app/language-param';

export const dynamicParams = false;

export const generateMetadata = async (props: LanguageProps) => contactSentMetadata(await languageIn(props));

export default async function Page(props: LanguageProps) {
  return <ContactSentPage language={await languageIn(props)} />;
}
