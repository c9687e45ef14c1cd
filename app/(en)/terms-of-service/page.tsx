import { pageMetadata } from '@/app/metadata';
import { LegalPage } from '@/components/legal/legal-page';
import { routes } from '@/lib/config/routes';
import { location, withLocation } from '@/lib/config/site';
import { legal } from '@/lib/i18n/en/legal';
import { common } from '@/lib/i18n/en/shell';

const { metaTitle: title, description } = legal.terms;

export const generateMetadata = () => pageMetadata({ title, description, path: routes.terms });

export default function TermsPage() {
  const sections = legal.terms.sections.map((section) => ({
    ...section,
    paragraphs: section.paragraphs.map((words) => withLocation(words, location('en'))),
  }));
  return <LegalPage text={{ ...legal.terms, sections }} copy={common.legal} />;
}
