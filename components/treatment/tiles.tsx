import { Picture } from '@/components/ui/picture';
import type { Site } from '@/lib/config/site-facts';
import { messages } from '@/lib/i18n/en/messages';
import { treatment } from '@/lib/i18n/en/treatment';
import type { Feature } from '@/lib/stories/schema';
import styles from './tiles.module.css';

type Props = { items: readonly Feature[]; phone: Pick<Site, 'phone' | 'phoneHref'> };

/** The treatment tiles of the backend, in its order (spec §2, Treatment). */
export function Tiles({ items, phone }: Props) {
  if (items.length === 0) {
    return (
      <p>
        {messages.treatment.empty} {treatment.tiles.emptyCall} <a href={phone.phoneHref}>{phone.phone}</a>
      </p>
    );
  }
  return (
    <ul className={styles.tiles}>
      {items.map(({ id, title, image }) => (
        <li key={id} className={styles.tile}>
          <div className={styles.frame}>
            {image && <Picture src={image} alt="" sizes="(min-width: 768px) 360px, 100vw" />}
          </div>
          <h3>{title}</h3>
        </li>
      ))}
    </ul>
  );
}
