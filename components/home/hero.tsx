import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { routes } from '@/lib/config/routes';
import type { HomeCopy } from '@/lib/i18n/en/home';
import { type LinkTexts, linkIn } from '@/lib/i18n/language';
import { drawn, pictures, type ShowPicture } from '@/lib/i18n/pictures';
import styles from './hero.module.css';

type Props = {
  copy: HomeCopy['hero'];
  links: LinkTexts;
  shown?: ShowPicture;
  /** What may move over the picture; its button follows the two actions in tab order. */
  children?: ReactNode;
};

const tallCut = {
  src: pictures.heroTall,
  media: '(max-width: 500px) and (orientation: portrait)',
  sizes: '59vh',
};

/**
 * The first screen: the river at dawn, what this is, and two ways on (spec §2, Home; §9, 80 % of the viewport). The call is in
 * the band or the bar on every screen, so it does not stand here again.
 */
export function Hero({ copy, links, shown = drawn, children }: Props) {
  const picture = shown(pictures.hero);
  return (
    <section className={styles.hero} aria-labelledby="home-title">
      <Picture
        {...picture}
        priority
        sizes="(min-aspect-ratio: 6/5) 100vw, 70vh"
        {...(picture.src === pictures.hero && { cut: tallCut })}
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
