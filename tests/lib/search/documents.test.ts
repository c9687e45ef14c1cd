import { languages, localPath } from '@/lib/i18n/language';
import { searchDocuments } from '@/lib/search/documents';
import { makeSearch } from '@/lib/search/search';

/** One story translated, one not. */
const content = {
  stories: [
    { id: 'tea', language: 'bn' as const, title: 'ছটায় চা', text: 'বারান্দায় বসে চা খাওয়া হয়।' },
    { id: 'rain', title: 'Rain on the roof', text: 'The monsoon comes.' },
  ],
  features: [{ title: 'যোগ ও ধ্যান', language: 'bn' as const }, { title: 'Aftercare' }],
  rooms: [
    { name: 'ছাদ', type: 'সকালে', language: 'bn' as const },
    { name: 'Library', type: 'The shelf' },
  ],
};
const documents = searchDocuments('bn', content);
const titled = (title: string) => documents.find((one) => one.title === title);

describe('what can be found from the Bengali pages', () => {
  it('is marked with the language of its own words, under the address of the Bengali page', () => {
    const marks = ['ছটায় চা', 'Rain on the roof', 'যোগ ও ধ্যান', 'Aftercare', 'ছাদ', 'Library'].map((title) => {
      const { language, url } = titled(title) ?? {};
      return [language, url];
    });
    expect(marks).toEqual([
      ['bn', localPath('bn', '/blog/tea')],
      ['en', localPath('bn', '/blog/rain')],
      ['bn', '/bn/treatment#what-we-treat'],
      ['en', '/bn/treatment#what-we-treat'],
      ['bn', '/bn/Accomodation#rooms'],
      ['en', '/bn/Accomodation#rooms'],
    ]);
  });

  it.each(['চা', 'ছটায় চা', 'barandai', 'baranda', 'chai'])(
    'is found by %j in its own letters and in Roman ones',
    (query) => {
      expect(makeSearch(documents, 'bn')(query).map(({ document }) => document.title)).toContain('ছটায় চা');
    },
  );
});

it.each(languages)('the questions of %s have the addresses that its page has', (language) => {
  const questions = searchDocuments(language, { stories: [], features: [], rooms: [] }).filter(
    ({ kind }) => kind === 'question',
  );
  expect(questions.length).toBeGreaterThan(20);
  for (const question of questions) {
    expect(question.language).toBe(language);
    expect(question.url).toMatch(new RegExp(`^${localPath(language, '/faq')}#[a-z-]+$`));
  }
});
