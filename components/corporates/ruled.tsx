import type { ReactNode } from 'react';
import styles from './ruled.module.css';

type Props = {
  id: string;
  title: string;
  lead?: string;
  tone?: 'page' | 'tint' | 'surface';
  children: ReactNode;
};

/** A section under a rule, its heading in a column of its own, as in a report. */
export function Ruled({ id, title, lead, tone = 'page', children }: Props) {
  return (
    <section className={styles.band} data-tone={tone} aria-labelledby={id}>
      <div className="container">
        <div className={styles.grid}>
          <header>
            <h2 id={id}>{title}</h2>
            {lead && <p className={styles.lead}>{lead}</p>}
          </header>
          <div className={styles.content}>{children}</div>
        </div>
      </div>
    </section>
  );
}
