import type { Accommodation } from './schema';

export type Category = { name: string; items: Accommodation[] };

/** Selected at first where the data has it (spec §2, Accommodation). */
const PREFERRED = 'Dormitory';

/** Categories and their pictures, both in the order of the list. */
export function groupByName(list: readonly Accommodation[]): Category[] {
  const groups = new Map<string, Category>();
  for (const item of list) {
    const group = groups.get(item.name) ?? { name: item.name, items: [] };
    group.items.push(item);
    groups.set(item.name, group);
  }
  return [...groups.values()];
}

/** The category shown at first; null when there is none. */
export function defaultCategory(categories: readonly Category[]): string | null {
  const preferred = categories.find(({ name }) => name === PREFERRED);
  return (preferred ?? categories[0])?.name ?? null;
}
