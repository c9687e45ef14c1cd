import 'server-only';
import type { Currency, PaymentOrderRequest } from '../contract/payment';
import { defaultMaximum } from '../domain/donation';
import { env } from '../env';
import { RequestError } from './problem';

/** Largest single gift of a currency in whole major units (contract §2, DONATION_MAX). */
export const largestGift = (currency: Currency, settings: { DONATION_MAX?: number | undefined }): number =>
  settings.DONATION_MAX ?? defaultMaximum[currency];

/** @throws RequestError 400 for a currency that is off or an amount above the largest gift */
export function requireEnabled(
  order: Pick<PaymentOrderRequest, 'amount' | 'currency'>,
  settings = env(),
): void {
  if (!settings.DONATION_CURRENCIES.includes(order.currency)) {
    throw new RequestError('invalid_fields', 'Please check the fields named here.', {
      status: 400,
      fields: { currency: 'This currency is not enabled.' },
    });
  }
  if (order.amount > largestGift(order.currency, settings)) {
    throw new RequestError('invalid_fields', 'Please check the fields named here.', {
      status: 400,
      fields: { amount: 'This is more than we can take in one gift. Please call us.' },
    });
  }
}
