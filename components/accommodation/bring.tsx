import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import type { AccommodationCopy } from '@/lib/i18n/en/accommodation';
import styles from './bring.module.css';

/** Two lists for the bag. */
export function Bring({ copy }: { copy: AccommodationCopy['bring'] }) {
  return (
    <Section id={copy.id} title={copy.title} lead={copy.lead}>
      <div className={styles.lists}>
        <div className={styles.list}>
          <h3>{copy.yes.title}</h3>
          <ul>
            {copy.yes.items.map((item) => (
              <li key={item}>
                <Icon name="check" />
                {item}
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.list}>
          <h3>{copy.no.title}</h3>
          <ul>
            {copy.no.items.map((item) => (
              <li key={item}>
                <Icon name="close" />
                {item}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
