import { asciiDigits } from '@/lib/formats/digits';
import { bare, fold } from './fold';
import { soundKey } from './sound';
import { repairSpelling } from './spelling';

/** A text as two aligned lines of words, one space before, between and after them. */
export type Words = {
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
export function readWords(text: string): Words {
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
