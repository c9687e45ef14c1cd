import { DonationStatusPage, donationStatusMetadata } from '@/app/_pages/donation';

export const generateMetadata = () => donationStatusMetadata('hi');

export default function Page() {
  return <DonationStatusPage language="hi" />;
}
