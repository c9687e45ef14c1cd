import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import type { Site } from '@/lib/config/site-facts';
import type { DonateCopy } from '@/lib/i18n/en/donate';
import { pictures } from '@/lib/i18n/pictures';
import styles from './giving.module.css';

type Props = {
  copy: Pick<DonateCopy, 'header' | 'title' | 'promise' | 'pictureAlt' | 'question'>;
  site: Pick<Site, 'phone' | 'phoneHref'>;
  /** The one card beside the promise: the form, or how to give without it. */
  children: ReactNode;
  /** What a careful giver asks before paying: below the promise where there is room, else below the card. */
  aside: ReactNode;
};

/** First screen of the page: what a gift is for on one side, giving on the other (spec §2). */
export function Giving({ copy, site, children, aside }: Props) {
  return (
    <div className={styles.band}>
      <div className={`container ${styles.grid}`}>
        <div className={styles.promise}>
          <h1 className={styles.header}>{copy.header}</h1>
          <h2 className={styles.title}>{copy.title}</h2>
          <figure className={styles.figure}>
            <Picture
              src={pictures.donate}
              alt={copy.pictureAlt}
              sizes="(min-width: 1000px) 40vw, 100vw"
              priority
            />
            <figcaption>{copy.promise}</figcaption>
          </figure>
          <p className={styles.question}>
            {copy.question} <a href={site.phoneHref}>{site.phone}</a>
          </p>
        </div>
        <div id="give" className={styles.card}>
          {children}
        </div>
        <div className={styles.aside}>{aside}</div>
      </div>
    </div>
  );
}
