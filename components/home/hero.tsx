import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { routes } from '@/lib/config/routes';
import type { HomeCopy } from '@/lib/i18n/en/home';
import { type LinkTexts, linkIn } from '@/lib/i18n/language';
import { pictures } from '@/lib/i18n/pictures';
import styles from './hero.module.css';

type Props = {
  copy: HomeCopy['hero'];
  links: LinkTexts;
  /** What may move over the picture; its button follows the two actions in tab order. */
  children?: ReactNode;
};

/**
 * The first screen: the river at dawn, what this is, and two ways on (spec §2, Home; §9, 80 % of the viewport). The call is in
 * the band or the bar on every screen, so it does not stand here again.
 */
export function Hero({ copy, links, children }: Props) {
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
            <ButtonLink href="#doors" variant="give" size="large">
              {copy.begin}
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
