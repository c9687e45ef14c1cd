import { asciiDigits } from '@/lib/formats/text';
import type { Example } from './schema';

/** One spelling for comparing: no case, punctuation, joiners or Hindi dots below, digits 0-9, words apart by one space. */
export const plain = (text: string): string =>
  IS_PLAIN.test(text)
    ? text
    : asciiDigits(text.normalize('NFC'))
        .toLowerCase()
        .replace(/[\u093c\u200c\u200d]/g, '')
        .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
        .trim();
/** Most examples are spelled so already. */
const IS_PLAIN = /^[a-z\d]+(?: [a-z\d]+)*$/;

/** Between the step that was told and a phrase that leans on it: `visiting > and my son?`. */
export const FOLLOWS = ' > ';

/** Numbers of one or two digits are alike in examples: `he is 24`, `3 saal se`; only those that may be a minor's age stay apart. */
export const anyNumber = (word: string) =>
  /^\d{1,2}$/.test(word) ? (/^(?:[5-9]|1[0-7])$/.test(word) ? '15' : '0') : word;

const exampleKeys = new WeakMap<Example, string>();

/** One spelling of an example for comparing, worked out once: a script has some ten thousand of them. */
export function exampleKey(example: Example): string {
  const known = exampleKeys.get(example);
  if (known !== undefined) return known;
  const key = `${example.after ?? ''}${FOLLOWS}${plain(example.text).replace(/\d+/g, anyNumber)}`;
  exampleKeys.set(example, key);
  return key;
}

/** A cue as answers are compared with it: `sought` stands in their words, or is all of them where it `isWhole`. */
export type Cue = { words: string; sought: string; isWhole: boolean; counts: boolean };
/** By the key that its first word has in every answer with it. */
type CueList = ReadonlyMap<string, readonly Cue[]>;
const cueLists = new WeakMap<readonly string[], CueList>();

/** A list by its first words, worked out once: an answer is compared with those alone that may stand in it. */
function cueList(list: readonly string[]): CueList {
  const known = cueLists.get(list);
  if (known) return known;
  const byKey = new Map<string, Cue[]>();
  for (const written of list) {
    const text = plain(written.replaceAll('#', '0'));
    if (text === '') continue;
    const isWhole = written.trim().startsWith('=');
    const isOpen = written.trim().endsWith('*') && !isWhole;
    const key = isOpen && !text.includes(' ') ? openKey(text) : (text.split(' ')[0] ?? '');
    const sought = ` ${text}${isOpen ? '' : ' '}`;
    const cue = { words: plain(written), sought, isWhole, counts: written.includes('#') };
    byKey.set(key, [...(byKey.get(key) ?? []), cue]);
  }
  cueLists.set(list, byKey);
  return byKey;
}

const openKey = (word: string) => `${word.slice(0, 2)}*`;

/** An answer between spaces, the same with one number for all, and the keys of the cues that may stand in it. */
export type ParsedAnswer = { text: string; counted: string; keys: readonly string[] };
export function parseAnswer(answer: string): ParsedAnswer {
  const text = ` ${plain(answer)} `;
  const counted = text.replace(/\d+/g, '0');
  const words = `${text}${counted}`.trim().split(/ +/);
  const keys = words.flatMap((word) => [word, openKey(word), `${word.slice(0, 1)}*`]);
  return { text, counted, keys: [...new Set(keys)] };
}

/**
 * The cues of a list that an answer holds: whole words in their order, never a piece of a word, `mar` is not in `market`.
 * A star at the end stands for any ending (`visit*`), a sign of equality at the beginning for the whole answer (`=no`),
 * `#` for any number (`# years`).
 */
export function heldCues({ text, counted, keys }: ParsedAnswer, list: readonly string[]): Cue[] {
  const byKey = cueList(list);
  const held: Cue[] = [];
  for (const key of keys)
    for (const cue of byKey.get(key) ?? []) {
      const within = cue.counts ? counted : text;
      if (cue.isWhole ? within === cue.sought : within.includes(cue.sought)) held.push(cue);
    }
  return held;
}
