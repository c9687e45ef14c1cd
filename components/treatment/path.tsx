import { Section } from '@/components/ui/section';
import type { TreatmentCopy } from '@/lib/i18n/en/treatment';
import styles from './path.module.css';

/** The methodology as the way a person goes, drawn as a line with its steps (spec §2, Treatment). */
export function Path({ copy }: { copy: TreatmentCopy['path'] }) {
  return (
    <Section id={copy.id} eyebrow={copy.eyebrow} title={copy.title} lead={copy.lead}>
      <ol className={styles.path}>
        {copy.steps.map(({ when, title, text }) => (
          <li key={title} className={styles.step}>
            <p className={styles.when}>{when}</p>
            <div className={styles.what}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
