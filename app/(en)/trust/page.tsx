import { TrustPage, trustMetadata } from '@/app/_pages/trust';

export const generateMetadata = () => trustMetadata('en');

export default function Page() {
  return <TrustPage language="en" />;
}
