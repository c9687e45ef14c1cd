import { HomePage, homeMetadata } from '@/app/_pages/home';
import { VoicesInEnglish } from '@/app/_pages/in-english';

export const generateMetadata = () => homeMetadata('hi');

export default function Page() {
  return <HomePage language="hi" voices={<VoicesInEnglish language="hi" />} />;
}
