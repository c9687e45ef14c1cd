import { existsSync, readFileSync } from 'node:fs';
import { render, screen, within } from '@testing-library/react';
import { Tiles } from '@/components/treatment/tiles';
import { Detox, Facilities, Path } from '@/components/treatment/treatment-sections';
import { routes } from '@/lib/config/routes';
import { site } from '@/lib/config/site';
import { dictionaries } from '@/lib/i18n/dictionaries';
import { treatment } from '@/lib/i18n/en/treatment';
import { Feature } from '@/lib/stories/schema';
import { makeFeature } from '@/tests/helpers/make';
import { makeSite } from '@/tests/helpers/make-site';

const centre = makeSite({ phone: '+91 11111 11111' });

const words = {
  copy: treatment.tiles,
  language: 'en',
  empty: dictionaries.en.messages.treatment.empty,
} as const;
const headings = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('treatment page', () => {
  it('keeps the order of the tiles as the server gave it', () => {
    render(
      <Tiles
        items={[makeFeature({ title: 'B' }), makeFeature({ id: 'f2', title: 'A' })]}
        phone={centre}
        words={words}
      />,
    );
    expect(headings()).toEqual(['B', 'A']);
  });

  it('tells of a tile for whom it is, how long it takes, and leads on; a tile without that has its title alone', () => {
    const link = '/blog/what-happens-in-detox';
    const told = { for_whom: { en: 'Anyone' }, how_long: { en: 'A week' }, link };
    render(
      <Tiles
        items={[makeFeature({ title: 'B', ...told }), makeFeature({ id: 'f2', title: 'A' })]}
        phone={centre}
        words={words}
      />,
    );
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('BForAnyoneWhenA weekRead more B');
    expect(screen.getByRole('link', { name: 'Read more B' })).toHaveAttribute('href', link);
    expect(second?.textContent).toBe('A');
  });

  it('says in the language of its page what a tile has in it, and marks what is in English alone', () => {
    const own = { ...words, language: 'bn', copy: dictionaries.bn.treatment.tiles } as const;
    const link = '/blog/what-happens-in-detox';
    const told = { for_whom: { en: 'Anyone', bn: 'সবার জন্য' }, how_long: { en: 'A week' }, link };
    render(<Tiles items={[makeFeature({ title: 'Detox', ...told })]} phone={centre} words={own} />);
    expect(screen.getByRole('heading', { name: 'Detox' })).toHaveAttribute('lang', 'en');
    expect(screen.getByText('সবার জন্য')).not.toHaveAttribute('lang');
    expect(screen.getByText('A week')).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('link')).toHaveAttribute('href', `/bn${link}`);
  });

  it("leaves out of an API host's tile what it cannot lead to", () => {
    const tile = { id: 1, title: 'A', image: null };
    expect(Feature.parse({ ...tile, link: 'javascript:alert(1)', for_whom: 7 }).link).toBeUndefined();
    expect(Feature.parse({ ...tile, link: '//far.example' }).link).toBeUndefined();
  });

  it('leads from each tile of the content to a page that is there', () => {
    const tiles = JSON.parse(readFileSync('content/features.json', 'utf8')) as { link: string }[];
    const missing = tiles.filter(({ link }) =>
      link.startsWith('/blog/')
        ? !existsSync(`content/stories/${link.slice(6)}.md`)
        : link !== routes.families,
    );
    expect(tiles).toHaveLength(8);
    expect(missing).toEqual([]);
  });

  it('says in the words of the document that there are no tiles, and gives the phone', () => {
    render(<Tiles items={[]} phone={centre} words={words} />);
    expect(screen.getByText(/No treatment data available\./)).toBeVisible();
    expect(screen.getByRole('link', { name: centre.phone })).toHaveAttribute('href', centre.phoneHref);
  });

  it('names the six facilities of the document in its order', () => {
    render(<Facilities copy={treatment.facilities} />);
    expect(headings()).toEqual([
      'Video counselling',
      'Yoga',
      'Twelve steps',
      'Residential stay after treatment',
      'Pre-counselling for families',
      'Indoor games',
    ]);
  });

  it('tells the way as an ordered list from the first call to aftercare', () => {
    render(<Path copy={treatment.path} />);
    const steps = within(screen.getByRole('list')).getAllByRole('heading');
    expect(steps.at(0)).toHaveTextContent('The first call');
    expect(steps.at(-1)).toHaveTextContent('Aftercare');
  });

  it('warns not to stop alcohol suddenly, names whom to ask, and says that review is awaited', () => {
    render(<Detox copy={treatment.detox} language="en" />);
    const caution = screen.getByRole('complementary', { name: 'Do not stop alcohol suddenly on your own' });
    expect(caution).toHaveTextContent('Ask us or a doctor first');
    expect(caution).toHaveTextContent('awaiting clinical review');
    expect(within(caution).getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
    expect(within(caution).getByRole('link', { name: /Ask us/ })).toHaveAttribute('href', site().phoneHref);
  });
});
