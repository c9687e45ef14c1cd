import { Picture } from '@/components/ui/picture';
import type { Site } from '@/lib/config/site-facts';
import type { TreatmentCopy } from '@/lib/i18n/en/treatment';
import { type Language, langOf, localPath } from '@/lib/i18n/language';
import type { Feature, Translated } from '@/lib/stories/schema';
import styles from './tiles.module.css';

export type TileTexts = {
  language: Language;
  copy: TreatmentCopy['tiles'];
  /** The document's text where there are none. */
  empty: string;
};
type Props = { items: readonly Feature[]; phone: Pick<Site, 'phone' | 'phoneHref'>; words: TileTexts };

/** Words in the page's language, or in English, marked as such. */
const textIn = (page: Language, words: Translated | undefined) =>
  words && { text: words[page] ?? words.en, mark: langOf(words[page] ? page : 'en', page) };

/** The treatment tiles of the backend, in its order (spec §2, Treatment). */
export function Tiles({ items, phone, words }: Props) {
  const { copy, empty, language: page } = words;
  if (items.length === 0) {
    return (
      <p>
        {empty} {copy.emptyCall} <a href={phone.phoneHref}>{phone.phone}</a>
      </p>
    );
  }
  return (
    <ul className={styles.tiles}>
      {items.map(({ id, title, image, image_alt, language = 'en', ...about }) => (
        <li key={id} className={styles.tile}>
          <div className={styles.frame}>
            {image && (
              <Picture
                src={image}
                alt={textIn(page, image_alt)?.text ?? ''}
                sizes="(min-width: 768px) 360px, 100vw"
              />
            )}
          </div>
          <div className={styles.words}>
            <h3 {...langOf(language, page)}>{title}</h3>
            <Facts {...about} title={title} words={words} />
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
  words: { copy, language },
}: Pick<Feature, 'title' | 'for_whom' | 'how_long' | 'link'> & Pick<Props, 'words'>) {
  const facts = [
    { term: copy.forWhom, words: textIn(language, for_whom) },
    { term: copy.howLong, words: textIn(language, how_long) },
  ].filter(({ words }) => words !== undefined);
  return (
    <>
      {facts.length > 0 && (
        <dl>
          {facts.map(({ term, words }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd {...words?.mark}>{words?.text}</dd>
            </div>
          ))}
        </dl>
      )}
      {link && (
        <a href={localPath(language, link)}>
          {copy.more}
          <span className="visually-hidden"> {title}</span>
        </a>
      )}
    </>
  );
}
