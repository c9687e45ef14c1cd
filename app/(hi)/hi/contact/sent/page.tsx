import { ContactSentPage, contactSentMetadata } from '@/app/_pages/contact-sent';

export const generateMetadata = () => contactSentMetadata('hi');

export default function Page() {
  return <ContactSentPage language="hi" />;
}
