import { ContactPage, contactMetadata } from '@/app/_pages/contact';

export const generateMetadata = () => contactMetadata('hi');

export default function Page() {
  return <ContactPage language="hi" />;
}
