import { render, screen, within } from '@testing-library/react';
import { AboutCentre, Connect, Doors, Purpose, Ways } from '@/components/home/home-sections';
import { CallBand } from '@/components/shell/call-band';
import { dictionaries, linkTexts } from '@/lib/i18n/dictionaries';
import { home } from '@/lib/i18n/en/home';
import { makeSite } from '@/tests/helpers/make-site';

const links = linkTexts('en');
const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('the sections of the home page', () => {
  it.each([
    ['en', ''],
    ['hi', '/hi'],
    ['bn', '/bn'],
  ] as const)('open six doors in %s, danger first', (language, prefix) => {
    render(
      <Doors copy={dictionaries[language].home.doors} links={linkTexts(language)}>
        <a href="/call">Call</a>
      </Doors>,
    );
    const opened = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(opened).toEqual([
      `${prefix}/help-now#danger`,
      `${prefix}/help-now#despair`,
      `${prefix}/help-now#stop`,
      `${prefix}/families`,
      `${prefix}/help-now#relapse`,
      `${prefix}/Donate`,
      '/call',
      `${prefix}/faq#what-does-treatment-cost`,
    ]);
  });

  it('show a vision of four items beside the mission', () => {
    render(<Purpose copy={home.purpose} />);
    const [mission, vision] = screen.getAllByRole('list');
    expect(mission && within(mission).getAllByRole('listitem').length).toBeGreaterThan(0);
    expect(vision && within(vision).getAllByRole('listitem')).toHaveLength(4);
  });

  it('show the four tiles of Ways We Help, the last leading to the treatment page', () => {
    render(<Ways copy={home.ways} links={links} />);
    const [, ...tiles] = screen.getAllByRole('heading');
    expect(tiles.map((tile) => tile.textContent?.trim())).toEqual([
      'Alcohol Addiction Treatment',
      'Counseling',
      'Detoxification',
      'Learn More about our treatment',
    ]);
    expect(hrefOf(/Learn More/)).toBe('/treatment');
  });

  it('offer the film of another site as a link only, and nothing where there is none', () => {
    const { rerender } = render(
      <AboutCentre copy={home.about} links={links} filmHref="https://youtu.be/abcdefghijk" />,
    );
    expect(hrefOf(/Watch our film/)).toBe('https://youtu.be/abcdefghijk');
    expect(document.querySelector('iframe, video')).toBeNull();
    rerender(<AboutCentre copy={home.about} links={links} filmHref={null} />);
    expect(screen.queryByRole('link', { name: /film/ })).not.toBeInTheDocument();
  });

  it('give the phone, the email and the postal address', () => {
    const site = makeSite();
    render(<CallBand id="call-us" copy={home.call} labels={home.call} site={site} />);
    expect(screen.getByRole('link', { name: site.phone })).toHaveAttribute('href', site.phoneHref);
    expect(screen.getByRole('link', { name: site.email })).toHaveAttribute('href', `mailto:${site.email}`);
    expect(screen.getByText(site.address)).toBeVisible();
  });

  it('connect to the social pages and to WhatsApp, each in a new tab', () => {
    const site = makeSite();
    render(<Connect copy={home.connect} links={links} site={site} />);
    for (const href of [site.instagramUrl, site.youtubeUrl, site.facebookUrl]) {
      const link = screen.getAllByRole('link').find((one) => one.getAttribute('href') === href);
      expect(link).toHaveAttribute('target', '_blank');
    }
    expect(hrefOf(/WhatsApp/)).toMatch(/^https:\/\/wa\.me\/910000000000\?text=/);
  });
});
