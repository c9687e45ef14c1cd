import { TreatmentPage, treatmentMetadata } from '@/app/_pages/treatment';
import { type LanguageProps, languageIn } from '@/app/language-param';

export const dynamicParams = false;

export const generateMetadata = async (props: LanguageProps) => treatmentMetadata(await languageIn(props));

export default async function Page(props: LanguageProps) {
  return <TreatmentPage language={await languageIn(props)} />;
}
