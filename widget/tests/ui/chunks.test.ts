import { makeChunker } from '@/widget/ui/chunks';

type Item = { id: string };
const numbered = (from: number, to: number): Item[] =>
  Array.from({ length: to - from }, (_, index) => ({ id: `item-${from + index}` }));
const chunker = () => makeChunker<Item>({ max: 10, keyOf: ({ id }) => id });

describe('the chunks of a list', () => {
  it('hold every item once, in order, and no more than so many', () => {
    const items = numbered(0, 35);
    const chunks = chunker()(items);
    expect(chunks.flatMap((chunk) => chunk.items)).toEqual(items);
    expect(chunks.map((chunk) => chunk.items.length)).toEqual([10, 10, 10, 5]);
    expect(chunks[2]?.before).toBe(items[19]);
  });

  it('stay the same objects when an item is added at the end, but the last', () => {
    const chunk = chunker();
    const items = numbered(0, 35);
    const before = chunk(items);
    const after = chunk([...items, { id: 'new' }]);
    expect(after).toHaveLength(4);
    for (const index of [0, 1, 2]) expect(after[index]).toBe(before[index]);
    expect(after[3]).not.toBe(before[3]);
    expect(after[3]?.key).toBe(before[3]?.key);
  });

  it('give the same objects for the same list again', () => {
    const chunk = chunker();
    const items = numbered(0, 20);
    const [first, last] = chunk(items);
    const again = chunk([...items]);
    expect(again[0]).toBe(first);
    expect(again[1]).toBe(last);
  });

  it('let a row keep its chunk when older ones come before it', () => {
    const chunk = chunker();
    const live = numbered(100, 115);
    const keys = chunk(live).map(({ key }) => key);
    const all = chunk([...numbered(0, 13), ...live]);
    expect(all.flatMap(({ items }) => items)).toHaveLength(28);
    expect(all.slice(-2).map(({ key }) => key)).toEqual(keys);
    expect(all.at(-2)?.items).toEqual(live.slice(0, 10));
  });

  it('go on when the first item of one is taken away', () => {
    const chunk = chunker();
    const items = numbered(0, 25);
    const keys = chunk(items).map(({ key }) => key);
    const left = items.filter(({ id }) => id !== 'item-10');
    const chunks = chunk(left);
    expect(chunks.flatMap((one) => one.items)).toEqual(left);
    expect(chunks.map(({ key }) => key)).toEqual(keys);
  });

  it('have keys of their own whatever is put where', () => {
    const chunk = chunker();
    const items = numbered(0, 30);
    chunk(items);
    const mixed = items.filter((_, index) => index % 2).concat(items.filter((_, index) => index % 2 === 0));
    const chunks = chunk(mixed);
    expect(chunks.flatMap((one) => one.items)).toEqual(mixed);
    expect(new Set(chunks.map(({ key }) => key)).size).toBe(chunks.length);
  });
});
