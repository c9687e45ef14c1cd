import { render, screen } from '@testing-library/react';
import { DonationsOff } from '@/components/donations/ways-to-give';
import type { Site } from '@/lib/config/site-facts';
import { donate } from '@/lib/i18n/en/donate';

const site: Site = {
  url: 'http://localhost:3000',
  name: 'Centre',
  trust: 'Trust',
  phone: '+91 11111 11111',
  phoneHref: 'tel:+911111111111',
  email: 'sample@example.org',
  address: 'Salt Lake',
  city: null,
  whatsappNumber: '+91 11111 11111',
  instagramUrl: 'https://example.org/',
  youtubeUrl: 'https://example.org/',
  facebookUrl: 'https://example.org/',
  heroVideoUrl: null,
  mapUrl: 'https://example.org/',
  openingHours: null,
  callHours: { hours: null, withinMinutes: 60 },
  registrationNo: null,
  grievanceContact: null,
  bankDetails: null,
  upiId: null,
};

describe('giving while online giving is off', () => {
  it('names the phone and claims no bank account that is not set', () => {
    render(<DonationsOff copy={donate} site={site} />);
    expect(screen.getByRole('link', { name: '+91 11111 11111' })).toHaveAttribute(
      'href',
      'tel:+911111111111',
    );
    expect(screen.getAllByRole('term')).toHaveLength(1);
  });

  it('shows UPI and bank details as the trust gave them', () => {
    render(
      <DonationsOff copy={donate} site={{ ...site, upiId: 'trust@bank', bankDetails: 'Account 12345' }} />,
    );
    expect(screen.getByText('trust@bank')).toBeVisible();
    expect(screen.getByText('Account 12345')).toBeVisible();
  });
});
