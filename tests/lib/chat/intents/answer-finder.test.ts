import { answerFinder, type FindAnswer, inTime } from '@/lib/chat/intents/answer-finder';
import type { Language } from '@/lib/i18n/language';
import { contentFiles } from '@/lib/stories/store/content-files';
import { plainText } from '@/lib/stories/story-text';

/** What the site is shipped with, read once. */
let finder: Promise<FindAnswer> | undefined;
function shipped(): Promise<FindAnswer> {
  finder ??= readFinder();
  return finder;
}

async function readFinder(): Promise<FindAnswer> {
  const files = contentFiles('content', () => undefined);
  const flow = (await files.flow()).value;
  if (flow === null) throw new Error('no script');
  const content = async (language: Language) => ({
    stories: (await files.stories(language)).value.map(({ content: html, ...story }) => ({
      ...story,
      text: plainText(html),
    })),
    features: (await files.features(language)).value ?? [],
    rooms: (await files.accommodations(language)).value ?? [],
  });
  return answerFinder({ content, origin: () => 'https://centre.example' })(flow);
}

describe('a visitor’s own words', () => {
  it.each([
    ['how mch does it cost', 'en', 'cost'],
    ['kharcha kitna hai', 'hi', 'cost'],
    ['koto khoroch hobe', 'bn', 'cost'],
    ['dakhila', 'hi', 'admission'],
    ['will my boss know', 'en', 'privacy_work'],
    ['মহিলাদের জন্য কি আলাদা ঘর আছে', 'bn', 'women'],
    ['who will clean my room', 'en', 'rooms'],
    ['i feel sad', 'en', 'weary'],
  ] as const)(
    '%j find the step of the script, slips and spellings forgiven',
    async (words, language, step) => {
      expect((await shipped())(words, language)).toMatchObject({ step });
    },
  );

  it.each([['refund policy', '/refund-policy']])(
    '%j find pages, as links to the site',
    async (words, url) => {
      const finding = (await shipped())(words, 'en');
      expect(finding).toMatchObject({ pages: expect.stringContaining(`](https://centre.example${url}`) });
    },
  );

  it.each([
    ['he refuses to go for treatment', 'en'],
    ['she does not want help', 'en'],
    ['my son refuses treatment', 'en'],
    ['woh nahi jana chahta', 'hi'],
    ['ilaj ke liye nahi maanta', 'hi'],
    ['মানতে চায় না', 'bn'],
    ['chikitsa korate raji noy', 'bn'],
  ] as const)('%j find what a family can do', async (words, language) => {
    const finding = Object((await shipped())(words, language));
    expect(`${finding.step} ${finding.pages}`).toMatch(
      /family_unwilling|^undefined - \[[^\]]*\]\([^)]*(?:not-ready|families)\)/,
    );
  });

  it.each(['will they beat him', 'will they hit my son', 'do you beat patients'])(
    '%j find the rights of who is here',
    async (words) => {
      const finding = Object((await shipped())(words, 'en'));
      expect(`${finding.step} ${finding.pages}`).toMatch(/^beaten |your-rights-in-treatment/);
    },
  );

  it.each([
    'xyzzy plugh',
    'xyzzy blah',
    'blah',
    'ok',
    'hello',
    'good morning',
    'who won the cricket match',
    'who is the prime minister',
    'what is the weather',
    'which is the best movie',
  ])('%j find nothing rather than something else', async (words) => {
    const finding = (await shipped())(words, 'en');
    expect(finding === null ? 'off_topic' : Object(finding).step).toBe('off_topic');
  });

  it('lead to no danger, request or end by a guess, and still find the script where content cannot be read', async () => {
    const flow = (await contentFiles('content', () => undefined).flow()).value;
    if (flow === null) throw new Error('no script');
    const content = () => Promise.reject(new Error('no folder'));
    const find = await answerFinder({ content, origin: () => '' })(flow);
    for (const words of ['danger', 'call back please', 'bye'])
      expect(['danger', 'callback_phone', 'bye']).not.toContain(Object(find(words, 'en')).step);
    expect(find('cost', 'en')).toMatchObject({ step: 'cost' });
  });

  it('are looked for by the same search while examples and pages stay the same, whatever else the script says', async () => {
    const flow = (await contentFiles('content', () => undefined).flow()).value;
    if (flow === null) throw new Error('no script');
    const pages = { stories: [], features: [], rooms: [] };
    const finder = answerFinder({ content: async () => pages, origin: () => '' });
    const find = await finder(flow);
    expect(await finder({ ...flow, steps: new Map(flow.steps) })).toBe(find);
    const changed = new Map(
      [...flow.steps].map(([id, step]) => [id, { ...step, examples: [{ text: `${id} ${id} ${id}` }] }]),
    );
    expect((await finder({ ...flow, steps: changed }))('cost cost cost', 'en')).toMatchObject({
      step: 'cost',
    });
  });

  it('are answered by the script alone while the examples are still being learned', async () => {
    const findNothing = () => null;
    expect(await inTime(Promise.resolve(findNothing))).toBe(findNothing);
    const from = performance.now();
    expect(await inTime(new Promise(() => undefined))).toBeUndefined();
    expect(performance.now() - from).toBeGreaterThan(3500);
  });

  it('of a title are text and no markup', async () => {
    const flow = (await contentFiles('content', () => undefined).flow()).value;
    if (flow === null) throw new Error('no script');
    const stories = [{ id: '1', title: 'Zebra [x](javascript:alert) *now*', text: '<b>Zebra</b>' }];
    const content = async () => ({ stories, features: [], rooms: [] });
    const find = await answerFinder({ content, origin: () => '' })(flow);
    expect(find('zebra', 'en')).toEqual({
      pages: '- [Zebra x (javascript:alert) now](/blog/1): b Zebra /b',
    });
  });
});
