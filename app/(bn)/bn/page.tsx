import { HomePage, homeMetadata } from '@/app/_pages/home';
import { VoicesInEnglish } from '@/app/_pages/in-english';

export const generateMetadata = () => homeMetadata('bn');

export default function Page() {
  return <HomePage language="bn" voices={<VoicesInEnglish language="bn" />} />;
}
