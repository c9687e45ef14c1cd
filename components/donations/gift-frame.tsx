import type { ReactNode } from 'react';
import type { Site } from '@/lib/config/site-facts';
import styles from './gift-frame.module.css';

type Props = {
  copy: { withoutScript: string };
  title: string;
  lead?: string;
  site: Pick<Site, 'phone' | 'phoneHref'>;
  children: ReactNode;
};

/** What stands around a gift: the same for everyone, so that the page itself holds nothing personal. */
export function GiftFrame({ copy, title, lead, site, children }: Props) {
  return (
    <div className={`container ${styles.frame}`}>
      <h1 className={styles.title}>{title}</h1>
      {lead && <p data-print="no">{lead}</p>}
      <noscript>
        <p>
          {copy.withoutScript} <a href={site.phoneHref}>{site.phone}</a>
        </p>
      </noscript>
      <div className={styles.gift}>{children}</div>
    </div>
  );
}
