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
    <Nav
      copy={{
        label: 'Main',
        menu: shell.menu,
        items: shell.navigation,
        more: shell.moreNavigation,
        moreLabel: shell.more,
        first: [{ label: 'Help for families', href: '/families' }],
      }}
    >
      <a href="/hi">हिन्दी</a>
    </Nav>,
  );
  const toggle = screen.getByRole('button', { name: 'Menu' });
  const menu = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
  if (!menu) throw new Error('the button opens nothing');
  return { toggle, menu };
}
const isOpen = (menu: HTMLElement) => menu.hasAttribute('data-open');

describe('the navigation', () => {
  it('has the items of the document in their order', () => {
    show();
    const [, documented = document.body] = screen.getAllByRole('list');
    expect(
      within(documented)
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

  it('has apart from them the help for families, the questions and the languages', () => {
    const { menu } = show();
    const [first, , ...others] = within(menu).getAllByRole('list');
    const linksOf = (lists: readonly (HTMLElement | undefined)[]) =>
      lists
        .flatMap((list) => (list ? within(list).getAllByRole('link') : []))
        .map((link) => link.textContent);
    expect(linksOf(others)).toEqual(['Help for families', 'Questions', 'Search']);
    // On phones what a frightened reader looks for stands before the eight.
    expect(linksOf([first])).toEqual(['Help for families']);
    expect(within(menu).getByRole('link', { name: 'हिन्दी' })).toBeInTheDocument();
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
    const { toggle, menu } = show();
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle);
    expect([toggle.getAttribute('aria-expanded'), isOpen(menu)]).toEqual(['true', true]);
    await userEvent.click(toggle);
    expect([toggle.getAttribute('aria-expanded'), isOpen(menu)]).toEqual(['false', false]);
  });

  it('closes when an item is chosen', async () => {
    const { toggle, menu } = show();
    await userEvent.click(toggle);
    await userEvent.click(screen.getByRole('link', { name: 'Treatment' }));
    expect(isOpen(menu)).toBe(false);
  });

  it('closes on Escape and gives the focus back to its button', async () => {
    const { toggle, menu } = show();
    await userEvent.click(toggle);
    await userEvent.tab();
    await userEvent.tab();
    expect(toggle).not.toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(isOpen(menu)).toBe(false);
    expect(toggle).toHaveFocus();
  });

  it('leaves the focus alone on Escape while it is closed', async () => {
    show();
    screen.getByRole('link', { name: 'Blog' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('link', { name: 'Blog' })).toHaveFocus();
  });
});
