import { isDisabled, itemLabel, itemValue } from './choices';
import type { InputKind, Item } from './types';

/** The answer as the flow receives it; null if it is none of its kind. */
export const readAnswer = (kind: InputKind, { input, options }: Answer): string | null =>
  readers[kind](input, options);

type Answer = { input: string; options: readonly Item[] };
type Reader = (input: string, options: readonly Item[]) => string | null;
const readers: Readonly<Record<InputKind, Reader>> = {
  email: (input) => (/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(input) ? input : null),
  phone: (input) => {
    const number = latinDigits(input);
    const digits = number.replace(/\D/g, '').length;
    return /^\+?[\d\s().-]+$/.test(number) && digits >= 7 && digits <= 15 ? number : null;
  },
  number: (input) => {
    const number = latinDigits(input).replace(/,/g, '');
    return number !== '' && /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)$/.test(number) ? number : null;
  },
  date: (input) => dayOf(latinDigits(input)) && latinDigits(input),
  choice: (input, options) => {
    const isMeant = (text: string) => plain(text) === plain(input);
    const item = options.find(
      (option) => !isDisabled(option) && (isMeant(itemLabel(option)) || isMeant(itemValue(option))),
    );
    return item === undefined ? null : itemValue(item);
  },
};

/** Converts the digits of every script, such as Devanagari, Bengali or Arabic, to 0 to 9. */
export const latinDigits = (text: string): string => text.replace(/\p{Nd}/gu, latinDigit);

/** The ten digits of a script are consecutive, from a code that ends in 0 or 6. */
function latinDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  const row = code - (code % 16);
  const value = /\p{Nd}/u.test(String.fromCharCode(row)) ? code - row : code - row - 6;
  return digit.length === 1 ? String(value) : digit;
}

/** Normalised for comparison: case and combining marks. */
const plain = (text: string) => text.trim().toLowerCase().normalize('NFC');

/** Year first with dashes, or day first as in India; a day that the calendar has. */
export function dayOf(text: string): Date | null {
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? [];
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  const [y, m, d] = [isoYear ?? year, isoMonth ?? month, isoDay ?? day].map(Number);
  if (y === undefined || m === undefined || d === undefined) return null;
  const date = new Date(Date.UTC(y, m - 1, d));
  return date.getUTCMonth() === m - 1 && date.getUTCDate() === d ? date : null;
}
