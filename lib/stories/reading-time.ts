const WORDS_A_MINUTE = 200;

/** Whole minutes an unhurried reader needs for a plain text, at least one. */
export function readingMinutes(text: string): number {
  const words = text.match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
