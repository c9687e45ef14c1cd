import { LegalDocument, legalMetadata } from '@/app/_pages/legal';

export const generateMetadata = () => legalMetadata('accessibility', 'en');

export default function Page() {
  return <LegalDocument name="accessibility" language="en" />;
}
