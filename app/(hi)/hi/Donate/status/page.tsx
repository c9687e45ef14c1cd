import { GiftStatusPage, giftStatusMetadata } from '@/app/_pages/gift';

export const generateMetadata = () => giftStatusMetadata('hi');

export default function Page() {
  return <GiftStatusPage language="hi" />;
}
