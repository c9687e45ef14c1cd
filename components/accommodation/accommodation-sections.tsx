import { Icon } from '@/components/ui/icon';
import { Pictogram } from '@/components/ui/pictogram';
import { Section } from '@/components/ui/section';
import type { AccommodationCopy } from '@/lib/i18n/en/accommodation';
import bringStyles from './bring.module.css';
import styles from './living.module.css';

/** The description of the house (spec §2, Accommodation). */
export function Living({ copy }: { copy: AccommodationCopy['description'] }) {
  return (
    <Section id={copy.id} title={copy.title}>
      <div className={styles.grid}>
        <div className={styles.text}>
          {copy.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <ul className={styles.points}>
          {copy.points.map(({ icon, title, text }) => (
            <li key={title} className={styles.point}>
              <Pictogram name={icon} size={28} />
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** Two lists for the bag. */
export function Bring({ copy: { yes, no, ...copy } }: { copy: AccommodationCopy['bring'] }) {
  return (
    <Section id={copy.id} title={copy.title} lead={copy.lead}>
      <div className={bringStyles.lists}>
        <BringList {...yes} icon="check" />
        <BringList {...no} icon="close" />
      </div>
    </Section>
  );
}

type BringListProps = { title: string; items: readonly string[]; icon: 'check' | 'close' };
const BringList = ({ title, items, icon }: BringListProps) => (
  <div className={bringStyles.list}>
    <h3>{title}</h3>
    <ul>
      {items.map((item) => (
        <li key={item}>
          <Icon name={icon} />
          {item}
        </li>
      ))}
    </ul>
  </div>
);
