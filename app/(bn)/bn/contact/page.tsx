import { ContactPage, contactMetadata } from '@/app/_pages/contact';

export const generateMetadata = () => contactMetadata('bn');

export default function Page() {
  return <ContactPage language="bn" />;
}
