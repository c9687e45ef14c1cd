import { asciiDigits } from '@/lib/formats/text';
import { spelledOut } from '@/lib/search/words';
import type { Example } from './schema';

/** Normalises text for comparing: lower case, no punctuation, joiners or nukta, digits 0-9, single spaces. */
export const plain = (text: string): string =>
  IS_PLAIN.test(text)
    ? text
    : asciiDigits(text.normalize('NFC'))
        .toLowerCase()
        .replace(/[\u093c\u200c\u200d]/g, '')
        .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
        .trim();
/** Most examples are normalised already. */
const IS_PLAIN = /^[a-z\d]+(?: [a-z\d]+)*$/;

/** Separates a previous step from an example that depends on it: `visiting > and my son?`. */
export const FOLLOWS = ' > ';

/** Makes numbers of one or two digits equal (`he is 24`, `3 saal se`), apart from those that may be a minor's age. */
export const anyNumber = (word: string) =>
  /^\d{1,2}$/.test(word) ? (/^(?:[5-9]|1[0-7])$/.test(word) ? '15' : '0') : word;

const exampleKeys = new WeakMap<Example, string>();

/** The key by which examples are compared; cached, as a script has some hundred thousand. */
export function exampleKey(example: Example): string {
  const known = exampleKeys.get(example);
  if (known !== undefined) return known;
  const key = `${example.after ?? ''}${FOLLOWS}${plain(example.text).replace(/\d+/g, anyNumber)}`;
  exampleKeys.set(example, key);
  return key;
}

/** A cue prepared for matching: `sought` is contained in the answer, or equals it where `isWhole`. */
export type Cue = { words: string; sought: string; isWhole: boolean; counts: boolean };
/** Cues by the key of their first word. */
type CueList = ReadonlyMap<string, readonly Cue[]>;
const cueLists = new WeakMap<readonly string[], CueList>();

/** Indexes a list of cues by first word, once, so that an answer is compared with few of them. */
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

/** An answer prepared for matching: padded text, the same with every number as 0, and with short forms spelled out (`nhi`), and the keys of cues that may match. */
export type ParsedAnswer = { text: string; counted: string; spelled: string; keys: readonly string[] };
export function parseAnswer(answer: string): ParsedAnswer {
  const text = ` ${plain(answer)} `;
  const counted = text.replace(/\d+/g, '0');
  const spelled = spelledOut(text);
  const words = `${text}${counted}${spelled}`.trim().split(/ +/);
  const keys = words.flatMap((word) => [word, openKey(word), `${word.slice(0, 1)}*`]);
  return { text, counted, spelled, keys: [...new Set(keys)] };
}

/**
 * The cues of a list that an answer contains, as whole words: `mar` does not match `market`. `visit*` matches any ending,
 * `=no` only the whole answer, and `#` any number (`# years`).
 */
export function heldCues({ text, counted, spelled, keys }: ParsedAnswer, list: readonly string[]): Cue[] {
  const byKey = cueList(list);
  const held: Cue[] = [];
  for (const key of keys)
    for (const cue of byKey.get(key) ?? []) {
      const holds = (within: string) => (cue.isWhole ? within === cue.sought : within.includes(cue.sought));
      if (holds(cue.counts ? counted : text) || holds(spelled)) held.push(cue);
    }
  return held;
}
