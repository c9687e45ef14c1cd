/** A tag, whole; `1 < 2` is none. */
const TAG = /(<\/?[a-z][^<>]*>)/i;

let segmenter: Intl.Segmenter | undefined;

/** The characters a reader sees: a Bengali conjunct or a family emoji is one. */
export function graphemes(text: string): string[] {
  if (typeof Intl.Segmenter === 'undefined') return Array.from(text);
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** The steps of a simulated stream: a character, or an HTML tag, at a time (spec §4). */
export function streamSteps(text: string): string[] {
  return text.split(TAG).flatMap((part) => (TAG.test(part) ? [part] : graphemes(part)));
}
