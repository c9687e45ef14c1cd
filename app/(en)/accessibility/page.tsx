import { pageMetadata } from '@/app/metadata';
import { LegalPage } from '@/components/sections/legal/legal-page';
import { accessibility } from '@/lib/content/en/accessibility';
import { common } from '@/lib/content/en/common';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';

const { metaTitle: title, description } = accessibility;

export const generateMetadata = () => pageMetadata({ title, description, path: routes.accessibility });

export default function AccessibilityPage() {
  return <LegalPage text={accessibility.text(site())} copy={common.legal} />;
}
