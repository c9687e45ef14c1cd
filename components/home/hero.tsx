import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { routes } from '@/lib/config/routes';
import { type Site, unbroken } from '@/lib/config/site-facts';
import type { HomeCopy } from '@/lib/i18n/en/home';
import { type LinkTexts, linkIn } from '@/lib/i18n/language';
import { pictures } from '@/lib/i18n/pictures';
import styles from './hero.module.css';

type Props = {
  copy: HomeCopy['hero'];
  links: LinkTexts;
  site: Pick<Site, 'phone' | 'phoneHref'>;
  /** What may move over the picture; its button follows the two actions in tab order. */
  children?: ReactNode;
};

/** The first screen: the river at dawn, what this is, and two ways on (spec §2, Home; §9, 80 % of the viewport). */
export function Hero({ copy, links, site, children }: Props) {
  return (
    <section className={styles.hero} aria-labelledby="home-title">
      <Picture
        src={pictures.hero}
        alt=""
        priority
        sizes="(min-aspect-ratio: 6/5) 100vw, 70vh"
        cut={{
          src: pictures.heroTall,
          media: '(max-width: 500px) and (orientation: portrait)',
          sizes: '59vh',
        }}
        className={styles.picture}
      />
      <div className={`container ${styles.front}`}>
        <div className={styles.text}>
          <p className={styles.eyebrow}>{copy.eyebrow}</p>
          <h1 id="home-title" className={styles.title}>
            {copy.title}
          </h1>
          <p className={styles.lead}>{copy.lead}</p>
          <div className={styles.actions}>
            <ButtonLink href={site.phoneHref} variant="give" size="large" icon="phone">
              {copy.call} {unbroken(site.phone)}
            </ButtonLink>
            <ButtonLink {...linkIn(links, routes.about)} variant="light" size="large">
              {copy.learnMore}
              <span className="visually-hidden"> {copy.learnMoreAbout}</span>
            </ButtonLink>
          </div>
        </div>
      </div>
      {children}
    </section>
  );
}
