import { pageMetadata } from '@/app/metadata';
import { LegalPage } from '@/components/legal/legal-page';
import { routes } from '@/lib/config/routes';
import { location, site, withLocation } from '@/lib/config/site';
import { unbroken } from '@/lib/config/site-facts';
import { dictionaries } from '@/lib/i18n/dictionaries';
import type { LegalCopy, LegalText } from '@/lib/i18n/en/legal';
import { fill, type Language } from '@/lib/i18n/language';

type LegalName = keyof LegalCopy | 'accessibility';

const textOf = (name: LegalName, language: Language): LegalText => {
  const { legal, accessibility } = dictionaries[language];
  return name === 'accessibility' ? accessibility : legal[name];
};

export function legalMetadata(name: LegalName, language: Language) {
  const { metaTitle: title, description } = textOf(name, language);
  return pageMetadata({ title, description, path: routes[name], language });
}

/** Privacy, terms, cookies, refunds and the accessibility statement. */
export function LegalDocument({ name, language }: { name: LegalName; language: Language }) {
  const text = textOf(name, language);
  const { phone, email } = site();
  const sections = text.sections.map((section) => ({
    ...section,
    paragraphs: section.paragraphs.map((words) =>
      fill(withLocation(words, location(language)), { phone: unbroken(phone), email }),
    ),
  }));
  return <LegalPage text={{ ...text, sections }} copy={dictionaries[language].common.legal} />;
}
