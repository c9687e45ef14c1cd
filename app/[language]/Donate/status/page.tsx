import { DonationStatusPage, donationStatusMetadata } from '@/app/_pages/donation';
import { type LanguageProps, languageIn } from '@/app/language-param';

export const dynamicParams = false;

export const generateMetadata = async (props: LanguageProps) =>
  donationStatusMetadata(await languageIn(props));

export default async function Page(props: LanguageProps) {
  return <DonationStatusPage language={await languageIn(props)} />;
}
