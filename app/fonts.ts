import localFont from 'next/font/local';

/**
 * Latin text of the site: nothing is fetched at build or run time from elsewhere. Its rule stands in the page (decision
 * 33), so a browser asks for it as soon as it knows the words; fetched ahead, it would hold up the first picture.
 * All faces of `faces/` are cut out of npm packages: docs/TRANSLATION.md, "Type".
 */
const figtree = localFont({
  src: './faces/figtree.woff2',
  weight: '300 900',
  display: 'swap',
  preload: false,
  variable: '--font-figtree',
  // Its stand-ins, each as wide: `app/styles/stand-in.css`.
  adjustFontFallback: false,
});

/** The whole Latin face, for letters that the words of the site do not use: names with accents. */
const figtreeAccents = localFont({
  src: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  display: 'swap',
  preload: false,
  variable: '--font-accents',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+A1-A2, U+A4-A8, U+AA-AC, U+AE-AF, U+B1-B6, U+B8-D6, U+D8-FF, U+131, U+152-153',
    },
  ],
});

/**
 * Bengali script, all weights of the site in one file: a browser fetches it only where such letters stand. The ranges
 * are those of the files: modern Hindi and Bengali; ₹ is the system's own.
 */
const bengali = localFont({
  src: './faces/bengali.woff2',
  weight: '400 600',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  variable: '--font-bengali',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+964-965, U+981-983, U+985-98B, U+98F-990, U+993-9A8, U+9AA-9B0, U+9B2, U+9B6-9B9, U+9BC-9C4, U+9C7-9C8, U+9CB-9CE, U+9D7, U+9DC-9DD, U+9DF, U+9E6-9EF, U+200C-200D, U+25CC',
    },
  ],
});

/** Devanagari script, in the same way. */
const devanagari = localFont({
  src: './faces/devanagari.woff2',
  weight: '400 600',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  variable: '--font-devanagari',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+901-903, U+905-90B, U+90D, U+90F-911, U+913-928, U+92A-930, U+932-933, U+935-939, U+93C-943, U+945, U+947-949, U+94B-94D, U+950, U+958-95E, U+964-970, U+200C-200D, U+25CC',
    },
  ],
});

/**
 * The languages' own names in the switcher of every page: two words must not fetch two whole scripts.
 */
const hindiName = localFont({
  src: './faces/hindi-name.woff2',
  weight: '600',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  variable: '--font-hindi-name',
});

const bengaliName = localFont({
  src: './faces/bengali-name.woff2',
  weight: '600',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  variable: '--font-bengali-name',
});

/** The class names that bring the faces' custom properties to a document. */
export const fontVariables = [figtree, figtreeAccents, bengali, devanagari, hindiName, bengaliName]
  .map(({ variable }) => variable)
  .join(' ');
