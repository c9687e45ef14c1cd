import { render, screen } from '@testing-library/react';
import { News } from '@/components/home/news';
import { home } from '@/lib/i18n/en/home';

const { stories } = home.news;

describe('the news and featured stories', () => {
  it('show four stories, each with a Learn More link of its own name', () => {
    render(<News copy={home.news} stories={stories} isDegraded={false} />);
    const links = screen.getAllByRole('link', { name: /^Learn More/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      stories.map(({ blogId }) => `/blog/${blogId}`),
    );
    expect(new Set(links.map((link) => link.textContent)).size).toBe(4);
  });

  it('say when a story was written and how long it takes to read', () => {
    render(<News copy={home.news} stories={stories} isDegraded={false} />);
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
    const { container } = render(<News copy={home.news} stories={[bare]} isDegraded={false} />);
    expect(container.querySelector('time')).toBeNull();
    expect(screen.queryByText(/min read/)).not.toBeInTheDocument();
  });

  it('mark the page as not to be kept when the list could not be read', () => {
    const { container, rerender } = render(<News copy={home.news} stories={stories} isDegraded />);
    expect(container.querySelector('[data-degraded="true"]')).not.toBeNull();
    rerender(<News copy={home.news} stories={stories} isDegraded={false} />);
    expect(container.querySelector('[data-degraded]')).toBeNull();
  });

  it('leave no empty section where the backend has no story at all', () => {
    const { container } = render(<News copy={home.news} stories={[]} isDegraded={false} />);
    expect(container).toBeEmptyDOMElement();
  });
});
