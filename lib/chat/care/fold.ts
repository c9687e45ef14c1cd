/** Signs that carry no sound of their own and come and go with the keyboard. */
const LOOSE = /[\u200b-\u200f\u2060\ufeff\u00ad]|[\u0981\u0903\u0983]/g;

/** One spelling of a word: joiners and nasal marks gone, Latin letters small and never twice in a row. */
export const fold = (word: string): string => bare(word).replace(/([a-z])\1+/g, '$1');

/** The same, double letters kept. Half nasals and dots are left to the ear (sound.ts). */
export const bare = (word: string): string =>
  word
    .normalize('NFC')
    .toLowerCase()
    .replace(LOOSE, '')
    .replace(/\u0901/g, '\u0902');
