import { ContactPage, contactMetadata } from '@/app/_pages/contact';

export const generateMetadata = () => contactMetadata('en');

export default function Page() {
  return <ContactPage language="en" />;
}
