import { ContactSentPage, contactSentMetadata } from '@/app/_pages/contact-sent';

export const generateMetadata = () => contactSentMetadata('bn');

export default function Page() {
  return <ContactSentPage language="bn" />;
}
