import localFont from 'next/font/local';

/**
 * Latin text of the site, from the npm package: nothing is fetched at build or run time. Its rule stands in the page
 * (decision 33), so a browser asks for it as soon as it knows the words; fetched ahead, it would hold up the first picture.
 */
const figtree = localFont({
  src: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  display: 'swap',
  preload: false,
  variable: '--font-figtree',
  // Its stand-ins, each as wide: `app/styles/stand-in.css`.
  adjustFontFallback: false,
});

/** Bengali script: a browser fetches it only where such letters stand. The range leaves ₹ to the system's own face. */
const bengali = localFont({
  src: [
    {
      path: '../node_modules/@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-400-normal.woff2',
      weight: '400',
    },
    {
      path: '../node_modules/@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-600-normal.woff2',
      weight: '600',
    },
  ],
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  variable: '--font-bengali',
  declarations: [
    { prop: 'unicode-range', value: 'U+0951-0952, U+0964-0965, U+0980-09FE, U+200C-200D, U+25CC' },
  ],
});

/** Devanagari script, in the same way. */
const devanagari = localFont({
  src: [
    {
      path: '../node_modules/@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff2',
      weight: '400',
    },
    {
      path: '../node_modules/@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-600-normal.woff2',
      weight: '600',
    },
  ],
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  variable: '--font-devanagari',
  declarations: [
    { prop: 'unicode-range', value: 'U+0900-097F, U+1CD0-1CFA, U+200C-200D, U+25CC, U+A8E0-A8FF' },
  ],
});

/**
 * The languages' own names in the switcher of every page, cut out of the faces above (docs/TRANSLATION.md): two words
 * must not fetch two whole scripts.
 */
const hindiName = localFont({
  src: './endonyms/hi.woff2',
  weight: '600',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  variable: '--font-hindi-name',
});

const bengaliName = localFont({
  src: './endonyms/bn.woff2',
  weight: '600',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  variable: '--font-bengali-name',
});

/** The class names that bring the faces' custom properties to a document. */
export const fontVariables = [figtree, bengali, devanagari, hindiName, bengaliName]
  .map(({ variable }) => variable)
  .join(' ');
