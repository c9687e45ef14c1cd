import { locales } from './donation';
import type { Currency } from './schema';

/** "₹500", "₹500.50": an amount of minor units as it stands on a receipt; a fraction shows only where there is one. */
export function formatMinor(amountMinor: number, currency: Currency): string {
  const digits = amountMinor % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat(locales[currency], {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    numberingSystem: 'latn',
  }).format(amountMinor / 100);
}

const RANDOM_LENGTH = 12;

/**
 * `receipt_<milliseconds>_<random>`, at most 40 characters (contract §4). `random`: letters and digits from a good
 * source, such as `crypto.randomUUID()`; two gifts of one millisecond differ by it.
 */
export function newReceipt(nowMs: number, random: string): string {
  const suffix = random.replace(/[^A-Za-z0-9]/g, '').slice(0, RANDOM_LENGTH);
  return `receipt_${Math.trunc(nowMs)}${suffix === '' ? '' : `_${suffix}`}`;
}
