import { Picture } from '@/components/ui/picture';
import { accommodation } from '@/lib/i18n/en/accommodation';
import type { Accommodation } from '@/lib/stories/schema';
import type { Category } from './accommodation-gallery';
import styles from './category-pictures.module.css';

type Props = { category: Category; isLive: boolean; onOpen: (index: number) => void };

/** The uneven grid of one category. A picture opens the lightbox; until scripts run, the file itself. */
export function CategoryPictures({ category, isLive, onOpen }: Props) {
  return (
    <ul className={styles.grid}>
      {category.items.map((item, index) => (
        <li key={`${item.type} ${item.image}`} className={styles.item}>
          {isLive ? (
            <button
              type="button"
              className={styles.open}
              aria-label={accommodation.gallery.open(item.type || item.name)}
              onClick={() => onOpen(index)}
            >
              <Tile item={item} />
            </button>
          ) : (
            <a className={styles.open} href={item.image ?? ''}>
              <Tile item={item} />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

function Tile({ item: { name, type, image } }: { item: Accommodation }) {
  return (
    <>
      <Picture src={image ?? ''} alt={`${name}: ${type}`} sizes="(min-width: 768px) 50vw, 100vw" />
      <span className={styles.title}>{type || name}</span>
    </>
  );
}
