import { ContactSentPage, contactSentMetadata } from '@/app/_pages/contact-sent';

export const generateMetadata = () => contactSentMetadata('en');

export default function Page() {
  return <ContactSentPage language="en" />;
}
