import type { Currency } from '@/lib/config/currencies';
import { formatAmount } from './donation';

/** Of gifts as they are stored: the form needs none of it, so it stands by itself and not in the form's scripts. */

/** How a gift came that staff enter by hand; always rupees. */
export const enteredWays = ['bank', 'upi', 'cheque', 'cash'] as const;
export type EnteredAs = (typeof enteredWays)[number];

/** Entered by hand by mistake and withdrawn: nothing goes back of such a gift otherwise, so no money moved. */
export const isVoid = ({ entered_as, status }: { entered_as: EnteredAs | null; status: string }): boolean =>
  entered_as !== null && status === 'refunded';

/** An amount in minor units: 125050 is ₹1,250.50. */
export const formatMinor = (minor: number, currency: string): string =>
  formatAmount(minor / 100, currency as Currency);

/** Which gifts of a year are listed. */
export const giftFilters = ['all', 'paid', 'refunded', 'unpaid', 'flagged'] as const;
export type GiftFilter = (typeof giftFilters)[number];
