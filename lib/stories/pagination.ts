export type Page<T> = { items: readonly T[]; page: number; pages: number };

/** One page of a list, counted from 1; null where there is no such page. An empty list has one empty page. */
export function pageOf<T>(list: readonly T[], page: number, size: number): Page<T> | null {
  const pages = Math.max(1, Math.ceil(list.length / size));
  if (!Number.isSafeInteger(page) || page < 1 || page > pages) return null;
  return { items: list.slice((page - 1) * size, page * size), page, pages };
}
