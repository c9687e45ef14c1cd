import { LegalDocument, legalMetadata } from '@/app/_pages/legal';

export const generateMetadata = () => legalMetadata('terms', 'en');

export default function Page() {
  return <LegalDocument name="terms" language="en" />;
}
