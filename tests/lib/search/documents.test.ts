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

describe('what pages show of the operator', () => {
  const find = makeSearch(
    searchDocuments('en', {
      stories: [{ id: 'beads', title: 'Beads', text: 'The japa mala of a mother, and a duty.' }],
      features: [],
      rooms: [{ name: 'Single Room', type: 'The writing table' }],
      prices: { 'Single Room': '45 days: ₹78,000' },
      shown: [
        { path: '/contact#call-back', title: 'Ask us about places for women', texts: 'Call us.' },
        { path: '/contact', texts: ['Sunday 9 am to 1 pm', '14 Mandeville Gardens, Ballygunge'] },
        { path: '/trust', texts: ['Registration under section 12A', 'Ms Sreya Dutta hears complaints'] },
        { path: '/about#team', title: 'Dr Anirban Sen', texts: 'Psychiatrist' },
      ],
    }),
    'en',
  );
  const first = (query: string) => {
    const [hit] = find(query);
    return { url: hit?.document.url, said: hit?.excerpt.map(({ text }) => text).join('') };
  };

  it.each([
    ['Dr Sen', '/about#team', 'Psychiatrist'],
    ['anirban', '/about#team', 'Psychiatrist'],
    ['psychiatrist', '/about#team', 'Psychiatrist'],
    ['Sreya Dutta', '/trust', 'Sreya Dutta'],
    ['12A', '/trust', '12A'],
    ['ballygunge', '/contact', 'Ballygunge'],
    ['timings', '/contact', 'Sunday 9 am'],
    ['volunteer', '/contact', 'Mandeville'],
    ['women', '/contact#call-back', 'Call us'],
    ['ladies', '/contact#call-back', 'Call us'],
    ['single room', '/Accomodation#rooms', '₹78,000'],
  ])('%j leads to %s, which says %j', (query, url, said) => {
    expect(first(query)).toEqual({ url, said: expect.stringContaining(said) });
  });

  it.each(['Malati Ghosh', 'Subir Dutto'])('the name %j is no ordinary word', (query) => {
    expect(find(query)).toEqual([]);
  });
});
