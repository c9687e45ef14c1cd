import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePathname } from 'next/navigation';
import { Footer } from '@/components/shell/footer';
import { Header } from '@/components/shell/header';
import { Newsletter } from '@/components/shell/newsletter';
import { RouteFocus } from '@/components/shell/route-focus';
import { Shell } from '@/components/shell/shell';
import { parseOpeningHours } from '@/lib/config/opening-hours';
import { shell } from '@/lib/i18n/en/shell';
import { shellWords } from '@/tests/helpers/dictionaries';
import { makeSite } from '@/tests/helpers/make-site';

jest.mock('next/link', () => jest.requireActual('@/tests/helpers/link-stub'));
jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

const site = makeSite();
beforeEach(() => {
  jest.mocked(usePathname).mockReturnValue('/');
});
const linksOf = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the header', () => {
  it('leads home by its logo, to help by its button and to the phone by its number', () => {
    render(<Header site={site} words={shellWords()} />);
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: 'Centre' })).toHaveAttribute('href', '/');
    expect(header.getByRole('link', { name: 'Get Help Now!' })).toHaveAttribute('href', '/help-now');
    const calls = header.getAllByRole('link', { name: /\d/ });
    expect(calls.map((link) => link.getAttribute('href'))).toEqual(['tel:+913300000000']);
  });

  it('shrinks once the page moves and grows again at its top', () => {
    render(<Header site={site} words={shellWords()} />);
    const scrollTo = (y: number) => {
      Object.assign(window, { scrollY: y });
      fireEvent.scroll(window);
      return screen.getByRole('banner').hasAttribute('data-scrolled');
    };
    expect([scrollTo(16), scrollTo(17), scrollTo(0)]).toEqual([false, true, false]);
  });
});

describe('the footer', () => {
  beforeEach(() => {
    render(<Footer site={site} words={shellWords()} year={2026} />);
  });

  it('has the quick links of the document', () => {
    expect(linksOf('Quick Link')).toEqual([
      ['Home', '/'],
      ['About us', '/about'],
      ['Blog post', '/blog'],
      ['Privacy Policy', '/privacy-policy'],
    ]);
  });

  it('has the ways to get in touch', () => {
    expect(linksOf('Get In Touch')).toEqual([
      ['Contact us', '/contact'],
      ['Our services', '/treatment'],
    ]);
  });

  it('leads to the three social pages in a new tab', () => {
    const social = within(screen.getByRole('navigation', { name: 'Follow us' })).getAllByRole('link');
    expect(social.map((link) => link.getAttribute('href'))).toEqual([
      site.instagramUrl,
      site.youtubeUrl,
      site.facebookUrl,
    ]);
    for (const link of social) expect(link).toHaveAttribute('target', '_blank');
    expect(social[0]).toHaveAccessibleName(/^Instagram ?\(opens in a new tab\)$/);
  });

  it('shows the address', () => {
    expect(screen.getByText('CB 28, Sector 1, Salt Lake, Kolkata 700064')).toBeInTheDocument();
  });

  it('ends on the copyright of the year, the centre and its trust', () => {
    expect(screen.getByText('© 2026 by Centre, a unit of Trust.')).toBeInTheDocument();
  });

  it.each([
    ['Terms of service', '/terms-of-service'],
    ['Cookies settings', '/cookies-settings'],
  ])('links %s as a full-page link', (name, href) => {
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', href);
    expect(link).not.toHaveAttribute('data-client');
  });

  it('names where help is, the emergency number first', () => {
    const help = within(screen.getByRole('region', { name: 'If you need help now' }));
    expect(help.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'tel:112',
      'tel:14416',
      'tel:14446',
    ]);
  });
});

describe('the footer of a centre that has not confirmed them', () => {
  it('claims no hours and no registration', () => {
    const { rerender } = render(<Footer site={site} words={shellWords()} year={2026} />);
    expect(screen.queryByText(/^Registration:/)).not.toBeInTheDocument();
    const confirmed = makeSite({ openingHours: 'Day and night', registrationNo: 'WB/7' });
    rerender(<Footer site={confirmed} words={shellWords()} year={2026} />);
    expect(screen.getByText('Registration: WB/7')).toBeInTheDocument();
    expect(screen.getByText('Day and night')).toBeInTheDocument();
  });

  it('says its hours in the language of the page', () => {
    const hours = parseOpeningHours('Mo-Su 08:00-20:00');
    render(
      <Footer
        site={makeSite({ callHours: { hours, withinMinutes: 60 } })}
        words={shellWords('hi')}
        year={2026}
      />,
    );
    expect(screen.getByText('हर दिन, सुबह 8 बजे से रात 8 बजे तक')).not.toHaveAttribute('lang');
  });
});

describe('the newsletter box', () => {
  const newsletter = () => <Newsletter copy={shell.newsletter} language="en" />;

  it('hears danger in what is typed, as every form does', async () => {
    render(newsletter());
    await userEvent.type(screen.getByPlaceholderText('Enter your email'), 'i want to die');
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect(await screen.findByRole('link', { name: /14416/ })).toHaveAttribute('href', 'tel:14416');
  });

  it('says that nothing was sent, makes no call and keeps what was typed', async () => {
    const call = jest.fn();
    Object.assign(globalThis, { fetch: call });
    render(newsletter());
    expect(screen.getByRole('heading', { name: 'Subscribe To Newsletter' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    // Said before anybody types, not only after.
    expect(screen.getByPlaceholderText('Enter your email')).toHaveAccessibleDescription(/nothing is sent/);
    await userEvent.type(screen.getByPlaceholderText('Enter your email'), 'no address');
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect(screen.getByRole('status')).toHaveTextContent('nothing was sent');
    expect(screen.getByPlaceholderText('Enter your email')).toHaveValue('no address');
    expect(call).not.toHaveBeenCalled();
  });
});

describe('the reading position', () => {
  const page = (title: string) => (
    <>
      <main>
        <h1>{title}</h1>
      </main>
      <RouteFocus />
    </>
  );

  it('moves to the heading of a new page, never on the first load', () => {
    const { rerender } = render(page('Home'));
    expect(document.body).toHaveFocus();
    jest.mocked(usePathname).mockReturnValue('/about');
    rerender(page('About us'));
    expect(screen.getByRole('heading', { name: 'About us' })).toHaveFocus();
  });
});

describe('the shell', () => {
  it('lets a keyboard skip to the content', async () => {
    render(
      <Shell site={site} words={shellWords()} year={2026} toChat="Skip to chat">
        <p>Content</p>
      </Shell>,
    );
    await userEvent.tab();
    const skip = screen.getByRole('link', { name: 'Skip to content' });
    expect(skip).toHaveFocus();
    expect(skip).toHaveAttribute('href', '#main');
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
    expect(screen.getByRole('main')).toHaveTextContent('Content');
  });
});
