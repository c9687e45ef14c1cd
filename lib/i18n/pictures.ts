import type { Language } from './language';

/** Pictures drawn for the fixed pages, in `public/media`; the address says the box and the widths made ahead. */
const still = (name: string, [width, height]: readonly [number, number], widths: readonly number[]) =>
  `/media/${name}.webp?w=${width}&h=${height}&avif=${widths.join('.')}`;

const wide = (name: string) => still(name, [1200, 675], [640, 1200]);

export const pictures = {
  hero: still('hero', [1920, 1080], [768, 1280, 1920]),
  heroTall: still('hero-tall', [1188, 1080], [800]),
  aboutHouse: wide('about-house'),
  doorway: still('doorway', [900, 1100], [640, 900]),
  donate: wide('donate'),
  corporates: wide('corporates'),
  treatment: wide('treatment'),
  accommodation: wide('accommodation'),
  contact: wide('contact'),
  nightBand: still('night-band', [1600, 600], [640, 1600]),
  team: [1, 2, 3].map((n) => still(`team-${n}`, [900, 1000], [640, 900])),
  notFound: wide('not-found'),
  error: wide('error'),
  offline: wide('offline'),
  help: wide('help'),
  map: still('map', [1200, 700], [640, 1200]),
  socialCard: '/media/social-card.webp',
  ways: {
    alcohol: still('ways-alcohol', [720, 960], [640, 720]),
    counselling: still('ways-counselling', [720, 960], [640, 720]),
    detox: still('ways-detox', [720, 960], [640, 720]),
    more: still('ways-more', [720, 960], [640, 720]),
  },
} as const;

/** Drawings in whose place a photograph may stand, named as their files are; so does `content/pictures.json`. */
export const fixedPictures = [
  'hero',
  'about-house',
  'doorway',
  'donate',
  'corporates',
  'treatment',
  'accommodation',
  'contact',
  'help',
  'ways-alcohol',
  'ways-counselling',
  'ways-detox',
  'ways-more',
] as const;
export type FixedPicture = (typeof fixedPictures)[number];
type Alt = { en: string } & { [Other in Language]?: string | undefined };
export type FixedPhotos = Partial<Record<FixedPicture, { src: string; alt: Alt }>>;

/** `lang`: of words that the page's language lacks. */
type ShownPicture = { src: string; alt: string; lang?: 'en' };
export type ShowPicture = (drawing: string, alt?: string) => ShownPicture;

/** For each drawing the photograph in its place, where there is one, with its words; else the drawing with its own. */
export const pictureIn =
  (photos: FixedPhotos | null | undefined, language: Language): ShowPicture =>
  (drawing, alt = '') => {
    const name = fixedPictures.find((one) => drawing.startsWith(`/media/${one}.webp`));
    const photo = name && photos?.[name];
    if (!photo) return { src: drawing, alt };
    const own = photo.alt[language];
    return { src: photo.src, alt: own ?? photo.alt.en, ...(!own && { lang: 'en' }) };
  };

/** The drawings alone. */
export const drawn: ShowPicture = pictureIn(null, 'en');
