import { AccommodationPage, accommodationMetadata } from '@/app/_pages/accommodation';
import { type LanguageProps, languageIn } from '@/app/language-param';

export const dynamicParams = false;

export const generateMetadata = async (props: LanguageProps) =>
  accommodationMetadata(await languageIn(props));

export default async function Page(props: LanguageProps) {
  return <AccommodationPage language={await languageIn(props)} />;
}
