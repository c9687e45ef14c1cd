import { GiftStatusPage, giftStatusMetadata } from '@/app/_pages/gift';

export const generateMetadata = () => giftStatusMetadata('bn');

export default function Page() {
  return <GiftStatusPage language="bn" />;
}
