import { HomePage, homeMetadata } from '@/app/_pages/home';
import { type LanguageProps, languageIn } from '@/app/language-param';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { routes } from '@/lib/config/routes';
import { dictionaries } from '@/lib/i18n/dictionaries';
import type { Language } from '@/lib/i18n/language';
import styles from './in-english.module.css';

export const dynamicParams = false;

export const generateMetadata = async (props: LanguageProps) => homeMetadata(await languageIn(props));

export default async function Page(props: LanguageProps) {
  const language = await languageIn(props);
  return <HomePage language={language} voices={<VoicesInEnglish language={language} />} />;
}

/** In place of stories and testimonials, which are in English alone: no page mixes languages. */
function VoicesInEnglish({ language }: { language: Language }) {
  const { home, language: t } = dictionaries[language];
  return (
    <Section tone="surface" id="news" title={home.news.title}>
      <div className={styles.links}>
        <ButtonLink href={routes.blog} hrefLang="en" variant="quiet">
          {t.instead.stories}
        </ButtonLink>
        <ButtonLink href={`${routes.home}#testimonials`} hrefLang="en" variant="quiet">
          {t.instead.testimonials}
        </ButtonLink>
      </div>
    </Section>
  );
}
