import { Pictogram } from '@/components/ui/pictogram';
import { Section } from '@/components/ui/section';
import type { TreatmentCopy } from '@/lib/i18n/en/treatment';
import styles from './facilities.module.css';

/** Six facilities in the document's order (spec §2, Treatment); icons only decorate. */
export function Facilities({ copy }: { copy: TreatmentCopy['facilities'] }) {
  return (
    <Section tone="tint" id={copy.id} title={copy.title} lead={copy.lead}>
      <ul className={styles.facilities}>
        {copy.items.map(({ icon, title, text }) => (
          <li key={title} className={styles.facility}>
            <span className={styles.mark}>
              <Pictogram name={icon} size={30} />
            </span>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
