import { haveOneStem, nearness, SHORTEST_STEM, smallKeys, type Token, tokensOf, WEIGHTS } from './words';

/**
 * A stretch of text; where it starts tells it apart from others. `isMatch`: it says what was looked for, in other words
 * perhaps; `isTyped`: it is a word of the query, in its spelling or with another ending.
 */
export type Segment = { start: number; text: string; isMatch: boolean; isTyped?: boolean };

/** Which words of a text are what was looked for, by their keys. */
export type Matching = { isMatch: (key: string) => boolean; isTyped: (key: string) => boolean };

/** Longest excerpt in UTF-16 units, its ellipses not counted. */
const LENGTH = 180;
/** How far before the first match an excerpt may begin at what follows a comma. */
const LEAD = 110;
/** The same so that a sentence is whole: the match and a few words after it still stand in the excerpt. */
const SENTENCE_LEAD = 150;

/** Whether a word is one of a query's own: in its spelling, with another ending, begun, or with a slip in what is no word. */
export function typedIn(query: string, isWord: (key: string) => boolean): (key: string) => boolean {
  const keys = new Set(tokensOf(query).flatMap(({ key }) => (smallKeys.has(key) ? [] : [key])));
  const isSlip = (word: string) => word.length >= SHORTEST_STEM && !isWord(word);
  const typed = [...keys].map((word) => ({ word, least: isSlip(word) ? WEIGHTS.twoSlips : WEIGHTS.oneSlip }));
  return (key) =>
    typed.some(
      ({ word, least }) => nearness(word, key) > least || haveOneStem(key, word) || word === `${key}s`,
    );
}

/** A text in segments from one place to another. */
export function segmentsOf(
  text: string,
  tokens: readonly Token[],
  { isMatch, isTyped }: Matching,
): Segment[] {
  const segments: Segment[] = [];
  let from = 0;
  for (const { start, end, key } of tokens) {
    if (!isMatch(key) && !isTyped(key)) continue;
    if (start > from) segments.push({ start: from, text: text.slice(from, start), isMatch: false });
    segments.push({
      start,
      text: text.slice(start, end),
      isMatch: isMatch(key),
      ...(isTyped(key) && { isTyped: true }),
    });
    from = end;
  }
  if (from < text.length) segments.push({ start: from, text: text.slice(from), isMatch: false });
  return segments;
}

type Beginning = { start: number; isSentence: boolean };

/** Where an excerpt around a word begins: its sentence where that is near, else a clause or a word near before it. */
function beginningOf(text: string, tokens: readonly Token[], at: number): Beginning {
  const start = tokens[at]?.start ?? 0;
  if (start <= SENTENCE_LEAD) return { start: 0, isSentence: true };
  const endOf = (sign: RegExp, lead: number) => {
    const from = start - lead;
    const last = [...text.slice(from, start).matchAll(sign)].at(-1);
    return last ? from + last.index + last[0].length : null;
  };
  const sentence = endOf(/[.!?।…]["”’]?\s+/gu, SENTENCE_LEAD);
  if (sentence !== null) return { start: sentence, isSentence: true };
  const near = tokens.find((token) => token.start >= start - LEAD / 3)?.start ?? start;
  return { start: endOf(/[,;:–—]\s+/gu, LEAD) ?? near, isSentence: false };
}

/** The first token of the stretch that has most different matches in it; a word of the query counts twice. */
function bestStart(tokens: readonly Token[], { isMatch, isTyped }: Matching): number {
  const matches = tokens.flatMap(({ key }, at) => (isMatch(key) || isTyped(key) ? [at] : []));
  let best = { at: 0, count: 0 };
  for (const at of matches) {
    const limit = (tokens[at]?.start ?? 0) + LENGTH - LEAD;
    const within = matches.filter((other) => other >= at && (tokens[other]?.end ?? 0) <= limit);
    const keys = [...new Set(within.map((other) => tokens[other]?.key ?? ''))];
    const count = keys.length + keys.filter(isTyped).length;
    if (count > best.count) best = { at, count };
  }
  return best.at;
}

/** Where a stretch ends that would end within a number such as 1,50,000: before the whole of it. */
function wholeNumber(text: string, start: number, end: number): number {
  if (!/^[.,]\d/.test(text.slice(end, end + 2))) return end;
  return start + Math.max(0, text.slice(start, end).search(/\s+\S*$/));
}

type Quoted = Matching & { fromStart?: boolean };

/**
 * The stretch of a text that says most about a query: it begins at a sentence, or behind an ellipsis, and ends at a word.
 * The beginning where it says nothing, and of what is an answer as a whole (`fromStart`).
 */
export function excerptOf(
  text: string,
  tokens: readonly Token[],
  { fromStart = false, ...matching }: Quoted,
): Segment[] {
  const first = fromStart ? 0 : bestStart(tokens, matching);
  const { start, isSentence } = beginningOf(text, tokens, first);
  const within = tokens.filter((token) => token.start >= start && token.end <= start + LENGTH);
  const last = wholeNumber(text, start, within.at(-1)?.end ?? start);
  const shown = within.filter(({ end }) => end <= last);
  const isCut = last < (tokens.at(-1)?.end ?? 0);
  // The sign that ends the last sentence belongs to it.
  const end = isCut ? last : Math.min(text.length, start + LENGTH + 3);
  const moved = shown.map((token) => ({ ...token, start: token.start - start, end: token.end - start }));
  const segments = segmentsOf(text.slice(start, end), moved, matching);
  return [
    ...(isSentence ? [] : [{ start: -1, text: '… ', isMatch: false }]),
    ...segments,
    ...(isCut ? [{ start: end, text: ' …', isMatch: false }] : []),
  ];
}
