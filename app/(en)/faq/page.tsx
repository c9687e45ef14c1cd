import { FaqPage, faqMetadata } from '@/app/_pages/faq';

export const generateMetadata = () => faqMetadata('en');

export default function Page() {
  return <FaqPage language="en" />;
}
