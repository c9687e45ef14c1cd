import { render, screen, within } from '@testing-library/react';
import { StoryAlarm } from '@/components/stories/story-help';
import { StoryList, StoryTopics } from '@/components/stories/story-list';
import { dictionaries, linkTexts } from '@/lib/i18n/dictionaries';
import type { StorySummary } from '@/lib/stories/schema';

jest.mock('next/link', () => jest.requireActual('@/tests/helpers/link-stub'));

const { blog, families } = dictionaries.en;
const review = 'Reviewed by a doctor.';
const help = { words: dictionaries.en, links: linkTexts('en'), review };
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

  it.each(['overdose', 'withdrawal'] as const)('says of the steps of %s who reviewed them', (alarm) => {
    render(<StoryAlarm alarm={alarm} site={site} {...help} />);
    expect(screen.getByText(review)).toBeVisible();
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
