import { Icon } from '@/components/ui/icon';
import type { Helpline } from '@/lib/i18n/helplines';
import { type Language, sentences } from '@/lib/i18n/language';
import styles from './line-list.module.css';

type Props = { items: readonly { situation: string; line: Helpline }[]; language: Language };

/** Helplines by what is happening; each row is one call. */
export function LineList({ items, language }: Props) {
  return (
    <ul className={styles.list}>
      {items.map(({ situation, line }) => (
        <li key={line.number}>
          <h3>{situation}</h3>
          <a href={line.tel}>
            <Icon name="phone" />
            {line.number}
            <span className="visually-hidden">, {line.name}</span>
          </a>
          <p>{sentences(language, line.name, line.hours)}</p>
        </li>
      ))}
    </ul>
  );
}
