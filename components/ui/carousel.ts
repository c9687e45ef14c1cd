/** The index a row of `count` pictures shows: past the last comes the first, before the first the last (spec §2). */
export function wrapIndex(index: number, count: number): number {
  return count > 0 ? ((index % count) + count) % count : 0;
}
