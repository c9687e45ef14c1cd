import { Pictogram } from '@/components/ui/pictogram';
import type { CorporatesCopy } from '@/lib/i18n/en/corporates';
import styles from './protection-items.module.css';

/** The three items of Protection and Empowerment (spec §2, Corporates), a ruled row each. */
export function ProtectionItems({ items }: { items: CorporatesCopy['protection']['items'] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.title}>
          <Pictogram name={item.icon} size={28} />
          <h3>{item.title}</h3>
          <p>{item.text}</p>
        </li>
      ))}
    </ul>
  );
}
