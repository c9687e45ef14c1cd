import { pageMetadata } from '@/app/metadata';
import { LegalPage } from '@/components/legal/legal-page';
import { ButtonLink } from '@/components/ui/button';
import { env } from '@/lib/config/env';
import { routes } from '@/lib/config/routes';
import { site } from '@/lib/config/site';
import { unbroken } from '@/lib/config/site-facts';
import { copyIn } from '@/lib/i18n/copy';
import { fill } from '@/lib/i18n/fill';
import type { Language } from '@/lib/i18n/language';

export function privacyNoticeMetadata(language: Language) {
  const { metaTitle: title, description } = copyIn(language).formsNotice;
  return pageMetadata({ title, description, path: routes.privacy, language });
}

/** What forms, giving and chat keep, in a language without the whole policy, which stands one link away in English. */
export function PrivacyNoticePage({ language }: { language: Language }) {
  const { formsNotice, common, language: words } = copyIn(language);
  const { email, phone } = site();
  const values = { email, phone: unbroken(phone), days: env().CHAT_RETENTION_DAYS };
  const sections = formsNotice.sections.map((section) => ({
    ...section,
    paragraphs: section.paragraphs.map((paragraph) => fill(paragraph, values)),
  }));
  return (
    <LegalPage text={{ ...formsNotice, sections }} copy={common.legal}>
      <ButtonLink href={routes.privacy} hrefLang="en" variant="quiet">
        {words.instead.policy}
      </ButtonLink>
    </LegalPage>
  );
}
