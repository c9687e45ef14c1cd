import { english } from '@/lib/chat/care/lexicon/english';
import { sounded } from '@/lib/chat/care/lexicon/sounded';
import type { Language } from '@/lib/i18n/language';
import { fold, type WordLines } from './words';

/** Where a cue was found: numbers of its first and last word. */
export type Hit = { first: number; last: number; sounded: boolean };
/** By class; the rules name classes in words, so the key is text. */
export type Cues = ReadonlyMap<string, readonly Hit[]>;

/**
 * The cue classes (access-and-care §2.5, step 4): what a word or phrase means, whatever its language. A lexicon gives each
 * class its phrases, separated by `|`, as regular expressions over one line of words (words.ts); groups do not capture.
 * `~` stands for up to two words in between, `#3` for up to three, `%` for the rest of a word whose stem is plain enough.
 */
type Lexicon = Readonly<Record<string, string>>;

type Reader = { cue: string; pattern: RegExp };

function readersOf(lexicon: Lexicon, spelling: (source: string) => string): Reader[] {
  return Object.entries(lexicon).map(([cue, source]) => {
    const written = source
      .replace(/\((?!\?)/g, '(?:')
      .replaceAll('~', '#2')
      .replace(/#(\d)/g, '(?: [^ ]+){0,$1}')
      .replaceAll('%', '[a-z]*');
    return { cue, pattern: new RegExp(` (?:${spelling(written)})(?= )`, 'g') };
  });
}

type Reading = { line: 'spelt' | 'sounded'; readers: readonly Reader[] };
const bySpelling: Reading = { line: 'spelt', readers: readersOf(english, fold) };
const bySound: Reading = { line: 'sounded', readers: readersOf(sounded, (source) => source) };

/** How each language of the site is read. Of a language without a reading no danger would be heard. */
const readings: Readonly<Record<Language, Reading>> = { en: bySpelling, hi: bySound, bn: bySound };

/** Every cue of a text. */
export function findCues(words: WordLines): Cues {
  const cues = new Map<string, Hit[]>();
  for (const { line, readers } of new Set(Object.values(readings)))
    collect(cues, words[line], { readers, sounded: line === 'sounded' });
  return withoutIdioms(cues);
}

/** The cues of two messages, the second from a word on: a phrase begins and ends in one of them. */
export function joinCues(before: Cues, own: Cues, from: number): Cues {
  const cues = new Map(before);
  for (const [cue, hits] of own) {
    const moved = hits.map((hit) => ({ ...hit, first: hit.first + from, last: hit.last + from }));
    cues.set(cue, [...(before.get(cue) ?? []), ...moved]);
  }
  return cues;
}

/** What an idiom says is not meant: every hit that shares a word with one goes. */
function withoutIdioms(cues: Cues): Cues {
  const idioms = cues.get('idiom');
  if (!idioms) return cues;
  const isMeant = (hit: Hit) => !idioms.some(({ first, last }) => hit.first <= last && first <= hit.last);
  const meant = [...cues].map(([cue, hits]) => [cue, hits.filter(isMeant)] as const);
  return new Map(meant.filter(([, hits]) => hits.length > 0));
}

const SPELLS = ['unresponsive', 'fit', 'fitNow', 'breathless', 'chest', 'limp', 'stopped'];

/** Fainting or a fit on a past day, of somebody who is well again; nothing else tells of a body in danger. */
export function isSpellOver(cues: Cues): boolean {
  const told = cues.get('fainted') ?? [];
  const isTold = (hit: Hit) => told.some(({ first, last }) => hit.first <= last && first <= hit.last);
  const isPast = cues.has('pastDay') && cues.has('wellAgain') && told.length > 0;
  return isPast && SPELLS.every((cue) => (cues.get(cue) ?? []).every(isTold));
}

function collect(
  cues: Map<string, Hit[]>,
  line: string,
  { readers, sounded: isSounded }: { readers: readonly Reader[]; sounded: boolean },
): void {
  const wordAt = wordNumbers(line);
  for (const { cue, pattern } of readers) {
    for (const { 0: found, index } of line.matchAll(pattern)) {
      const hit = {
        first: wordAt[index + 1] ?? 0,
        last: wordAt[index + found.length - 1] ?? 0,
        sounded: isSounded,
      };
      const hits = cues.get(cue);
      if (hits) hits.push(hit);
      else cues.set(cue, [hit]);
    }
  }
}

/** For each character of a line the number of its word. */
function wordNumbers(line: string): Uint16Array {
  const numbers = new Uint16Array(line.length);
  let word = -1;
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === ' ') word += 1;
    numbers[at] = word;
  }
  return numbers;
}
