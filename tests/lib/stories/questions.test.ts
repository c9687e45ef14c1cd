import { ownQuestions } from '@/lib/i18n/dictionaries';
import { languages } from '@/lib/i18n/language';
import { searchDocuments } from '@/lib/search/documents';
import { Costs } from '@/lib/stories/centre-facts';
import { Questions, questionsIn } from '@/lib/stories/questions';
import { answeredQuestions } from '@/lib/stories/questions-answered';

const COST = 'what-does-treatment-cost';
const words = (text: string) => ({ en: text, hi: `${text} हि`, bn: `${text} বা` });
const own = { id: COST, question: words('What is the price?'), answer: words('Ask.\n\nWe tell you.') };
const pets = {
  id: 'pets',
  group: 'visiting',
  question: { en: 'May a dog come?' },
  answer: { en: 'Please ask.' },
};

const read = (entries: unknown) => Questions.parse(entries);
const problems = (entries: unknown) =>
  Questions.safeParse(entries).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
const all = (language: 'en' | 'hi' | 'bn', entries: unknown) =>
  questionsIn(language, read(entries)).flatMap(({ questions }) => questions);
const found = (language: 'en' | 'hi' | 'bn', id: string, entries: unknown) =>
  all(language, entries).find((one) => one.id === id);

describe('the questions of the content', () => {
  it.each(languages)('are those that come with the site where the content says nothing (%s)', (language) => {
    expect(questionsIn(language, null)).toEqual(ownQuestions(language));
    expect(questionsIn(language, [])).toEqual(ownQuestions(language));
  });

  it('stand in the place of a known one, at its anchor, with its paragraphs', () => {
    expect(found('hi', COST, [own])).toEqual({
      id: COST,
      question: 'What is the price? हि',
      answer: ['Ask.', 'We tell you. हि'],
      language: 'hi',
    });
    expect(all('en', [own]).map(({ id }) => id)).toEqual(all('en', []).map(({ id }) => id));
  });

  it('come behind those of their subject, and in English where a language is missing', () => {
    const visiting = questionsIn('bn', read([pets])).find(({ id }) => id === 'visiting');
    expect(visiting?.questions.at(-1)).toMatchObject({
      id: 'pets',
      question: 'May a dog come?',
      language: 'en',
    });
  });

  it('leave out what is hidden, and no other', () => {
    expect(found('en', COST, [{ id: COST, hidden: true }])).toBeUndefined();
    expect(all('en', [{ id: COST, hidden: true }])).toHaveLength(all('en', []).length - 1);
  });

  it.each(languages)('say who pays less before what else a family without means can do (%s)', (language) => {
    const stays = [{ room: words('Dormitory'), days: 30, amount: 14_000, includes: words('Food.') }];
    const costs = Costs.parse({ confirmed: '2026-10-01', stays, reduced: words('Pay what you can.') });
    const answers = answeredQuestions({ costs, questions: null }, language)
      .flatMap(({ questions }) => questions)
      .find(({ id }) => id === 'what-if-we-cannot-pay')?.answer;
    expect(answers?.[0]).toBe(words('Pay what you can.')[language]);
    expect(answers?.length).toBeGreaterThan(1);
  });

  it('are found by search at the same address, in their language', () => {
    const content = { stories: [], features: [], rooms: [], questions: all('hi', [own, pets]) };
    const documents = searchDocuments('hi', content).filter(({ kind }) => kind === 'question');
    expect(documents).toContainEqual(
      expect.objectContaining({ url: `/hi/faq#${COST}`, title: 'What is the price? हि', language: 'hi' }),
    );
    expect(documents).toContainEqual(expect.objectContaining({ url: '/hi/faq#pets', language: 'en' }));
  });

  it.each([
    ['no subject', [{ ...pets, group: undefined }], /^0\.group: is missing: one of cost, /],
    ['an unknown subject', [{ ...pets, group: 'dogs' }], /^0\.group: expected one of cost/],
    ['no answer', [{ ...own, answer: undefined }], /^0\.answer: is missing/],
    ['an id twice', [own, own], /^1\.id: the id "what-does-treatment-cost" is used by an earlier question/],
    ['hiding what is not there', [{ id: 'dogs', hidden: true }], /^0\.id: the site has no question "dogs"/],
    ['an id with blanks', [{ ...pets, id: 'a dog' }], /^0\.id: use small letters/],
    [
      'a link to elsewhere',
      [{ ...own, link: { label: { en: 'x' }, href: 'https://x.example' } }],
      /path of this site/,
    ],
  ])('are refused for %s', (_, entries, told) => {
    expect(problems(entries)).toContainEqual(expect.stringMatching(told));
  });
});
