import { Parser } from 'htmlparser2';
import { type Language, sentences } from '@/lib/i18n/language';
import type { Alarm, Blog, Story } from './schema';

/** Longest excerpt in UTF-16 units, the ellipsis not counted (spec §9). */
export const EXCERPT_LENGTH = 200;

/** A longer run without a space is no word of ours: an address, or a script that has no spaces. */
const LONGEST_WORD = 50;

/** Read no further than this: a page of text has a few thousand characters, and the rest would only cost time. */
const INPUT_LIMIT = 2_000_000;
const CHUNK = 16_384;

/**
 * The beginning of a story as plain text (spec §2, Blog list): at most 200 characters and an ellipsis. It ends with the
 * last sentence that ends in the second half of them, and says nothing of more; else behind the last whole word; in a word
 * longer than that, or a script without spaces, between two characters.
 */
export function excerpt(html: string): string {
  // One more than shown tells whether there is anything to cut; a few more let the segmenter see a whole character.
  const text = readText(html, EXCERPT_LENGTH + 100);
  if (text.length <= EXCERPT_LENGTH) return text;
  const sentences = /^.*[.!?।][”’"]?(?= )/su.exec(text.slice(0, EXCERPT_LENGTH + 1))?.[0] ?? '';
  if (sentences.length >= EXCERPT_LENGTH / 2) return sentences;
  const space = text.lastIndexOf(' ', EXCERPT_LENGTH);
  const isWordEnd = space >= EXCERPT_LENGTH - LONGEST_WORD;
  const cut = text.slice(0, isWordEnd ? space : boundaryBefore(text, EXCERPT_LENGTH));
  return `${cut.replace(/[\s,;:(–—-]{1,4}$/u, '')}…`;
}

/** The words a reader sees in an HTML text, each run of white space and each edge of a block as one space. */
export const plainText = (html: string): string => readText(html, Number.POSITIVE_INFINITY);

/** A heading or an item of a list that ends without a sign of its own. */
const OPEN_END = /([\p{L}\p{M}\p{N})”’])(<\/(?:h[1-6]|li|dt|dd)>)/giu;

/** The same where nothing shows what was a heading or an item of a list: each ends as a sentence of its language does. */
export const sentencesText = (html: string, language: Language = 'en'): string =>
  plainText(html.replace(OPEN_END, (_, letter: string, tag: string) => sentences(language, letter) + tag));

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

function boundaryBefore(text: string, limit: number): number {
  const start = graphemes.segment(text).containing(limit)?.index ?? limit;
  if (start > 0) return start;
  // One endless character: cut it, though not between the halves of a surrogate pair.
  return /[\uD800-\uDBFF]/.test(text.charAt(limit - 1)) ? limit - 1 : limit;
}

function readText(html: string, enough: number): string {
  const words = new TextBuilder();
  const parser = new Parser(readerInto(words), { decodeEntities: true });
  const end = Math.min(html.length, INPUT_LIMIT);
  for (let at = 0; at < end && words.length <= enough; at += CHUNK) {
    parser.write(html.slice(at, Math.min(at + CHUNK, end)));
  }
  parser.end();
  return words.text();
}

const unread = new Set('script style template noscript svg math iframe object title'.split(' '));

const inline = new Set(
  (
    'a abbr b bdi bdo big cite code data del dfn em font i ins kbd label mark q rp rt ruby s samp small span ' +
    'strike strong sub sup time tt u var wbr'
  ).split(' '),
);

function readerInto(words: TextBuilder) {
  // Names of the open elements whose content is not read; the outermost decides when reading goes on.
  const skipped: string[] = [];
  return {
    onopentag(name: string, attributes: Record<string, string>) {
      const isHidden = attributes['class'] === 'visually-hidden';
      if (skipped.length > 0 ? name === skipped[0] : unread.has(name) || isHidden) skipped.push(name);
      else if (!inline.has(name)) words.gap();
    },
    onclosetag(name: string) {
      if (skipped[0] === name) skipped.pop();
      else if (!inline.has(name)) words.gap();
    },
    ontext(data: string) {
      if (skipped.length === 0) words.add(data);
    },
  };
}

/** Text that grows in linear time and never holds two spaces in a row. */
class TextBuilder {
  private readonly pieces: string[] = [];
  private owesGap = false;
  length = 0;

  gap(): void {
    this.owesGap = true;
  }

  add(data: string): void {
    const collapsed = data.replace(/\s+/g, ' ');
    const words = collapsed.trim();
    if (collapsed.startsWith(' ')) this.gap();
    if (words === '') return;
    const next = this.owesGap && this.length > 0 ? ` ${words}` : words;
    this.pieces.push(next);
    this.length += next.length;
    this.owesGap = collapsed.endsWith(' ');
  }

  text(): string {
    return this.pieces.join('');
  }
}

/** Words a reader sees. */
export const wordCountOf = (html: string): number =>
  plainText(html)
    .split(' ')
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Words a minute. The same text has a tenth more words in Hindi and an eighth fewer in Bengali, and reads as long. */
export const READING_PACE: Readonly<Record<Language, number>> = { en: 200, hi: 220, bn: 175 };

/** Whole minutes an unhurried reader needs for a plain text, at least one. */
export function readingMinutes(text: string, language: Language = 'en'): number {
  const words = text.match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.round(words / READING_PACE[language]));
}

/** Whole words only: "stop suddenly" counts, "a sudden stop at the lights" does not. */
const phrases = [
  'overdos(?:e|es|ed|ing)',
  'suicides?',
  'suicidal',
  'self[- ]harm',
  '(?:stop|stops|stopped|stopping|quit|quits|quitting|withdraw|withdrawing) (?:\\S+ ){0,3}(?:suddenly|abruptly)',
  '(?:suddenly|abruptly) (?:stop|stops|stopped|stopping|quit|quits|quitting|withdraw|withdrawing)',
  'sudden withdrawal',
  'cold turkey',
  'আত্মহত্যা',
  'ওভারডোজ',
  'आत्महत्या',
  'ओवरडोज',
];
const heavy = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${phrases.join('|')})(?![\\p{L}\\p{M}\\p{N}])`, 'iu');

/** Whether a text concerns overdose, suicide or stopping suddenly, so that help should stand beside it. */
export const isHeavySubject = (text: string): boolean => heavy.test(text.replace(/\s+/g, ' '));

const urgent = [
  ['overdose', /overdos|ওভারডোজ|ओवरडोज/i],
  ['withdrawal', /withdrawal|detox|cold turkey|(?:stop|quit)\S* .*(?:suddenly|abruptly)|ডিটক্স|डिटॉक्स/i],
] as const;

/** What a story's page begins with: by its topics, without them by its title, else by what its text speaks of. */
export function alarmOf(story: Pick<Story, 'title' | 'topics'> & { text: string }): Alarm | null {
  const { title, text, topics } = story;
  const found = urgent.find(([topic, words]) => topics.includes(topic) || words.test(title));
  if (found) return found[0];
  return isHeavySubject(`${title} ${text}`) ? 'line' : null;
}

const healthTopics: readonly string[] = ['treatment', 'withdrawal', 'overdose'];

/** Whether a story is about health, by its topics or its title; what it only mentions does not count. */
export const isOfHealth = ({ title, topics = [] }: Pick<Blog, 'title' | 'topics'>): boolean =>
  topics.some((topic) => healthTopics.includes(topic)) ||
  /medicines?\b|medication/i.test(title) ||
  urgent.some(([, words]) => words.test(title));
