import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteLink } from '@/components/ui/site-link';
import { prefixed } from '@/lib/i18n/language';

jest.mock('next/link', () => jest.requireActual('@/tests/helpers/link-stub'));

const link = (href: string) => {
  render(<SiteLink href={href}>There</SiteLink>);
  return screen.getByRole('link');
};

describe('a link', () => {
  it.each(['/', '/about', '/blog/first-weeks', '/Donated', '/blog?next=/Donate'])(
    'to %s opens in place by client navigation, not fetched ahead',
    (href) => {
      const element = link(href);
      expect(element).toHaveAttribute('data-client');
      expect(element).toHaveAttribute('data-prefetch', 'false');
      expect(element).not.toHaveAttribute('target');
    },
  );

  it.each([
    '/Donate',
    '/Donate?amount=500',
    '/Donate#form',
    '/Donate/status',
    ...prefixed.map((language) => `/${language}/Donate`),
  ])('to %s is a full load, because only there the payment script may run', (href) => {
    const element = link(href);
    expect(element).not.toHaveAttribute('data-client');
    expect(element).not.toHaveAttribute('target');
    expect(element).toHaveAttribute('href', href);
  });

  it.each(['https://www.instagram.com/sample', 'http://example.org'])(
    'to %s opens in a new tab, says so, and gives the other site no hold on ours',
    (href) => {
      const element = link(href);
      expect(element).toHaveAttribute('target', '_blank');
      expect(element).toHaveAttribute('rel', 'noopener noreferrer');
      expect(element).toHaveAccessibleName(/^There ?\(opens in a new tab\)$/);
    },
  );

  it.each(['tel:14416', 'mailto:sample@example.org', '#main'])('to %s stays a plain one', (href) => {
    const element = link(href);
    expect(element).not.toHaveAttribute('target');
    expect(element).toHaveAccessibleName('There');
  });

  it('passes on what marks and describes it', async () => {
    const chosen = jest.fn();
    render(
      <SiteLink href="/about" aria-current="page" className="x" onClick={chosen}>
        About
      </SiteLink>,
    );
    const element = screen.getByRole('link', { name: 'About' });
    expect(element).toHaveAttribute('aria-current', 'page');
    await userEvent.click(element);
    expect(chosen).toHaveBeenCalledTimes(1);
  });
});
