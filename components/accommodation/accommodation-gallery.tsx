'use client';

import { useState } from 'react';
import { Lightbox, type LightboxImage } from '@/components/ui/lightbox';
import { Picture } from '@/components/ui/picture';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { AccommodationCopy } from '@/lib/i18n/en/accommodation';
import { fill, type Language, type LinkTexts } from '@/lib/i18n/language';
import type { Accommodation } from '@/lib/stories/schema';
import styles from './accommodation-gallery.module.css';
import categoryPicturesStyles from './category-pictures.module.css';
import categoryPillsStyles from './category-pills.module.css';

type Copy = AccommodationCopy['gallery'];
type Prices = Readonly<Record<string, string>> | null;
type GalleryProps = {
  items: readonly Accommodation[];
  copy: Copy;
  links: LinkTexts;
  /** What a stay costs, by the name of the room; null where the trust has confirmed nothing. */
  prices?: Prices;
};
type Shown = { images: readonly LightboxImage[]; category: string; start: number };

/**
 * Categories, their pictures and the lightbox (spec §2, §4). Until scripts run all categories are in the page: the
 * style sheet shows the first, the one a pill leads to, and all of them where there are no scripts at all.
 */
export function AccommodationGallery({ items, copy, links, prices = null }: GalleryProps) {
  const { language } = links;
  const isLive = useHydrated();
  const categories = groupByName(items.filter(({ image }) => image !== null));
  const [selected, setSelected] = useState(() => defaultCategory(categories));
  const [shown, setShown] = useState<Shown | null>(null);
  if (categories.length === 0) return <p>{copy.empty}</p>;
  const open = ({ name, items: pictures }: Category) => {
    const images = pictures.map(toImage);
    return (start: number) => setShown({ images, category: name, start });
  };
  return (
    <div data-live={isLive}>
      <CategoryPills {...{ categories, copy, language, selected, isLive }} onSelect={setSelected} />
      {categories
        .filter(({ name }) => !isLive || name === selected)
        .map((category) => (
          <div
            key={category.name}
            id={anchorOf(categories, category.name)}
            className={styles.category}
            data-first={category.name === selected}
          >
            <CategoryName category={category} links={links} price={prices?.[category.name]} />
            <CategoryPictures {...{ category, copy, language, isLive }} onOpen={open(category)} />
          </div>
        ))}
      {shown && (
        <Lightbox
          label={fill(copy.label, { category: shown.category })}
          labels={copy.lightbox}
          images={shown.images}
          start={shown.start}
          onClose={() => setShown(null)}
        />
      )}
    </div>
  );
}

type CategoryNameProps = { category: Category; links: LinkTexts; price: string | undefined };

/** The heading of a category and its price; one that has no words in the page's language says so. */
function CategoryName({ category: { name, items }, links, price }: CategoryNameProps) {
  const lang = langOf(items[0], links.language);
  return (
    <div className={styles.head}>
      <h3 className={styles.name}>
        <span lang={lang}>{name}</span>
        {lang && <span className="in-language"> {links.inEnglish}</span>}
      </h3>
      {price && <p>{price}</p>}
    </div>
  );
}

/** Names may hold anything, so places in the page are numbered. */
const anchorOf = (categories: readonly Category[], name: string): string =>
  `rooms-${categories.findIndex((category) => category.name === name) + 1}`;

/** The language of a room that is not in the page's own: whoever reads aloud has to know. */
const langOf = (item: Accommodation | undefined, page: Language): Language | undefined => {
  const own = item?.language ?? 'en';
  return own === page ? undefined : own;
};

/** What the picture shows: a photograph in its own words, a drawing by the room's name. */
const altOf = ({ name, type, image_alt, language = 'en' }: Accommodation): string =>
  image_alt?.[language] ?? image_alt?.en ?? `${name}: ${type}`;

const toImage = (item: Accommodation): LightboxImage => ({
  src: item.image ?? '',
  alt: altOf(item),
  title: item.type || item.name,
});

type Category = { name: string; items: Accommodation[] };

/** Selected at first where the data has it (spec §2, Accommodation). */
const PREFERRED = 'Dormitory';

/** Categories and their pictures, both in the order of the list. */
export function groupByName(list: readonly Accommodation[]): Category[] {
  const groups = new Map<string, Category>();
  for (const item of list) {
    const group = groups.get(item.name) ?? { name: item.name, items: [] };
    group.items.push(item);
    groups.set(item.name, group);
  }
  return [...groups.values()];
}

/** The category shown at first; null when there is none. */
export function defaultCategory(categories: readonly Category[]): string | null {
  const preferred = categories.find(({ name }) => name === PREFERRED);
  return (preferred ?? categories[0])?.name ?? null;
}

type Props = {
  copy: Copy;
  language: Language;
  categories: readonly Category[];
  selected: string | null;
  isLive: boolean;
  onSelect: (name: string) => void;
};

/** Category buttons; until scripts run, links to the categories further down. */
function CategoryPills({ copy, language, categories, selected, isLive, onSelect }: Props) {
  return (
    <ul className={categoryPillsStyles.pills} aria-label={copy.categories}>
      {categories.map(({ name, items: [first] }, index) => (
        <li key={name} lang={langOf(first, language)}>
          {isLive ? (
            <button
              type="button"
              className={categoryPillsStyles.pill}
              aria-pressed={name === selected}
              onClick={() => onSelect(name)}
            >
              {name}
            </button>
          ) : (
            <a
              className={categoryPillsStyles.pill}
              href={`#rooms-${index + 1}`}
              data-first={name === selected}
            >
              {name}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

type CategoryPicturesProps = {
  copy: Copy;
  language: Language;
  category: Category;
  isLive: boolean;
  onOpen: (index: number) => void;
};

/** The uneven grid of one category. A picture opens the lightbox; until scripts run, the file itself. */
function CategoryPictures({ copy, language, category, isLive, onOpen }: CategoryPicturesProps) {
  return (
    <ul className={categoryPicturesStyles.grid}>
      {category.items.map((item, index) => (
        <li key={`${item.type} ${item.image}`} className={categoryPicturesStyles.item}>
          {isLive ? (
            <button
              type="button"
              className={categoryPicturesStyles.open}
              aria-label={fill(copy.open, { title: item.type || item.name })}
              onClick={() => onOpen(index)}
            >
              <Tile item={item} lang={langOf(item, language)} />
            </button>
          ) : (
            <a className={categoryPicturesStyles.open} href={item.image ?? ''}>
              <Tile item={item} lang={langOf(item, language)} />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

function Tile({ item, lang }: { item: Accommodation; lang: Language | undefined }) {
  const { name, type, image } = item;
  return (
    <>
      <Picture src={image ?? ''} alt={altOf(item)} lang={lang} sizes="(min-width: 768px) 50vw, 100vw" />
      <span className={categoryPicturesStyles.title} lang={lang}>
        {type || name}
      </span>
    </>
  );
}
