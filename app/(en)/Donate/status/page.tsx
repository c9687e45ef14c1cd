import { GiftStatusPage, giftStatusMetadata } from '@/app/_pages/gift';

export const generateMetadata = () => giftStatusMetadata('en');

export default function Page() {
  return <GiftStatusPage language="en" />;
}
