import { DonatePage, donateMetadata } from '@/app/_pages/donate';

export const generateMetadata = () => donateMetadata('bn');

export default function Page() {
  return <DonatePage language="bn" />;
}
