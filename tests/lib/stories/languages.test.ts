import { inLanguage, textsIn, withLanguage } from '@/lib/stories/languages';

type Record = { id: string | null; language?: 'en' | 'hi' | 'bn' };
const shown = (records: Record[], language: 'en' | 'hi' | 'bn') =>
  inLanguage(records, language, ({ id }) => id).map((one) => `${one.id} ${one.language ?? '-'}`);

describe('of records in several languages a page shows', () => {
  const list: Record[] = [
    { id: 'a' },
    { id: 'a', language: 'hi' },
    { id: 'b', language: 'bn' },
    { id: 'b', language: 'en' },
    { id: 'c' },
    { id: 'd', language: 'hi' },
    { id: 'd', language: 'bn' },
  ];

  it('its own', () => {
    expect(shown(list, 'bn')).toEqual(['a -', 'b bn', 'c -', 'd bn']);
    expect(shown(list, 'hi')).toEqual(['a hi', 'b en', 'c -', 'd hi']);
  });

  it('English without another, and the first where there is no English', () => {
    expect(shown(list, 'en')).toEqual(['a -', 'b en', 'c -', 'd hi']);
  });

  it('every one that says no language, whatever its name', () => {
    expect(shown([{ id: 'a' }, { id: 'a' }, { id: null }, { id: null, language: 'bn' }], 'hi')).toEqual([
      'a -',
      'a -',
      'null -',
      'null bn',
    ]);
  });
});

describe('the texts of a record', () => {
  const texts = { name: { en: 'Hall', bn: 'ঘর' }, type: { en: 'At six', bn: 'ছটায়', hi: 'छह बजे' } };

  it('are in the language where all of them are', () => {
    expect(textsIn(texts, 'bn')).toEqual({ name: 'ঘর', type: 'ছটায়', language: 'bn' });
  });

  it('are English, unmarked, where one is missing', () => {
    expect(textsIn(texts, 'hi')).toEqual({ name: 'Hall', type: 'At six' });
    expect(textsIn(texts, 'en')).toEqual({ name: 'Hall', type: 'At six' });
  });

  it('need no translation of an empty one', () => {
    expect(textsIn({ name: { en: 'Hall', bn: 'ঘর' }, type: { en: '' } }, 'bn')).toEqual({
      name: 'ঘর',
      type: '',
      language: 'bn',
    });
  });
});

it('a record that names no language is taken for English', () => {
  expect([withLanguage({}), withLanguage({ language: 'hi' as const })]).toEqual([
    { language: 'en' },
    { language: 'hi' },
  ]);
});
