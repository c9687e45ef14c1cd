import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareStory } from '@/components/stories/share-story';
import { blog } from '@/lib/i18n/en/blog';

jest.mock('next/link', () => jest.requireActual('@/tests/helpers/link-stub'));

const url = 'https://centre.example.org/blog/coming-home';
const show = () =>
  render(<ShareStory copy={blog.share} title="Tea & talk" url={url} newTab="(opens in a new tab)" />);

describe('handing a story on', () => {
  it('leads to WhatsApp with title and address, by a plain link', () => {
    show();
    expect(screen.getByRole('link', { name: /^Send on WhatsApp/ })).toHaveAttribute(
      'href',
      `https://wa.me/?text=${encodeURIComponent(`Tea & talk ${url}`)}`,
    );
  });

  it('copies the address and says so', async () => {
    const visitor = userEvent.setup();
    show();
    await visitor.click(screen.getByRole('button', { name: 'Copy the link' }));
    expect(screen.getByRole('status')).toHaveTextContent('The link is copied.');
    expect(await navigator.clipboard.readText()).toBe(url);
  });

  it('shows the address where the browser does not copy', async () => {
    const visitor = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    show();
    await visitor.click(screen.getByRole('button', { name: 'Copy the link' }));
    expect(screen.getByRole('status')).toHaveTextContent(url);
  });

  it('offers the device’s own way only where there is one', async () => {
    const { unmount } = show();
    expect(screen.queryByRole('button', { name: 'Share…' })).not.toBeInTheDocument();
    unmount();
    const share = jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
    Object.assign(navigator, { share });
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Share…' }));
    expect(share).toHaveBeenCalledWith({ title: 'Tea & talk', url });
    Reflect.deleteProperty(navigator, 'share');
  });
});
