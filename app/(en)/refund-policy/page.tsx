import { pageMetadata } from '@/app/metadata';
import { LegalPage } from '@/components/sections/legal/legal-page';
import { common } from '@/lib/content/en/common';
import { legal } from '@/lib/content/en/legal';
import { routes } from '@/lib/routes';

const { metaTitle: title, description } = legal.refunds;

export const generateMetadata = () => pageMetadata({ title, description, path: routes.refunds });

export default function RefundPage() {
  return <LegalPage text={legal.refunds} copy={common.legal} />;
}
