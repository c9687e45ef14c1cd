import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Hero } from '@/components/home/hero';
import { unbroken } from '@/lib/config/site-facts';
import { linkTexts } from '@/lib/i18n/dictionaries';
import { home } from '@/lib/i18n/en/home';

const site = { phone: '+91 33 0000 0000', phoneHref: 'tel:+913300000000' };

describe('the hero of the home page', () => {
  it("carries the document's title as the page's heading", () => {
    render(<Hero copy={home.hero} links={linkTexts('en')} site={site} />);
    expect(
      screen.getByRole('heading', {
        level: 1,
        name: 'best rehabilitation centre for drug addiction and alcoholism',
      }),
    ).toBeVisible();
  });

  it('leads to the page about the centre and to the telephone', () => {
    render(<Hero copy={home.hero} links={linkTexts('en')} site={site} />);
    expect(screen.getByRole('link', { name: /^Learn More/ })).toHaveAttribute('href', '/about');
    expect(screen.getByRole('link', { name: `Call ${unbroken(site.phone)}` })).toHaveAttribute(
      'href',
      site.phoneHref,
    );
  });

  it('has what stops the film among its first three tab stops', async () => {
    render(
      <Hero copy={home.hero} links={linkTexts('en')} site={site}>
        <button type="button">Pause</button>
      </Hero>,
    );
    const stops: (string | null)[] = [];
    for (let n = 0; n < 3; n++) {
      await userEvent.tab();
      stops.push(document.activeElement?.textContent ?? null);
    }
    expect(stops).toContain('Pause');
  });
});
