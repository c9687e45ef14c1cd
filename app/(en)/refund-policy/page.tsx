import { LegalDocument, legalMetadata } from '@/app/_pages/legal';

export const generateMetadata = () => legalMetadata('refunds', 'en');

export default function Page() {
  return <LegalDocument name="refunds" language="en" />;
}
