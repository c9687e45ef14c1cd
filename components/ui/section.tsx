import type { ReactNode } from 'react';
import styles from './section.module.css';

type Props = {
  /** `page` and `tint` alternate down a page; `night` carries a call to action. */
  tone?: 'page' | 'tint' | 'night' | 'surface';
  /** Heading of the section; it names the region for assistive technology. */
  id: string;
  title: ReactNode;
  eyebrow?: string;
  lead?: ReactNode;
  /** Centre the heading block. */
  centred?: boolean;
  children?: ReactNode;
};

/** A band of the page: a heading, an optional lead and content, on the page's grid. */
export function Section({ tone = 'page', id, title, eyebrow, lead, centred, children }: Props) {
  return (
    <section className={styles.section} data-tone={tone} aria-labelledby={id}>
      <div className="container">
        <header className={styles.head} data-centred={centred ? '' : undefined}>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h2 id={id}>{title}</h2>
          {lead && <p className={styles.lead}>{lead}</p>}
        </header>
        {children}
      </div>
    </section>
  );
}
