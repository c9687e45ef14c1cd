import { DonatePage, donateMetadata } from '@/app/_pages/donate';

export const generateMetadata = () => donateMetadata('hi');

export default function Page() {
  return <DonatePage language="hi" />;
}
