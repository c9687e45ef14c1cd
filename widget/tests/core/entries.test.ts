import {
  addEntry,
  allEntries,
  CHUNK_MAX,
  changeEntry,
  entryOf,
  newestEntries,
  newestFirst,
  noEntries,
  prependEntries,
  replaceEntries,
  withoutEntries,
} from '@/widget/core/entries';
import { messagesOf } from '@/widget/core/selectors';
import type { Entries, Entry } from '@/widget/core/state';

const entry = (id: string): Entry => ({
  kind: 'message',
  message: { id, content: id, sender: 'BOT', type: 'string', timestamp: '' },
  isStreaming: false,
  isFromHistory: false,
});
const numbered = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => entry(`item-${from + index}`));
const listOf = (items: readonly Entry[]) => items.reduce<Entries>(addEntry, noEntries);
const keysOf = ({ chunks }: Entries) => chunks.map(({ key }) => key);
const sizesOf = ({ chunks }: Entries) => chunks.map(({ items }) => items.length);
const idsOf = (entries: Iterable<Entry>) => Array.from(entries, ({ message }) => message.id);

describe('the entries of a conversation', () => {
  it('stand in chunks of so many, each once and in order', () => {
    const items = numbered(0, 2 * CHUNK_MAX + 5);
    const list = listOf(items);
    expect(allEntries(list)).toEqual(items);
    expect(sizesOf(list)).toEqual([CHUNK_MAX, CHUNK_MAX, 5]);
    expect(list).toHaveLength(2 * CHUNK_MAX + 5);
    expect(replaceEntries(noEntries, items)).toEqual(list);
  });

  it('are read from the newest on', () => {
    const items = numbered(0, CHUNK_MAX + 5);
    const list = listOf(items);
    expect(idsOf(newestFirst(list))).toEqual(idsOf(items).reverse());
    expect(newestEntries(list, 7)).toEqual(items.slice(-7));
    expect(newestEntries(list, 0)).toEqual([]);
    expect(entryOf(list, 'item-3')).toBe(items[3]);
    expect(entryOf(list, 'nobody')).toBeUndefined();
  });

  it('share all chunks but the last with the list before a new one came', () => {
    const before = listOf(numbered(0, 2 * CHUNK_MAX + 5));
    const after = addEntry(before, entry('new'));
    expect(after.chunks.slice(0, 2).every((chunk, at) => chunk === before.chunks[at])).toBe(true);
    expect(after.chunks[2]).not.toBe(before.chunks[2]);
    expect(keysOf(after)).toEqual(keysOf(before));
    expect(before).toHaveLength(2 * CHUNK_MAX + 5);
  });

  it('change in one chunk, or not at all where nobody has the id', () => {
    const before = listOf(numbered(0, 3 * CHUNK_MAX));
    const after = changeEntry(before, 'item-3', () => entry('other'));
    expect(idsOf(allEntries(after)).slice(2, 5)).toEqual(['item-2', 'other', 'item-4']);
    expect(after.chunks.map((chunk, at) => chunk === before.chunks[at])).toEqual([false, true, true]);
    expect(changeEntry(before, 'nobody', () => entry('other'))).toBe(before);
  });

  it('stay in their chunks when older ones come before them', () => {
    const live = listOf(numbered(100, 115));
    const all = prependEntries(live, numbered(0, CHUNK_MAX + 3));
    expect(sizesOf(all)).toEqual([CHUNK_MAX, 3, 15]);
    expect(all.chunks.at(-1)).toBe(live.chunks[0]);
    expect(new Set(keysOf(all)).size).toBe(3);
  });

  it('keep their chunk when its first one is taken away; a chunk without any is gone', () => {
    const list = listOf(numbered(0, 2 * CHUNK_MAX));
    const left = withoutEntries(list, ({ message }) => message.id === `item-${CHUNK_MAX}`);
    expect(keysOf(left)).toEqual(keysOf(list));
    expect(sizesOf(left)).toEqual([CHUNK_MAX, CHUNK_MAX - 1]);
    expect(left.chunks[0]).toBe(list.chunks[0]);
    const second = new Set(idsOf(list.chunks[1]?.items ?? []));
    expect(keysOf(withoutEntries(list, ({ message }) => second.has(message.id)))).toEqual([keysOf(list)[0]]);
  });

  it('are the same chunks for the same entries again', () => {
    const list = listOf(numbered(0, 2 * CHUNK_MAX + 5));
    const again = replaceEntries(list, allEntries(list));
    expect(again.chunks.every((chunk, at) => chunk === list.chunks[at])).toBe(true);
    const changed = replaceEntries(
      list,
      allEntries(list).map((one) => ({ ...one })),
    );
    expect(keysOf(changed)).toEqual(keysOf(list));
    expect(changed.chunks[0]).not.toBe(list.chunks[0]);
  });

  it('have chunks with keys of their own whatever is put where, also after all have gone', () => {
    const list = listOf(numbered(0, 3 * CHUNK_MAX));
    const items = allEntries(list);
    const mixed = items.filter((_, at) => at % 2).concat(items.filter((_, at) => at % 2 === 0));
    const changed = replaceEntries(list, mixed);
    expect(allEntries(changed)).toEqual(mixed);
    expect(new Set(keysOf(changed)).size).toBe(changed.chunks.length);
    const anew = addEntry(replaceEntries(changed, []), entry('first'));
    expect(keysOf(changed)).not.toContain(keysOf(anew)[0]);
  });

  it('give one array of messages for one list, and another for another', () => {
    const list = listOf(numbered(0, CHUNK_MAX + 5));
    const messages = messagesOf({ entries: list });
    expect(messages.map(({ id }) => id)).toEqual(idsOf(allEntries(list)));
    expect(messagesOf({ entries: list })).toBe(messages);
    const more = messagesOf({ entries: addEntry(list, entry('new')) });
    expect(more).toHaveLength(CHUNK_MAX + 6);
    expect(messages).toHaveLength(CHUNK_MAX + 5);
  });
});
