import { type LanguageProps, languageIn } from '@/app/language-param';
import { pageMetadata } from '@/app/metadata';
import { LegalPage } from '@/components/legal/legal-page';
import { ButtonLink } from '@/components/ui/button';
import { env } from '@/lib/config/env';
import { routes } from '@/lib/config/routes';
import { site } from '@/lib/config/site';
import { unbroken } from '@/lib/config/site-facts';
import { dictionaries } from '@/lib/i18n/dictionaries';
import { fill } from '@/lib/i18n/language';

export const dynamicParams = false;

export async function generateMetadata(props: LanguageProps) {
  const language = await languageIn(props);
  const { metaTitle: title, description } = dictionaries[language].formsNotice;
  return pageMetadata({ title, description, path: routes.privacy, language });
}

/** What forms, donations and chat store, in a language without the whole policy, which is one link away in English. */
export default async function PrivacyNoticePage(props: LanguageProps) {
  const { formsNotice, common, language: t } = dictionaries[await languageIn(props)];
  const { email, phone } = site();
  const values = { email, phone: unbroken(phone), days: env().CHAT_RETENTION_DAYS };
  const sections = formsNotice.sections.map((section) => ({
    ...section,
    paragraphs: section.paragraphs.map((paragraph) => fill(paragraph, values)),
  }));
  return (
    <LegalPage text={{ ...formsNotice, sections }} copy={common.legal}>
      <ButtonLink href={routes.privacy} hrefLang="en" variant="quiet">
        {t.instead.policy}
      </ButtonLink>
    </LegalPage>
  );
}
