import { pageMetadata } from '@/app/metadata';
import { LegalPage } from '@/components/sections/legal/legal-page';
import { common } from '@/lib/content/en/common';
import { legal } from '@/lib/content/en/legal';
import { routes } from '@/lib/routes';

const { metaTitle: title, description } = legal.privacy;

export const generateMetadata = () => pageMetadata({ title, description, path: routes.privacy });

export default function PrivacyPage() {
  return <LegalPage text={legal.privacy} copy={common.legal} />;
}
