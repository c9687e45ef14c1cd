import { render, screen, within } from '@testing-library/react';
import { StoryArticle } from '@/components/stories/story-article';
import { StoryAlarm } from '@/components/stories/story-help';
import { StoryList, StoryTopics } from '@/components/stories/story-list';
import { dictionaries, linkTexts } from '@/lib/i18n/dictionaries';
import type { StorySummary } from '@/lib/stories/schema';

jest.mock('next/link', () => jest.requireActual('@/tests/helpers/link-stub'));

const { blog, families } = dictionaries.en;
const help = { words: dictionaries.en, links: linkTexts('en') };
const shown = { copy: blog, language: 'en', empty: '' } as const;
const site = { phone: '+91 33 0000 0000', phoneHref: 'tel:+913300000000' };
const telephones = () =>
  screen.getAllByRole('link').flatMap((link) => /^tel:.*/.exec(link.getAttribute('href') ?? '')?.[0] ?? []);

describe('what a heavy story begins with', () => {
  it.each([
    ['overdose', families.wake],
    ['withdrawal', blog.alarm.withdrawal],
  ] as const)('is of %s: the number, then every step', (alarm, { title, steps }) => {
    render(<StoryAlarm alarm={alarm} site={site} {...help} />);
    const card = within(screen.getByRole('region', { name: title }));
    expect(card.getAllByRole('listitem').map((step) => step.textContent)).toEqual([...steps]);
    expect(telephones()).toEqual(['tel:112', site.phoneHref]);
  });

  it('is one line elsewhere, whose numbers can be pressed', () => {
    const { container } = render(<StoryAlarm alarm="line" site={site} {...help} />);
    expect(container.textContent).toBe(blog.alarm.line);
    expect(telephones()).toEqual(['tel:112', 'tel:14416']);
  });
});

const story = (id: string): StorySummary => ({
  id,
  language: 'en',
  title: `Title of ${id}`,
  thumbnail: null,
  createdAt: null,
  excerpt: '',
  readMinutes: 3,
  topics: [],
});

it('gives each Learn More of the list the name of its story behind the visible words', () => {
  render(<StoryList page={{ items: [story('a'), story('b')], page: 1, pages: 1 }} {...shown} />);
  const links = screen.getAllByRole('link', { name: /^Learn More about/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/blog/a', '/blog/b']);
  expect(links.map((link) => link.firstChild?.textContent)).toEqual(['Learn More', 'Learn More']);
  expect(screen.getByRole('link', { name: 'Learn More about Title of b' })).toBeInTheDocument();
});

it('leads to the stories of a topic by plain links and marks the one that is open', () => {
  render(<StoryTopics topics={['families', 'rights']} current="rights" {...shown} />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/blog',
    '/blog/topic/families',
    '/blog/topic/rights',
  ]);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, null, 'page']);
});

describe('on a Hindi page a story in English alone', () => {
  const { blog: hindi } = dictionaries.hi;
  const inHindi = { copy: hindi, language: 'hi', empty: '' } as const;

  it('says so, and is marked as English where its own words stand', () => {
    const sections = [{ heading: 'Tea', id: 'tea', html: '<p>Tea at six.</p>' }];
    const english = { ...story('a'), sections, alarm: null, createdAt: '2026-03-14' };
    render(<StoryArticle story={english} {...inHindi} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Tea at six.').closest('[lang]')).toHaveAttribute('lang', 'en');
    for (const own of [hindi.inEnglish, '14 मार्च 2026'])
      expect(screen.getByText(own).closest('[lang]')).toBeNull();
  });

  it('says so in the list too, and its link stays in Hindi', () => {
    render(<StoryList page={{ items: [story('a')], page: 1, pages: 1 }} {...inHindi} />);
    expect(screen.getByRole('heading', { name: 'Title of a' })).toHaveAttribute('lang', 'en');
    expect(screen.getByText(hindi.inEnglish)).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/hi/blog/a');
  });

  it('is not marked where it has been translated', () => {
    const own = { ...story('a'), language: 'hi' as const };
    const { container } = render(<StoryList page={{ items: [own], page: 1, pages: 1 }} {...inHindi} />);
    expect(screen.queryByText(hindi.inEnglish)).not.toBeInTheDocument();
    expect(container.querySelector('[lang]')).toBeNull();
  });
});
