import type { CorporatesCopy } from '@/lib/i18n/en/corporates';
import styles from './timeline.module.css';

/** Enhancing Efficiency (spec §2, Corporates): an ordered list, drawn as stops on a line. */
export function Timeline({ copy }: { copy: CorporatesCopy['timeline'] }) {
  return (
    <section className={styles.band} aria-labelledby="enhancing-efficiency">
      <div className="container">
        <h2 id="enhancing-efficiency">{copy.title}</h2>
        <p className={styles.lead}>{copy.lead}</p>
        <ol className={styles.line}>
          {copy.items.map((item, index) => (
            <li key={item.title}>
              <span className={styles.stop} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3>{item.title}</h3>
                <p>{item.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
