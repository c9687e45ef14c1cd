import { Section } from '@/components/ui/section';
import type { HomeCopy } from '@/lib/i18n/en/home';
import styles from './purpose.module.css';
import { RiverLine } from './river-line';

type Column = { title: string; items: readonly string[] };

/** Mission and vision (spec §2, Home: a list, and a list of four) on the two banks of one river. */
export function Purpose({ copy }: { copy: HomeCopy['purpose'] }) {
  return (
    <Section tone="tint" id="purpose" eyebrow={copy.eyebrow} title={copy.title}>
      <div className={styles.banks}>
        <Bank {...copy.mission} />
        <div className={styles.river}>
          <RiverLine />
        </div>
        <Bank {...copy.vision} />
      </div>
    </Section>
  );
}

function Bank({ title, items }: Column) {
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
