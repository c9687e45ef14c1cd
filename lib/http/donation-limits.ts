import 'server-only';
import { env } from '@/lib/config/env';
import { defaultLimits, sponsorship } from '@/lib/donations/donation';
import type { Currency, PaymentOrderRequest } from '@/lib/donations/schema';
import { RequestError } from './problem';

/** Largest single donation of a currency in whole major units (contract §2, DONATION_MAX). */
export const largestDonation = (
  currency: Currency,
  settings: { DONATION_MAX?: number | undefined },
): number => settings.DONATION_MAX ?? defaultLimits[currency];

type Requested = Pick<
  PaymentOrderRequest,
  'amount' | 'currency' | 'donation_type' | 'variant' | 'citizen_of_india'
>;

/**
 * What the schema cannot know: enabled currencies, the largest donation, the price of a sponsorship, the declaration.
 * @throws RequestError 400 with the field named
 */
export function requireEnabled(order: Requested, settings = env()): void {
  const { amount, currency } = order;
  if (!settings.DONATION_CURRENCIES.includes(currency)) {
    throw refused({ currency: 'This currency is not enabled.' });
  }
  // Derived here once more: the price of a sponsorship is never taken from a browser (contract §4).
  const price = sponsorPrice(order);
  if (price !== null && price !== amount) {
    throw refused({ amount: 'This is not the amount of the chosen sponsorship.' });
  }
  if (amount > largestDonation(currency, settings)) {
    throw refused({ amount: 'This is more than we can take in one gift. Please call us.' });
  }
  if (settings.FCRA_STATUS === 'none' && order.citizen_of_india !== true) {
    throw refused({ citizen_of_india: 'We may take gifts from citizens of India only. Please call us.' });
  }
}

const sponsorPrice = ({ donation_type, variant, currency }: Requested): number | null =>
  donation_type === 'sponsor' && variant !== undefined ? sponsorship[variant][currency] : null;

const refused = (fields: Record<string, string>): RequestError =>
  new RequestError('invalid_fields', 'Please check the fields named here.', { status: 400, fields });
