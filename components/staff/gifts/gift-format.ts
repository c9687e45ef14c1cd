import type { Currency } from '@/lib/config/currencies';
import { formatAmount } from '@/lib/donations/donation';
import type { GiftSummary } from '@/lib/donations/gift-schema';
import { staffGifts } from '@/lib/i18n/en/staff-gifts';

export const LIST_HASH = 'all';
export const NEW_HASH = 'new';
export const GIFT_TITLE = 'gift-title';

/** Minor units in their currency's own spelling: 125050 is ₹1,250.50. */
export const amountOf = (minor: number, currency: string): string =>
  formatAmount(minor / 100, currency as Currency);

/** The state of a gift and whatever somebody has to look at. */
export const stateOf = ({ status, flags, mode, entered_as }: GiftSummary): string =>
  [
    staffGifts.statuses[status],
    ...(entered_as === null ? [] : [staffGifts.ways[entered_as]]),
    ...flags.map((flag) => staffGifts.flags[flag]),
    ...(mode === 'test' ? [staffGifts.test] : []),
  ].join(', ');

export const giftFilters = ['all', 'paid', 'refunded', 'unpaid', 'flagged'] as const;
export type GiftFilter = (typeof giftFilters)[number];

const refunded = new Set<GiftSummary['status']>(['partially_refunded', 'refunded']);

export function isShown({ status, flags }: GiftSummary, filter: GiftFilter): boolean {
  const isPaid = status === 'paid' || refunded.has(status);
  const shown = {
    all: true,
    paid: isPaid,
    refunded: refunded.has(status),
    unpaid: !isPaid,
    flagged: flags.length > 0,
  };
  return shown[filter];
}

type Conflict = keyof typeof staffGifts.conflicts;

/** Why something of a gift could not be done, by the code of the answer. */
export const conflictOf = (code: string): string | undefined =>
  staffGifts.conflicts[code.replace('gift_', '').replace('_', '-') as Conflict];
