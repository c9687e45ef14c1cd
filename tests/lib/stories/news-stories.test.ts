import { Marked } from 'marked';
import { blog } from '@/lib/i18n/en/blog';
import { home } from '@/lib/i18n/en/home';
import { fill } from '@/lib/i18n/language';
import type { StorySummary } from '@/lib/stories/schema';
import { currentNews as currentNewsOf, type NewsStory, topicsOf } from '@/lib/stories/story-lists';
import { plainText, readingMinutes } from '@/lib/stories/story-text';
import { storyBody } from '@/tests/helpers/site-pages';

const entry = (blogId: string, given: Partial<NewsStory> = {}): NewsStory => ({
  blogId,
  heading: `Heading of ${blogId}`,
  text: 'A short text.',
  image: `/media/${blogId}.webp`,
  date: '2026-01-01',
  readTime: '5 min read',
  ...given,
});

const summary = (id: string, createdAt: string | null = '2026-01-01'): StorySummary => ({
  id,
  language: 'en',
  title: `Title of ${id}`,
  thumbnail: `https://media.example.org/${id}.jpg`,
  createdAt,
  excerpt: `Excerpt of ${id}`,
  readMinutes: 7,
  topics: [],
});

const currentNews = (fixed: readonly NewsStory[], known: readonly StorySummary[]) =>
  currentNewsOf(fixed, known, '{minutes} min read');
const idsOf = (stories: readonly NewsStory[]) => stories.map(({ blogId }) => blogId);

describe('the news stories of the home page', () => {
  it('are the fixed ones, in their order, when the backend has them all', () => {
    expect(idsOf(currentNews([entry('a'), entry('b')], [summary('x'), summary('b'), summary('a')]))).toEqual([
      'a',
      'b',
    ]);
  });

  it('keep their own words and take the picture and the reading time of the backend', () => {
    expect(currentNews([entry('a')], [summary('a')])).toEqual([
      entry('a', { image: 'https://media.example.org/a.jpg', readTime: '7 min read' }),
    ]);
  });

  it('keep their own picture where the backend has none', () => {
    const [story] = currentNews([entry('a')], [{ ...summary('a'), thumbnail: null }]);
    expect(story?.image).toBe('/media/a.webp');
  });

  it('give the place of a missing one to the newest story not already shown', () => {
    const known = [summary('old', '2025-01-01'), summary('b', '2026-09-09'), summary('new', '2026-05-05')];
    const [first, second] = currentNews([entry('gone'), entry('b')], known);
    expect(first).toEqual({
      blogId: 'new',
      heading: 'Title of new',
      text: 'Excerpt of new',
      image: 'https://media.example.org/new.jpg',
      date: '2026-05-05',
      readTime: '7 min read',
      language: 'en',
    });
    expect(second?.blogId).toBe('b');
  });

  it('never show one substitute twice, even when the list repeats it', () => {
    const known = [summary('x', '2026-02-02'), summary('x', '2026-02-02'), summary('y', '2026-01-01')];
    expect(idsOf(currentNews([entry('gone'), entry('lost')], known))).toEqual(['x', 'y']);
  });

  it('leave a place out when the backend has no other story', () => {
    expect(idsOf(currentNews([entry('gone'), entry('b')], [summary('b')]))).toEqual(['b']);
  });

  it('count a story without a date as the oldest', () => {
    const known = [summary('undated', null), summary('dated', '2020-01-01')];
    expect(idsOf(currentNews([entry('gone'), entry('lost')], known))).toEqual(['dated', 'undated']);
  });
});

it('tells for each fixed story the reading time that its own page tells', () => {
  for (const { blogId, readTime } of home.news.stories) {
    const text = plainText(new Marked().parse(storyBody(blogId), { async: false }));
    expect([blogId, readTime]).toEqual([blogId, fill(blog.minutes, { minutes: readingMinutes(text) })]);
  }
});

it('names the topics that any story has, in one order', () => {
  const list = [{ topics: ['recovery', 'families'] }, { topics: [] }, { topics: ['families'] }] as const;
  expect(topicsOf(list)).toEqual(['families', 'recovery']);
  expect(topicsOf([])).toEqual([]);
});
