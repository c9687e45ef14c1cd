import { DonationStatusPage, donationStatusMetadata } from '@/app/_pages/donation';

export const generateMetadata = () => donationStatusMetadata('bn');

export default function Page() {
  return <DonationStatusPage language="bn" />;
}
