import { render, screen, within } from '@testing-library/react';
import { Tiles } from '@/components/treatment/tiles';
import { Detox, Facilities, Path } from '@/components/treatment/treatment-sections';
import type { Site } from '@/lib/config/site-facts';
import { treatment } from '@/lib/i18n/en/treatment';
import { makeFeature } from '@/tests/helpers/make';

const centre: Site = {
  url: 'https://centre.example',
  name: 'The Centre',
  trust: 'The Trust',
  phone: '+91 11111 11111',
  phoneHref: 'tel:+911111111111',
  email: 'help@centre.example',
  address: 'Kolkata',
  city: null,
  whatsappNumber: '911111111111',
  instagramUrl: 'https://instagram.example',
  youtubeUrl: 'https://youtube.example',
  facebookUrl: 'https://facebook.example',
  heroVideoUrl: null,
  mapUrl: 'https://map.example',
  openingHours: null,
  callHours: { hours: null, withinMinutes: 60 },
  registrationNo: null,
  grievanceContact: null,
  bankDetails: null,
  upiId: null,
};

const headings = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('treatment page', () => {
  it('keeps the order of the tiles as the server gave it', () => {
    render(
      <Tiles items={[makeFeature({ title: 'B' }), makeFeature({ id: 'f2', title: 'A' })]} phone={centre} />,
    );
    expect(headings()).toEqual(['B', 'A']);
  });

  it('says in the words of the document that there are no tiles, and gives the phone', () => {
    render(<Tiles items={[]} phone={centre} />);
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
    render(<Detox copy={treatment.detox} site={centre} />);
    const caution = screen.getByRole('complementary', { name: 'Do not stop alcohol suddenly on your own' });
    expect(caution).toHaveTextContent('Ask us or a doctor first');
    expect(caution).toHaveTextContent('awaiting clinical review');
    expect(within(caution).getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
    expect(within(caution).getByRole('link', { name: /Ask us/ })).toHaveAttribute('href', centre.phoneHref);
  });
});
