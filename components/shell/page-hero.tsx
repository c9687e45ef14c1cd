import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import styles from './page-hero.module.css';

type Props = {
  /** Short line above the title: where on the site this is. */
  eyebrow?: string;
  title: ReactNode;
  lead?: ReactNode;
  picture?: { src: string; alt: string; lang?: 'en' };
  /** Actions under the lead; one primary at most. */
  children?: ReactNode;
};

/** The first screen of an inner page: title and lead beside a picture, stacked on phones. */
export function PageHero({ eyebrow, title, lead, picture, children }: Props) {
  return (
    <div className={styles.hero}>
      <div className={`container ${styles.grid}`}>
        <div className={styles.text}>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children && <div className={styles.actions}>{children}</div>}
        </div>
        {picture && (
          <div className={styles.frame}>
            <Picture {...picture} priority sizes="(min-width: 768px) 46vw, 100vw" />
          </div>
        )}
      </div>
    </div>
  );
}
