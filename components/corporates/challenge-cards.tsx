import { Pictogram } from '@/components/ui/pictogram';
import type { CorporatesCopy } from '@/lib/i18n/en/corporates';
import styles from './challenge-cards.module.css';

/** The four cards of Unaddressed Challenges (spec §2, Corporates). */
export function ChallengeCards({ items }: { items: CorporatesCopy['challenges']['items'] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.title}>
          <Pictogram name={item.icon} size={30} />
          <h3>{item.title}</h3>
          <p>{item.text}</p>
        </li>
      ))}
    </ul>
  );
}
