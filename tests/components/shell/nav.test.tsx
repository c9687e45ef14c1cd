import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePathname } from 'next/navigation';
import { Nav } from '@/components/shell/nav';
import { shell } from '@/lib/i18n/en/shell';

jest.mock('next/link', () => jest.requireActual('@/tests/helpers/link-stub'));
jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

function show(path = '/') {
  jest.mocked(usePathname).mockReturnValue(path);
  render(
    <Nav copy={{ label: 'Main', menu: shell.menu, items: shell.navigation }}>
      <a href="tel:1">Call us</a>
    </Nav>,
  );
  return { toggle: screen.getByRole('button', { name: 'Menu' }), list: screen.getByRole('list') };
}
const isOpen = (list: HTMLElement) => list.hasAttribute('data-open');

describe('the navigation', () => {
  it('has the items of the document in their order', () => {
    const { list } = show();
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Home', '/'],
      ['About us', '/about'],
      ['CSR', '/corporates'],
      ['Treatment', '/treatment'],
      ['Accommodation', '/Accomodation'],
      ['Donate', '/Donate'],
      ['Blog', '/blog'],
      ['Contact', '/contact'],
    ]);
  });

  it.each([
    ['/about', 'About us', 'page'],
    ['/blog', 'Blog', 'page'],
    ['/blog/first-weeks', 'Blog', 'true'],
  ])('marks at %s the one item %s', (path, label, mark) => {
    show(path);
    const marked = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
    expect(marked.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      [label, mark],
    ]);
  });

  it('opens and closes by its button, which says which list it opens', async () => {
    const { toggle, list } = show();
    expect(toggle).toHaveAttribute('aria-controls', list.id);
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle);
    expect([toggle.getAttribute('aria-expanded'), isOpen(list)]).toEqual(['true', true]);
    await userEvent.click(toggle);
    expect([toggle.getAttribute('aria-expanded'), isOpen(list)]).toEqual(['false', false]);
  });

  it('closes when an item is chosen', async () => {
    const { toggle, list } = show();
    await userEvent.click(toggle);
    await userEvent.click(screen.getByRole('link', { name: 'Treatment' }));
    expect(isOpen(list)).toBe(false);
  });

  it('closes on Escape and gives the focus back to its button', async () => {
    const { toggle, list } = show();
    await userEvent.click(toggle);
    await userEvent.tab();
    await userEvent.tab();
    expect(toggle).not.toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(isOpen(list)).toBe(false);
    expect(toggle).toHaveFocus();
  });

  it('leaves the focus alone on Escape while it is closed', async () => {
    show();
    screen.getByRole('link', { name: 'Blog' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('link', { name: 'Blog' })).toHaveFocus();
  });
});
