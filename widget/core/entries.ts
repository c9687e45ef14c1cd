import type { Chunk, Entries, Entry } from './state';

/** This many entries are copied, compared and drawn together. */
export const CHUNK_MAX = 20;

export const noEntries: Entries = { chunks: [], length: 0, newestKey: 0 };

export const allEntries = ({ chunks }: Entries): Entry[] => chunks.flatMap(({ items }) => items);

export function* newestFirst({ chunks }: Entries): Generator<Entry, void> {
  for (let at = chunks.length - 1; at >= 0; at -= 1) {
    const items = chunks[at]?.items ?? [];
    for (let index = items.length - 1; index >= 0; index -= 1) {
      const entry = items[index];
      if (entry) yield entry;
    }
  }
}

/** At most so many, in order. */
export function newestEntries(entries: Entries, max: number): Entry[] {
  const found: Entry[] = [];
  for (const entry of newestFirst(entries)) {
    if (found.length === max) break;
    found.push(entry);
  }
  return found.reverse();
}

/** The newest entry of which the test is true. */
export function findEntry(entries: Entries, test: (entry: Entry) => boolean): Entry | undefined {
  for (const entry of newestFirst(entries)) if (test(entry)) return entry;
  return undefined;
}

export const entryOf = (entries: Entries, id: string): Entry | undefined =>
  findEntry(entries, ({ message }) => message.id === id);

export function addEntry({ chunks, newestKey }: Entries, entry: Entry): Entries {
  const last = chunks.at(-1);
  return last && last.items.length < CHUNK_MAX
    ? listOf([...chunks.slice(0, -1), { ...last, items: [...last.items, entry] }], newestKey)
    : listOf([...chunks, { key: newestKey + 1, items: [entry] }], newestKey + 1);
}

/** Nothing changes where the entry is not listed. */
export function changeEntry(entries: Entries, id: string, change: (entry: Entry) => Entry): Entries {
  const { chunks, newestKey } = entries;
  const at = chunks.findLastIndex(({ items }) => items.some(({ message }) => message.id === id));
  if (at === -1) return entries;
  const changed = chunks.map((chunk, index) =>
    index === at
      ? { ...chunk, items: chunk.items.map((entry) => (entry.message.id === id ? change(entry) : entry)) }
      : chunk,
  );
  return listOf(changed, newestKey);
}

export function withoutEntries({ chunks, newestKey }: Entries, test: (entry: Entry) => boolean): Entries {
  const rest = chunks.map((chunk) => {
    const items = chunk.items.filter((entry) => !test(entry));
    return items.length === chunk.items.length ? chunk : { ...chunk, items };
  });
  return listOf(
    rest.filter(({ items }) => items.length > 0),
    newestKey,
  );
}

/** Puts entries before all others, which stay in their chunks. */
export function prependEntries({ chunks, newestKey }: Entries, items: readonly Entry[]): Entries {
  const added = replaceEntries({ ...noEntries, newestKey }, items);
  return listOf([...added.chunks, ...chunks], added.newestKey);
}

/** Other entries, of which those already listed stay in their chunks: a row that moved to another would be built anew. */
export function replaceEntries({ chunks, newestKey }: Entries, entries: readonly Entry[]): Entries {
  const keys = new Map(chunks.flatMap(({ key, items }) => items.map(({ message }) => [message.id, key])));
  const known = new Map(chunks.map((chunk) => [chunk.key, chunk]));
  const used = new Set<number>();
  const regrouped: { key: number; items: Entry[] }[] = [];
  let newest = newestKey;
  for (const entry of entries) {
    const open = regrouped.at(-1);
    const key = keys.get(entry.message.id);
    const isKnown = key !== undefined && !used.has(key);
    if (open && !isKnown && open.items.length < CHUNK_MAX) {
      open.items.push(entry);
      continue;
    }
    newest += isKnown ? 0 : 1;
    used.add(isKnown ? key : newest);
    regrouped.push({ key: isKnown ? key : newest, items: [entry] });
  }
  return listOf(
    regrouped.map((chunk) => sameOf(known.get(chunk.key), chunk)),
    newest,
  );
}

const sameOf = (old: Chunk | undefined, chunk: Chunk): Chunk =>
  old && old.items.length === chunk.items.length && chunk.items.every((item, at) => item === old.items[at])
    ? old
    : chunk;

const listOf = (chunks: readonly Chunk[], newestKey: number): Entries => ({
  chunks,
  length: chunks.reduce((sum, { items }) => sum + items.length, 0),
  newestKey,
});
