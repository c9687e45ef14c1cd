import { accommodation } from '@/lib/i18n/en/accommodation';
import type { Category } from './accommodation-gallery';
import styles from './category-pills.module.css';

type Props = {
  categories: readonly Category[];
  selected: string | null;
  isLive: boolean;
  onSelect: (name: string) => void;
};

/** Category buttons; until scripts run, links to the categories further down. */
export function CategoryPills({ categories, selected, isLive, onSelect }: Props) {
  return (
    <ul className={styles.pills} aria-label={accommodation.gallery.categories}>
      {categories.map(({ name }, index) => (
        <li key={name}>
          {isLive ? (
            <button
              type="button"
              className={styles.pill}
              aria-pressed={name === selected}
              onClick={() => onSelect(name)}
            >
              {name}
            </button>
          ) : (
            <a className={styles.pill} href={`#rooms-${index + 1}`} data-first={name === selected}>
              {name}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
