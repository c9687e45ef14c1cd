import { render } from '@testing-library/react';
import { useErrorTitle } from '@/components/ui/use-error-title';

function Form({ isRefused }: { isRefused: boolean }) {
  useErrorTitle('गड़बड़ी:', isRefused);
  return null;
}

describe('the title of a page with a form', () => {
  beforeEach(() => {
    document.title = 'संपर्क – Centre';
  });

  it('tells of a refused form and is the page’s own again once it is mended', () => {
    const { rerender } = render(<Form isRefused />);
    expect(document.title).toBe('गड़बड़ी: संपर्क – Centre');
    rerender(<Form isRefused={false} />);
    expect(document.title).toBe('संपर्क – Centre');
  });

  it('leaves alone what the next page has set by the time the form goes', () => {
    const { unmount } = render(<Form isRefused />);
    document.title = 'Treatment – Centre';
    unmount();
    expect(document.title).toBe('Treatment – Centre');
  });
});
