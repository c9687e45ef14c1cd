import { DonationStatusPage, donationStatusMetadata } from '@/app/_pages/donation';

export const generateMetadata = () => donationStatusMetadata('en');

export default function Page() {
  return <DonationStatusPage language="en" />;
}
