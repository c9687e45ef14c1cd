import { asciiDigits } from '@/lib/formats/text';
import { helplines } from '@/lib/i18n/helplines';

const short = new Set<string>(Object.values(helplines).map(({ number }) => number));

/** What stays as it is (links, code, addresses), what is bold, and whatever may be a number, in digits of our scripts. */
const RUNS =
  /\[[^\]]{0,300}\]\([^)\s]{0,1000}\)|`[^`]{0,500}`|https?:\/\/\S+|\*\*(?<bold>[^*]{1,500})\*\*|(?<number>\+?[\d०-९০-৯]+(?:[ \u00a0.-][\d०-९০-৯]+){0,9})/g;

/** A part of a word, of an amount or of a longer number is no number to call. */
const isPart = (before: string, after: string) =>
  /[A-Za-z\d₹$€£#_@-]$|\d[.,]$/.test(before) || /^(?:[A-Za-z\d%@_]|[.,]\d)/.test(after);

/** A mobile, a landline with its code, a number from abroad, or one that is free to call. */
const PHONE = /^(?:(?:0|91)?[6-9]\d{9}|0\d{10}|\+\d{8,15}|1800\d{6,8})$/;

/** One run of digits as a link; a run that is several numbers side by side as several; null for no number to call. */
function linked(run: string): string | null {
  const dialled = asciiDigits(run).replace(/[ \u00a0.-]/g, '');
  if (short.has(asciiDigits(run)) || PHONE.test(dialled)) return `[${run}](tel:${dialled})`;
  if (!run.includes(' ')) return null;
  const links = run.split(' ').map((one) => (short.has(asciiDigits(one)) ? linked(one) : null));
  return links.every((link) => link !== null) ? links.join(' ') : null;
}

/**
 * A message in light markdown with every helpline and phone number as a `tel:` link. Words, links and code that stand in
 * it already stay, so that what was text is text afterwards.
 */
export const withCallableNumbers = (message: string): string =>
  message.replace(RUNS, (whole, ...found) => {
    const { bold, number } = found.at(-1);
    const index: number = found.at(-3);
    if (typeof bold === 'string') {
      const inside = withCallableNumbers(bold);
      return inside === bold ? whole : inside;
    }
    if (typeof number !== 'string') return whole;
    const isOut = isPart(message.slice(0, index).slice(-2), message.slice(index + whole.length));
    return isOut ? whole : (linked(number) ?? whole);
  });
