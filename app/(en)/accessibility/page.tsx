import { pageMetadata } from '@/app/metadata';
import { LegalPage } from '@/components/legal/legal-page';
import { routes } from '@/lib/config/routes';
import { site } from '@/lib/config/site';
import { accessibility } from '@/lib/i18n/en/accessibility';
import { common } from '@/lib/i18n/en/shell';

const { metaTitle: title, description } = accessibility;

export const generateMetadata = () => pageMetadata({ title, description, path: routes.accessibility });

export default function AccessibilityPage() {
  return <LegalPage text={accessibility.text(site())} copy={common.legal} />;
}
