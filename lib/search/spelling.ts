/** How many slips of the finger a word of so many letters may have. */
export const slipsAllowed = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/**
 * Whether two words are at most so many slips apart: a letter wrong, missing, too many, or exchanged with the next
 * (optimal string alignment).
 */
export function isWithin(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row];
    for (let at = 1; at <= b.length; at += 1) {
      const isSame = a[row - 1] === b[at - 1];
      const isSwapped = a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1];
      line[at] = Math.min(
        (above[at] ?? 0) + 1,
        (line[at - 1] ?? 0) + 1,
        (above[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[at - 2] ?? most) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...line) > most) return false;
    before = above;
    above = line;
  }
  return (above[b.length] ?? most + 1) <= most;
}
