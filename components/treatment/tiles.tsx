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
      {items.map(({ id, title, image, image_alt, ...about }) => (
        <li key={id} className={styles.tile}>
          <div className={styles.frame}>
            {image && (
              <Picture src={image} alt={image_alt?.en ?? ''} sizes="(min-width: 768px) 360px, 100vw" />
            )}
          </div>
          <div className={styles.words}>
            <h3>{title}</h3>
            <Facts {...about} title={title} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** For whom a treatment is, how long it takes, and where to read on; a tile of an API host may have none of it. */
function Facts({
  title,
  for_whom,
  how_long,
  link,
}: Pick<Feature, 'title' | 'for_whom' | 'how_long' | 'link'>) {
  const { forWhom, howLong, more } = treatment.tiles;
  const facts = [
    { term: forWhom, text: for_whom?.en },
    { term: howLong, text: how_long?.en },
  ].filter(({ text }) => text !== undefined);
  return (
    <>
      {facts.length > 0 && (
        <dl>
          {facts.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {link && (
        <a href={link}>
          {more}
          <span className="visually-hidden"> {title}</span>
        </a>
      )}
    </>
  );
}
