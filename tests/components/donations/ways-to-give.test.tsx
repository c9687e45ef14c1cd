import { render, screen } from '@testing-library/react';
import { DonationsOff } from '@/components/donations/ways-to-give';
import { donate } from '@/lib/i18n/en/donate';
import { makeSite } from '@/tests/helpers/make-site';

const site = makeSite({ phone: '+91 11111 11111' });

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
