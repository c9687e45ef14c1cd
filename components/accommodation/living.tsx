import { Pictogram } from '@/components/ui/pictogram';
import { Section } from '@/components/ui/section';
import type { AccommodationCopy } from '@/lib/i18n/en/accommodation';
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
