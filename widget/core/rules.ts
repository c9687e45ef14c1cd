import { isDisabled, itemLabel, itemValue } from './choices';
import type { FullSettings } from './settings';
import type { InputField, InputKind, InputRule, Item, Result } from './types';

type Texts = FullSettings['chatInput']['invalidTexts'];
export type Question<P> = { input: string; params: P; options: readonly Item[]; texts: Texts };
/** What a check gives: the answer as the flow receives it, or why it is refused. */
export type Verdict = { isValid: true; answer: string } | { isValid: false; problem: string };

/** Checks a typed answer against its block's rule (`block.input`). */
export async function checkAnswer<P>(
  rule: Exclude<InputRule<P>, InputField> | undefined,
  question: Question<P>,
): Promise<Verdict> {
  const { input } = question;
  if (rule === undefined) return { isValid: true, answer: input };
  if (typeof rule === 'function') {
    const problem: Result<string | null> = await rule(input, question.params);
    return problem === null ? { isValid: true, answer: input } : { isValid: false, problem };
  }
  const kind = typeof rule === 'string' ? rule : rule.type;
  const answer = readers[kind](input, question.options);
  if (answer !== null) return { isValid: true, answer };
  return { isValid: false, problem: typeof rule === 'string' ? question.texts[kind] : rule.message };
}

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

type Limits = Pick<FullSettings['chatInput'], 'allowNewline' | 'characterLimit'>;

/** Limits the text: newlines become spaces unless allowed; cut at the limit (-1: none). */
export function withinLimits(text: string, { allowNewline, characterLimit }: Limits): string {
  const lines = allowNewline ? text : text.replace(/\r?\n|\r/g, ' ');
  if (characterLimit < 0 || lines.length <= characterLimit) return lines;
  // A surrogate pair must not be cut in half.
  return lines.slice(0, characterLimit).replace(/[\uD800-\uDBFF]$/, '');
}

/** The text of the visitor's bubble for a sensitive answer; null for no bubble. */
export function shownAnswer(
  answer: string,
  isSensitive: boolean,
  settings: FullSettings['sensitiveInput'],
): string | null {
  if (!isSensitive) return answer;
  if (settings.hideInUserBubble) return null;
  return settings.maskInUserBubble ? mask(settings.asterisksCount) : answer;
}

/** A fixed number of asterisks, so that the length of the answer stays unknown. */
export const mask = (asterisksCount: number): string => '*'.repeat(asterisksCount);
