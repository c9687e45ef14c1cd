import type { AboutCopy } from '@/lib/i18n/en/about';
import styles from './who-we-are.module.css';

/** The text block (spec §2, About): what matters most at the left, the rest beside it at reading width. */
export function WhoWeAre({ copy }: { copy: AboutCopy['story'] }) {
  return (
    <section className={`container ${styles.grid}`} aria-labelledby="who-we-are">
      <div className={styles.first}>
        <h2 id="who-we-are">{copy.title}</h2>
        <p className={styles.lead}>{copy.lead}</p>
      </div>
      <div className={styles.text}>
        {copy.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
