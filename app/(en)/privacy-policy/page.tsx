import { LegalDocument, legalMetadata } from '@/app/_pages/legal';

export const generateMetadata = () => legalMetadata('privacy', 'en');

export default function Page() {
  return <LegalDocument name="privacy" language="en" />;
}
