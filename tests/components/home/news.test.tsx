import { render, screen } from '@testing-library/react';
import { News } from '@/components/home/news';
import { dictionaries, linkTexts } from '@/lib/i18n/dictionaries';
import { home } from '@/lib/i18n/en/home';

const { stories } = home.news;
const words = linkTexts('en');

describe('the news and featured stories', () => {
  it('show four stories, each with a Learn More link of its own name', () => {
    render(<News copy={home.news} stories={stories} links={words} isDegraded={false} />);
    const links = screen.getAllByRole('link', { name: /^Learn More/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      stories.map(({ blogId }) => `/blog/${blogId}`),
    );
    expect(new Set(links.map((link) => link.textContent)).size).toBe(4);
  });

  it('say when a story was written and how long it takes to read', () => {
    render(<News copy={home.news} stories={stories} links={words} isDegraded={false} />);
    expect(screen.getByText('March 14, 2026')).toHaveAttribute('datetime', '2026-03-14');
    expect(screen.getAllByText(/^\d min read$/)).toHaveLength(4);
  });

  it('leave out a date and a reading time that are not known', () => {
    const bare = {
      ...stories[0],
      blogId: 'x',
      heading: 'X',
      text: '',
      image: null,
      date: null,
      readTime: null,
    };
    const { container } = render(<News copy={home.news} stories={[bare]} links={words} isDegraded={false} />);
    expect(container.querySelector('time')).toBeNull();
    expect(screen.queryByText(/min read/)).not.toBeInTheDocument();
  });

  it('lead to the stories in the language of the page, and say where one is in English', () => {
    const hindi = {
      blogId: 'x',
      heading: 'पहला हफ़्ता',
      text: '',
      image: null,
      date: null,
      readTime: null,
      language: 'hi',
    } as const;
    const { news } = dictionaries.hi.home;
    render(
      <News
        copy={news}
        stories={[hindi, ...stories.slice(0, 1).map((story) => ({ ...story, language: 'en' as const }))]}
        links={linkTexts('hi')}
        isDegraded={false}
      />,
    );
    const more = screen.getAllByRole('link', { name: new RegExp(`^${news.learnMore}`) });
    expect(more.map((link) => link.getAttribute('href'))).toEqual([
      '/hi/blog/x',
      `/hi/blog/${stories[0]?.blogId}`,
    ]);
    expect(more.map((link) => link.textContent?.includes(linkTexts('hi').inEnglish))).toEqual([false, true]);
    expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.lang)).toEqual(['', 'en']);
  });

  it('mark the page as not to be kept when the list could not be read', () => {
    const { container, rerender } = render(
      <News copy={home.news} stories={stories} links={words} isDegraded />,
    );
    expect(container.querySelector('[data-degraded="true"]')).not.toBeNull();
    rerender(<News copy={home.news} stories={stories} links={words} isDegraded={false} />);
    expect(container.querySelector('[data-degraded]')).toBeNull();
  });

  it('leave no empty section where the backend has no story at all', () => {
    const { container } = render(<News copy={home.news} stories={[]} links={words} isDegraded={false} />);
    expect(container).toBeEmptyDOMElement();
  });
});
