import { AboutPage, aboutMetadata } from '@/app/_pages/about';

export const generateMetadata = () => aboutMetadata('en');

export default function Page() {
  return <AboutPage language="en" />;
}
