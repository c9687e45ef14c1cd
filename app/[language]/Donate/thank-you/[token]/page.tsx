import { ThankYouPage, thankYouMetadata } from '@/app/_pages/donation';
import { MissingPage } from '@/app/_pages/missing';
import { languageIn } from '@/app/language-param';

type Props = { params: Promise<{ language: string; token: string }> };

export const generateMetadata = async (props: Props) => thankYouMetadata(await languageIn(props));

export const generateStaticParams = () => [];

export default async function Page(props: Props) {
  const language = await languageIn(props);
  // Next closes a route for all of its parameters or none, and tokens are open: an unknown language is answered here.
  if (language === 'en') return <MissingPage language="en" what="notFound" />;
  return <ThankYouPage language={language} params={props.params} />;
}
