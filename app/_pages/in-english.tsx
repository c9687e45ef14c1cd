import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { routes } from '@/lib/config/routes';
import { copyIn } from '@/lib/i18n/copy';
import type { Language } from '@/lib/i18n/language';
import styles from './in-english.module.css';

type Props = { language: Language };

/** In place of stories and testimonials, which are in English alone: no page mixes languages. */
export function VoicesInEnglish({ language }: Props) {
  const { home, language: words } = copyIn(language);
  return (
    <Section tone="surface" id="news" eyebrow={home.news.eyebrow} title={home.news.title}>
      <div className={styles.links}>
        <ButtonLink href={routes.blog} hrefLang="en" variant="quiet">
          {words.instead.stories}
        </ButtonLink>
        <ButtonLink href={`${routes.home}#testimonials`} hrefLang="en" variant="quiet">
          {words.instead.testimonials}
        </ButtonLink>
      </div>
    </Section>
  );
}

/** In place of the backend's treatment tiles. */
export function TilesInEnglish({ language }: Props) {
  const { treatment, language: words } = copyIn(language);
  return (
    <ButtonLink href={`${routes.treatment}#${treatment.tiles.id}`} hrefLang="en" variant="quiet">
      {words.instead.tiles}
    </ButtonLink>
  );
}
