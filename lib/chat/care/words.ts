import { asciiDigits } from '@/lib/formats/text';
import { soundKey } from './sound';

/** Signs that carry no sound of their own and come and go with the keyboard. */
const LOOSE = /[\u200b-\u200f\u2060\ufeff\u00ad]|[\u0981\u0903\u0983]/g;

/** One spelling of a word: joiners and nasal marks gone, Latin letters small and never twice in a row. */
export const fold = (word: string): string => bare(word).replace(/([a-z])\1+/g, '$1');

/** The same, double letters kept. Half nasals and dots are read by sound (sound.ts). */
export const bare = (word: string): string =>
  word
    .normalize('NFC')
    .toLowerCase()
    .replace(LOOSE, '')
    .replace(/\u0901/g, '\u0902');

/** English words, folded, that must not be lost to one slip of the finger (access-and-care §2.5, step 3). */
const CRITICAL =
  'suicide suicidal overdose overdosed breathing poison swalowed seizure himself sleping tablets shaking husband father mother'.split(
    ' ',
  );

/** Ordinary words one edit away from a critical one. */
const ORDINARY = /^(prison|s(o|pe|ne)aking|sharing|s[hl]aping|staking|overdone|breding)$/;

/** Each letter but the first wrong, missing or doubled by another, or exchanged with the next. */
const slips = CRITICAL.map((word) => {
  const ways = [...word.slice(1)].map((letter, index) => {
    const [head, tail] = [word.slice(0, index + 1), word.slice(index + 2)];
    return `${head}(.?.?${tail}|${tail.slice(0, 1)}${letter}${tail.slice(1)})`;
  });
  return { word, pattern: new RegExp(`^(${ways.join('|')})$`) };
});

/** The word, or the critical word that is one edit or one exchange of neighbours away. Short words stay. */
export const repairSpelling = (word: string): string =>
  word.length < 5 || ORDINARY.test(word)
    ? word
    : (slips.find(({ pattern }) => pattern.test(word))?.word ?? word);

/** A text as two aligned lines of words, one space before, between and after them. */
export type WordLines = {
  /** As spelt, for English. */
  spelt: string;
  /** By sound, for Hindi and Bengali in either script. */
  sounded: string;
  /** How many words. */
  count: number;
  /** Numbers of the words that begin a clause, after a full stop, a comma or a line break. */
  starts: ReadonlySet<number>;
};

const CLAUSE_END = /[.,;:!?।॥\n\r|]+/;

/** No word of the lexicon is nearly as long; reading the sound of one takes time with every letter. */
const LONGEST_WORD = 48;

/** A drawn-out letter (dieeee) stands twice at most in a word that is too long otherwise. */
const bounded = (word: string): string =>
  word.length <= LONGEST_WORD ? word : word.replace(/(.)\1{2,}/gu, '$1$1').slice(0, LONGEST_WORD);

/** Apostrophes join a word (don't → dont); every other sign separates words. No platform segmenter: all browsers agree. */
const wordsOf = (clause: string): string[] =>
  clause
    .replace(/['’‘`´]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .map(bounded);

const line = (words: readonly string[]): string => ` ${words.join(' ')} `;

/** Cuts a text into its two lines of words. */
export function tokenize(text: string): WordLines {
  const words: string[] = [];
  const starts = new Set<number>();
  for (const clause of asciiDigits(bare(text)).split(CLAUSE_END)) {
    starts.add(words.length);
    words.push(...wordsOf(clause));
  }
  return {
    spelt: line(words.map((word) => repairSpelling(fold(word)))),
    sounded: line(words.map((word) => soundKey(word) || word)),
    count: words.length,
    starts,
  };
}
