import { pageMetadata } from '@/app/metadata';
import { LegalPage } from '@/components/legal/legal-page';
import { routes } from '@/lib/config/routes';
import { site } from '@/lib/config/site';
import { accessibility } from '@/lib/i18n/en/accessibility';
import { common } from '@/lib/i18n/en/shell';
import { fill } from '@/lib/i18n/language';

const { metaTitle: title, description } = accessibility;

export const generateMetadata = () => pageMetadata({ title, description, path: routes.accessibility });

export default function AccessibilityPage() {
  const { phone, email } = site();
  const sections = accessibility.sections.map((section) => ({
    ...section,
    paragraphs: section.paragraphs.map((words) => fill(words, { phone, email })),
  }));
  return <LegalPage text={{ ...accessibility, sections }} copy={common.legal} />;
}
