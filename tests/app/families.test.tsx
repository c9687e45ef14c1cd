import { cleanup, render, screen, within } from '@testing-library/react';
import { FamiliesPage, familiesMetadata } from '@/app/_pages/families';
import { FaqPage } from '@/app/_pages/faq';
import { HelpNowPage } from '@/app/_pages/help-now';
import { TreatmentPage, treatmentMetadata } from '@/app/_pages/treatment';
import sitemap from '@/app/sitemap';
import { readCentreFacts, readFamilyGroups } from '@/lib/backend/cached';
import { dictionaries } from '@/lib/i18n/dictionaries';
import { helplines } from '@/lib/i18n/helplines';
import { languages } from '@/lib/i18n/language';
import { MISSING_MARK } from '@/lib/server/page-cache';
import { noFacts } from '@/lib/stories/centre-facts';
import type { FamilyGroup } from '@/lib/stories/schema';
import { given } from '@/tests/helpers/settings';

jest.mock('@/lib/config/env', () => ({
  ...jest.requireActual('@/lib/config/env'),
  env: () => jest.requireActual('@/tests/helpers/settings').settings(),
}));
jest.mock('next/link', () => jest.requireActual('@/tests/helpers/link-stub'));
jest.mock('@/lib/backend/cached', () => ({
  readFamilyGroups: jest.fn(),
  readFeatures: jest.fn(async () => []),
  readStorySummaries: jest.fn(async () => []),
  readCentreFacts: jest.fn(async () => ({})),
  settle: async (read: Promise<unknown>) =>
    read.then(
      (data) => ({ ok: true, data }),
      () => ({ ok: false }),
    ),
}));

const group: FamilyGroup = {
  title: { en: 'Saturday group', hi: 'शनिवार की बैठक', bn: 'শনিবারের বৈঠক' },
  when: { en: 'From five to six', hi: 'पाँच से छह', bn: 'পাঁচটা থেকে ছ’টা' },
  place: { en: 'In the library', hi: 'लाइब्रेरी में', bn: 'লাইব্রেরিতে' },
  languages: ['bn', 'hi'],
  dates: ['2020-01-04', '2999-12-07', '2999-11-30'],
};

async function show(language: (typeof languages)[number], groups: readonly FamilyGroup[] | Error = []) {
  const read = jest.mocked(readFamilyGroups);
  if (groups instanceof Error) read.mockRejectedValue(groups);
  else read.mockResolvedValue([...groups]);
  return render(await FamiliesPage({ language }));
}

const telephones = (container: HTMLElement) =>
  [...container.querySelectorAll('a[href^="tel:"]')].map((link) => link.getAttribute('href'));

