import type { Donation, DonationReceipt } from '@/lib/donations/schema';

export const donationToken = 'AbCdEfGhIjKlMnOpQrStUv';

export const makeReceipt = (given: Partial<DonationReceipt> = {}): DonationReceipt => ({
  number: 'SCCT/2026-27/000123',
  issued_on: '2026-11-21',
  status: 'valid',
  donor_name: 'Asha Sen',
  amount_inr: 100_000,
  trust_name: 'Shiv Chandra Charitable Trust',
  trust_pan: null,
  tax_approval: null,
  ...given,
});

/** A gift as its page reads it: paid, with a receipt. */
export const makeDonation = (given: Partial<Donation> = {}): Donation => ({
  token: donationToken,
  state: 'paid',
  mode: 'live',
  amount: 100_000,
  currency: 'INR',
  refunded: 0,
  donation_type: 'one-time',
  variant: null,
  created_at: '2026-11-21T07:00:00.000Z',
  paid_at: '2026-11-21T07:01:00.000Z',
  can_retry: false,
  receipt: makeReceipt(),
  ...given,
});
