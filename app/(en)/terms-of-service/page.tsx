import { pageMetadata } from '@/app/metadata';
import { LegalPage } from '@/components/sections/legal/legal-page';
import { common } from '@/lib/content/en/common';
import { legal } from '@/lib/content/en/legal';
import { routes } from '@/lib/routes';

const { metaTitle: title, description } = legal.terms;

export const generateMetadata = () => pageMetadata({ title, description, path: routes.terms });

export default function TermsPage() {
  return <LegalPage text={legal.terms} copy={common.legal} />;
}
