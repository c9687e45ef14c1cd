import type { Change } from './document-schema';

/** What differs between two texts: `text` in the place of what stands from `from` to `to`, in UTF-16 units of the first. */
export type TextChange = { from: number; to: number; text: string };

const isHigh = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;

/** The one stretch in which two texts differ; no letter is cut in two. */
export function changeBetween(before: string, after: string): TextChange {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before.charCodeAt(from) === after.charCodeAt(from)) from += 1;
  if (from > 0 && isHigh(before.charCodeAt(from - 1))) from -= 1;
  let tail = 0;
  while (tail < shorter - from && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  if (tail > 0 && isHigh(before.charCodeAt(before.length - tail - 1))) tail -= 1;
  return { from, to: before.length - tail, text: after.slice(from, after.length - tail) };
}

export const withChange = (before: string, { from, to, text }: TextChange): string =>
  before.slice(0, from) + text + before.slice(to);

/** Two long texts that have little in common are not compared word by word for longer. */
const COMPARE_MS = 500;

/** What has changed from one text to another, word by word where that is soon found, else by lines. */
export async function changesOf(before: string, after: string): Promise<Change[]> {
  const compare = await import('diff');
  const found =
    compare.diffWordsWithSpace(before, after, { timeout: COMPARE_MS }) ??
    compare.diffLines(before, after, { timeout: COMPARE_MS });
  if (!found)
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
  return found.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
}
