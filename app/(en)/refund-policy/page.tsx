import { pageMetadata } from '@/app/metadata';
import { LegalPage } from '@/components/legal/legal-page';
import { routes } from '@/lib/config/routes';
import { legal } from '@/lib/i18n/en/legal';
import { common } from '@/lib/i18n/en/shell';

const { metaTitle: title, description } = legal.refunds;

export const generateMetadata = () => pageMetadata({ title, description, path: routes.refunds });

export default function RefundPage() {
  return <LegalPage text={legal.refunds} copy={common.legal} />;
}
