import { amountOf, type Selection } from '@/lib/donations/donation';
import type { Currency } from '@/lib/donations/schema';

/** Largest single gift of each currency, in whole major units. */
export type Limits = Readonly<Record<Currency, number>>;

/** Currencies that are on, in the order they are offered, and the largest gift of each. */
export type GiftOptions = { currencies: readonly Currency[]; limits: Limits };

/**
 * Whether anything is chosen, which is what Donate Now waits for (spec §5). A typed amount counts whatever it says: it
 * is refused in words. A tile above the currency's largest gift is out of reach, so it counts as none.
 */
export function isChosen(selection: Selection, limits: Limits): boolean {
  if (selection.mode === 'one-time' && selection.choice.kind === 'custom') return true;
  return amountOf(selection, limits[selection.currency]) !== null;
}

/** What the donor would give now, or null. */
export const givenAmount = (selection: Selection, limits: Limits): number | null =>
  amountOf(selection, limits[selection.currency]);

export const firstCurrency = ({ currencies }: GiftOptions): Currency =>
  currencies.includes('INR') ? 'INR' : (currencies[0] ?? 'INR');
