import type { FullSettings } from './settings';
import type { InputKind, InputRule, Result } from './types';

type Texts = FullSettings['chatInput']['invalidTexts'];
type Question<P> = { input: string; params: P; options: readonly string[]; texts: Texts };
/** What a check gives: the answer as the flow receives it, or why it is refused. */
export type Verdict = { isValid: true; answer: string } | { isValid: false; problem: string };

/** Checks a typed answer against its block's rule (`block.input`). */
export async function checkAnswer<P>(
  rule: InputRule<P> | undefined,
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

type Reader = (input: string, options: readonly string[]) => string | null;
const readers: Readonly<Record<InputKind, Reader>> = {
  email: (input) => (/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(input) ? input : null),
  phone: (input) => {
    const number = latinDigits(input);
    const digits = number.replace(/\D/g, '').length;
    return /^\+?[\d\s().-]+$/.test(number) && digits >= 7 && digits <= 15 ? number : null;
  },
  number: (input) => {
    const number = latinDigits(input).replace(/,/g, '');
    return number !== '' && /^[+-]?\d*\.?\d+$/.test(number) ? number : null;
  },
  date: (input) => (isDate(latinDigits(input)) ? latinDigits(input) : null),
  choice: (input, options) =>
    options.find((option) => option.trim().toLowerCase() === input.trim().toLowerCase()) ?? null,
};

/** Zero in Devanagari and in Bengali; their digits follow in order. */
const ZEROS = [0x0966, 0x09e6] as const;

/** A visitor who writes Hindi or Bengali may write digits of that script. */
function latinDigits(text: string): string {
  return text.replace(/[\u0966-\u096f\u09e6-\u09ef]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (code < ZEROS[1] ? ZEROS[0] : ZEROS[1]));
  });
}

/** Year first with dashes, or day first as in India; a day that the calendar has. */
function isDate(text: string): boolean {
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? [];
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  const [y, m, d] = [isoYear ?? year, isoMonth ?? month, isoDay ?? day].map(Number);
  if (y === undefined || m === undefined || d === undefined) return false;
  const date = new Date(Date.UTC(y, m - 1, d));
  return date.getUTCMonth() === m - 1 && date.getUTCDate() === d;
}
