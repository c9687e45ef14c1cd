import { findStories, readIndex, type SearchEntry, searchIndex } from '@/lib/stories/story-search';

const story = (given: Partial<Parameters<typeof searchIndex>[0][number]> = {}) => ({
  id: 'coming-home',
  title: 'Coming home',
  excerpt: 'The first weeks with the family.',
  ...given,
});
const entries: readonly SearchEntry[] = [
  ['a', 'Coming home', 'The first weeks after treatment with the family'],
  ['b', 'The family at the table', 'What helps at home'],
  ['c', 'Café evenings', 'Without a drink'],
  ['d', 'ঘরে ফেরা', 'প্রথম সপ্তাহ'],
];
const found = (query: string) => findStories(entries, query).map(([id]) => id);

describe('the index of stories', () => {
  it('carries id, title and first words', () => {
    expect(searchIndex([story()])).toEqual([
      ['coming-home', 'Coming home', 'The first weeks with the family.'],
    ]);
  });

  it('ends at a whole word, without the ellipsis of the excerpt', () => {
    const [[, , words] = ['', '', '']] = searchIndex([story({ excerpt: `${'word '.repeat(60)}endless…` })]);
    expect(words.length).toBeLessThanOrEqual(200);
    expect(words).toMatch(/^(?:word )+word$/);
  });

  it('takes two thousand stories and no more, and stays small', () => {
    const many = Array.from({ length: 2500 }, (_, n) =>
      story({ id: `story-${n}`, excerpt: 'plain words of a story '.repeat(9) }),
    );
    const index = searchIndex(many);
    expect(index).toHaveLength(2000);
    expect(JSON.stringify(index).length).toBeLessThan(130_000);
  });

  it('is read back from its message, entries that are none left out', () => {
    expect(readIndex([['a', 'b', 'c'], ['a', 1, 'c'], null, 'x'])).toEqual([['a', 'b', 'c']]);
    expect(readIndex({ stories: [] })).toBeNull();
  });
});

describe('a search among the stories', () => {
  it.each([
    ['home', ['a', 'b']],
    ['family', ['b', 'a']],
    ['FAMILY home', ['a', 'b']],
    ['fam', ['b', 'a']],
    ['amily', []],
    ['family drink', []],
    ['cafe', ['c']],
    ['ঘরে', ['d']],
    ['প্রথ', ['d']],
    ['', []],
    [' .*( ', []],
  ])('for %j finds %j', (query, ids) => {
    expect(found(query)).toEqual(ids);
  });
});
