import { LegalDocument, legalMetadata } from '@/app/_pages/legal';

export const generateMetadata = () => legalMetadata('cookies', 'en');

export default function Page() {
  return <LegalDocument name="cookies" language="en" />;
}
