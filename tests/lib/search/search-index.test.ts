import { excerptOf, type Segment } from '@/lib/search/excerpt';
import { readIndex, type SearchDocument, writeIndex } from '@/lib/search/search-index';
import { isWithin, keyOf, tokensOf } from '@/lib/search/words';

const document = (given: Partial<SearchDocument> = {}): SearchDocument => ({
  kind: 'story',
  language: 'en',
  url: '/blog/coming-home',
  title: 'Coming home',
  text: 'The first weeks with the family.',
  ...given,
});

describe('the index as it is sent', () => {
  it('is read back as the documents it was written from', () => {
    const documents = [document(), document({ kind: 'room', language: 'hi', url: '/hi', title: 'कमरा' })];
    expect(readIndex(JSON.parse(JSON.stringify(writeIndex(documents))))).toEqual(documents);
  });

  it('leaves out what is no document, and addresses of other sites', () => {
    const [entry] = writeIndex([document()]);
    const elsewhere = writeIndex([document({ url: '//evil.example' }), document({ url: 'javascript:1' })]);
    expect(readIndex([entry, ['story', 'en'], null, 'x', ['film', 'en', '/a', 'b', 'c']])).toHaveLength(1);
    expect(readIndex(elsewhere)).toEqual([]);
    expect(readIndex({ stories: [] })).toBeNull();
  });

  it('takes two thousand documents and no more, each cut at a word, and stays small', () => {
    const text = 'plain words of a story '.repeat(300);
    const index = writeIndex(Array.from({ length: 2500 }, (_, n) => document({ url: `/blog/${n}`, text })));
    expect(index).toHaveLength(2000);
    expect(index[0]?.[4]).toMatch(/^(?:\w+ )+(?:plain|words|of|a|story)$/);
    expect(JSON.stringify(index).length).toBeLessThan(320_000);
  });
});

describe('the key of a word', () => {
  it.each([
    ['खर्च', 'kharch'],
    ['খরচ', 'khoroch'],
    ['नेशा', 'nesha'],
    ['শরাব', 'shorab'],
    ['ছাড়তে', 'charte'],
    ['ज़बरदस्ती', 'jabardasti'],
    ['Café', 'cafe'],
    ['detox', 'detocks'],
    ['৪৫', '45'],
    ['accommodation', 'acommodation'],
  ])('is the same for %j and %j', (one, other) => {
    expect(keyOf(one)).toBe(keyOf(other));
  });
});

describe('slips of the finger', () => {
  it.each([
    ['relapse', 'relaps', 1, true],
    ['relapse', 'realpse', 1, true],
    ['relapse', 'rlapes', 1, false],
    ['relapse', 'rlapes', 2, true],
    ['detox', 'detail', 2, false],
  ])('%j and %j are at most %d apart: %j', (one, other, most, expected) => {
    expect(isWithin(one, other, most)).toBe(expected);
  });
});

describe('an excerpt', () => {
  const excerpt = (text: string, key: string): Segment[] =>
    excerptOf(text, tokensOf(text), { isMatch: (one) => one === key, isTyped: () => false });
  const shown = (segments: readonly Segment[]) => segments.map(({ text }) => text).join('');
  const long = `${'Rest comes first here. '.repeat(20)}Then the courtyard opens. ${'Tea follows at six. '.repeat(20)}`;

  it('is the whole of a short text, its last sign included', () => {
    expect(excerpt('Rest comes first.', 'tea')).toEqual([
      { start: 0, text: 'Rest comes first.', isMatch: false },
    ]);
  });

  it('surrounds the match, marks it, begins at a sentence and ends at a word', () => {
    const found = excerpt(long, keyOf('courtyard'));
    expect(found.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual(['courtyard']);
    expect(shown(found)).toMatch(/^Then the courtyard opens\. .* (?:Tea|follows|at|six) …$/);
    expect(shown(found).length).toBeLessThanOrEqual(190);
  });

  it('begins at its sentence where that is long, too', () => {
    const sentence = `When the work is done, ${'the hours go by, and '.repeat(5)}the courtyard opens.`;
    expect(shown(excerpt(`${'Rest comes first. '.repeat(10)}${sentence}`, keyOf('courtyard')))).toBe(
      sentence,
    );
  });

  it('of a long sentence begins behind a comma, else at a word, and shows that something is left out', () => {
    const clause = `${'the hours go by and '.repeat(10)}then, when the tea is drunk, the courtyard opens`;
    expect(shown(excerpt(clause, keyOf('courtyard')))).toMatch(/^… the courtyard opens$/);
    const endless = `${'the hours go by and '.repeat(10)}the courtyard opens`;
    expect(shown(excerpt(endless, keyOf('courtyard')))).toMatch(
      /^… (?:the|hours|go|by|and) .*the courtyard opens$/,
    );
  });

  it('splits no letter of Hindi and Bengali', () => {
    const text = 'বাড়ি ফেরার প্রথম মাস। '.repeat(30);
    expect(shown(excerpt(text, keyOf('মাস')))).toMatch(/(?:বাড়ি|ফেরার|প্রথম|মাস) …$/);
  });
});
