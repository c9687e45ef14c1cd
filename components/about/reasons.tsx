import { Section } from '@/components/ui/section';
import type { AboutCopy } from '@/lib/i18n/en/about';
import styles from './reasons.module.css';

/** Why we work (spec §2, About), as numbered reasons. */
export function Reasons({ copy }: { copy: AboutCopy['reasons'] }) {
  return (
    <Section tone="tint" id="reasons" eyebrow={copy.eyebrow} title={copy.title}>
      <ol className={styles.list}>
        {copy.items.map((reason, index) => (
          <li key={reason.title}>
            {/* The list counts for those who listen; the large figure is for the eye. */}
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3>{reason.title}</h3>
              <p>{reason.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