describe.each(languages)('the page for families in %s', (language) => {
  const { families } = dictionaries[language];

  it('begins with a number to call, before anything else can be pressed', async () => {
    const { container } = await show(language);
    expect(container.querySelector('a')).toHaveAttribute('href', expect.stringMatching(/^tel:\+?\d+$/));
  });

  it('leads by its list of contents to parts that are there, in their order', async () => {
    const { container } = await show(language);
    const list = within(screen.getByRole('navigation', { name: families.contents }));
    const targets = list.getAllByRole('link').map((link) => link.getAttribute('href')?.slice(1) ?? '');
    const places = targets.map((id) => container.querySelector(`[id="${id}"]`));
    expect(places).not.toContain(null);
    const order = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(order.filter((id) => targets.includes(id))).toEqual(targets);
  });

  it('says of the first aid what the help page says of it, once somebody reviewed it', async () => {
    const reviews = { 'help-now': { by: { en: 'Dr Roy' }, on: '2026-11-10' } };
    jest.mocked(readCentreFacts).mockResolvedValueOnce({ ...noFacts, reviews });
    const { container } = await show(language);
    expect(container.querySelector('#wake')).toHaveTextContent('Dr Roy');
    expect(container).not.toHaveTextContent(dictionaries[language].helpNow.danger.review);
    expect(screen.getByText(families.avoid.reviewRest)).toBeVisible();
  });

  it('tells the steps for somebody who will not wake, with 112 above them', async () => {
    await show(language);
    const card = screen.getByRole('region', { name: families.wake.title });
    expect(telephones(card)).toEqual([helplines.emergency.tel]);
    expect(within(card).getAllByRole('listitem')).toHaveLength(families.wake.steps.length);
  });

  it('tells the same steps in the same order on the page of help, below its first call', async () => {
    const { families: copy, helpNow } = dictionaries[language];
    const { container } = render(await HelpNowPage({ language }));
    const card = screen.getByRole('region', { name: helpNow.danger.title });
    expect(container.querySelector('a, button')).toHaveAttribute('href', helplines.emergency.tel);
    expect(
      within(card)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([...copy.wake.steps]);
  });

  it('draws the recovery position in the step that says to roll them on to their side, and nowhere else', async () => {
    for (const page of [await FamiliesPage({ language }), await HelpNowPage({ language })]) {
      const { container, unmount } = render(page);
      const drawn = [...container.querySelectorAll('ol li svg[viewBox="0 8 240 104"]')];
      expect(drawn.map((svg) => svg.closest('li')?.textContent)).toEqual([
        expect.stringMatching(/on to their side|करवट लिटा|পাশ ফিরিয়ে/),
      ]);
      expect(drawn[0]).toHaveAttribute('aria-hidden', 'true');
      unmount();
    }
  });

  it('lets the number in the caution of the page of help be pressed', async () => {
    render(await HelpNowPage({ language }));
    const caution = screen.getByRole('complementary', {
      name: dictionaries[language].helpNow.stopping.title,
    });
    expect(telephones(caution)).toEqual([helplines.emergency.tel]);
  });

  it('shows three conversations and folds the others', async () => {
    await show(language);
    const fold = screen.getByText(families.say.others).closest('details');
    const say = screen.getByRole('region', { name: families.say.title });
    const titles = [...say.querySelectorAll('h3')];
    expect(titles.map((title) => fold?.contains(title))).toEqual([false, false, false, true, true, true]);
  });

  it('names the lines for violence and children', async () => {
    await show(language);
    const safety = screen.getByRole('region', { name: families.safety.title });
    expect(telephones(safety)).toEqual([helplines.emergency.tel, helplines.women.tel, helplines.child.tel]);
  });

  it('lets the numbers in its sentences be pressed', async () => {
    await show(language);
    const first = screen.getByRole('region', { name: families.first.title });
    expect(telephones(first)).toEqual([helplines.emergency.tel, helplines.teleManas.tel]);
  });

  it('says that its lines about health await review', async () => {
    await show(language);
    expect(screen.getByText(families.avoid.review)).toBeInTheDocument();
  });

  it('has its own address and names its sisters', () => {
    const { alternates } = familiesMetadata(language);
    expect(alternates?.canonical).toBe(language === 'en' ? '/families' : `/${language}/families`);
    expect(alternates?.languages).toMatchObject({ en: '/families', hi: '/hi/families', bn: '/bn/families' });
  });
});

describe('groups for families', () => {
  const groups = () => screen.getByRole('region', { name: dictionaries.en.families.groups.title });

  it('stand with place, languages and the days that have not passed, soonest first', async () => {
    await show('en', [group]);
    expect(within(groups()).getByRole('heading', { level: 3 })).toHaveTextContent('Saturday group');
    expect(groups()).toHaveTextContent(/In the library.*বাংলা, हिन्दी/);
    const days = [...groups().querySelectorAll('time')].map((time) => time.dateTime);
    expect(days).toEqual(['2999-11-30', '2999-12-07']);
  });

  it('are told in the language of the page', async () => {
    await show('hi', [group]);
    expect(screen.getByText('शनिवार की बैठक')).toBeInTheDocument();
    expect(screen.getByText(/शनिवार, 30 नवंबर 2999/)).toBeInTheDocument();
  });

  it.each([
    ['set', []],
    ['readable', new Error('disk')],
  ] as const)('give way to the telephone where none are %s', async (_, none) => {
    await show('en', none instanceof Error ? none : []);
    expect(within(groups()).queryByRole('list')).toBeNull();
    expect(telephones(groups())).toHaveLength(1);
  });
});

describe('where a review is required', () => {
  beforeEach(() => {
    given({ REVIEW_REQUIRED: 'on' });
    jest.mocked(readCentreFacts).mockResolvedValue(noFacts);
  });
  afterEach(() => given({}));
  const isMissing = () => document.querySelector(`meta[name="${MISSING_MARK.name}"]`) !== null;
  const paths = async () => (await sitemap()).map(({ url }) => new URL(url).pathname);

  it('treatment and questions answer as missing until they are reviewed, and no list of pages names them', async () => {
    for (const Page of [TreatmentPage, FaqPage]) {
      const { unmount } = render(await Page({ language: 'en' }));
      expect(isMissing()).toBe(true);
      unmount();
    }
    expect(await treatmentMetadata('hi')).toMatchObject({ robots: { index: false } });
    expect(await paths()).toEqual(expect.not.arrayContaining(['/treatment', '/faq', '/bn/faq']));
    const review = { by: { en: 'Dr Roy' }, on: '2026-11-10' };
    const facts = { ...noFacts, reviews: { treatment: review, questions: review } };
    jest.mocked(readCentreFacts).mockResolvedValue(facts);
    expect(await paths()).toEqual(expect.arrayContaining(['/treatment', '/bn/faq', '/help-now']));
    render(await FaqPage({ language: 'en' }));
    expect(isMissing()).toBe(false);
  });

  it('first aid, numbers and groups stay for families, and help now stays whole', async () => {
    const { families, helpNow } = dictionaries.en;
    await show('en', [group]);
    expect(screen.getByRole('region', { name: families.wake.title })).toBeVisible();
    expect(screen.getByRole('heading', { name: families.safety.title })).toBeVisible();
    expect(screen.getByText('Saturday group')).toBeVisible();
    for (const part of ['first', 'say', 'avoid', 'children'] as const)
      expect(screen.queryByRole('heading', { name: families[part].title })).toBeNull();
    cleanup();
    render(await HelpNowPage({ language: 'en' }));
    expect(screen.getByRole('heading', { name: helpNow.title })).toBeVisible();
  });
});
