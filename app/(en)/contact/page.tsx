import { ContactPage, contactMetadata } from '@/app/_pages/contact';
import { FaqLink } from '@/components/faq/faq-link';

export const generateMetadata = () => contactMetadata('en');

export default function Page() {
  return <ContactPage language="en" questions={<FaqLink />} />;
}
