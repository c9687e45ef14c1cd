import { DonatePage, donateMetadata } from '@/app/_pages/donate';

export const generateMetadata = () => donateMetadata('en');

export default function Page() {
  return <DonatePage language="en" />;
}
