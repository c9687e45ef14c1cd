import { render, screen } from '@testing-library/react';
import { StoryList } from '@/components/stories/story-list';
import { blog } from '@/lib/i18n/en/blog';

const story = (id: string) => ({
  id,
  title: `Title of ${id}`,
  thumbnail: null,
  createdAt: '2026-02-18T00:00:00.000Z',
  excerpt: 'Words.',
  readMinutes: 5,
  language: 'en' as const,
  topics: [],
});

it('says of each story of the list how long one reads', () => {
  const page = { items: [story('first'), story('second')], page: 1, pages: 1, total: 2 };
  render(<StoryList page={page} empty="" copy={blog} language="en" />);
  expect(screen.getAllByText('5 min read')).toHaveLength(2);
});
