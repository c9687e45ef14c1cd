import { ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { SiteLink } from '@/components/ui/site-link';
import { routes } from '@/lib/config/routes';
import type { HomeCopy } from '@/lib/i18n/en/home';
import { type LinkTexts, linkIn } from '@/lib/i18n/language';
import { pictures } from '@/lib/i18n/pictures';
import styles from './about-centre.module.css';

type Props = {
  links: LinkTexts;
  copy: HomeCopy['about'];
  /** The operator's film on another site, if there is one; it never loads by itself (contract §9.3). */
  filmHref: string | null;
};

/** What the centre is, beside its open door. */
export function AboutCentre({ copy, links, filmHref }: Props) {
  return (
    <section className={`container ${styles.grid}`} aria-labelledby="about-centre">
      <div className={styles.picture}>
        <Picture src={pictures.doorway} alt={copy.pictureAlt} sizes="(min-width: 768px) 420px, 80vw" />
      </div>
      <div className={styles.text}>
        <p className={styles.eyebrow}>{copy.eyebrow}</p>
        <h2 id="about-centre">{copy.title}</h2>
        <p className={styles.lead}>{copy.lead}</p>
        {copy.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <div className={styles.actions}>
          <ButtonLink {...linkIn(links, routes.about)} variant="quiet">
            {copy.action}
          </ButtonLink>
          {filmHref && <SiteLink {...linkIn(links, filmHref)}>{copy.film}</SiteLink>}
        </div>
      </div>
    </section>
  );
}
