import { asciiDigits } from '@/lib/formats/digits';

const YOUNGEST = 5;
const OLDEST = 120;
const ADULT = 18;

/** A number that stands alone: no part of a longer one, of a fraction or behind a minus. */
const NUMBER = /(^|[^\d.,-]|[^\s\d]-)(\d+)(?!\d|[.,]\d)/g;
/** Words that make the number beside them an age, in English, Hindi and Bengali. */
const BEFORE = /(?:\b(?:age|aged|umar|umr|boyos|boyosh)|उम्र|उमर|आयु|বয়স|বয়স)[^\p{L}\d]{0,3}$/iu;
const AFTER =
  /^[ -]{0,2}(?:(?:years?|yrs?|y\/?o|saal|sal|bochor|bochhor|bachhar)(?!\p{L})|साल|वर्ष|बरस|বছর|বৎসর)/iu;

type Told = { years: number; isMarked: boolean };

/** Every number of a text that can be an age; those that an age word marks alone, where there are any. */
function agesIn(given: string | number): { ages: number[]; isOne: boolean } {
  const text = asciiDigits(String(given).normalize('NFC'));
  const told = [...text.matchAll(NUMBER)].map(({ 1: lead = '', 2: digits = '', index }): Told => {
    const start = index + lead.length;
    const around = {
      before: text.slice(Math.max(0, start - 12), start),
      after: text.slice(start + digits.length, start + digits.length + 12),
    };
    return { years: Number(digits), isMarked: BEFORE.test(around.before) || AFTER.test(around.after) };
  });
  const marked = told.filter(({ isMarked }) => isMarked);
  const meant = marked.length > 0 ? marked : told;
  const ages = meant.map(({ years }) => years).filter((years) => years >= YOUNGEST && years <= OLDEST);
  return { ages, isOne: meant.length === 1 && ages.length === 1 && !/\d\s*[-–−/]\s*\d/.test(text) };
}

/** The one age that an answer tells, such as `34`, `৩৪ বছর` or `class 10, age 16`; null where it tells none or several. */
export function readAge(given: string | number): number | null {
  const { ages, isOne } = agesIn(given);
  return isOne ? (ages[0] ?? null) : null;
}

/** False for figures that are nobody's age (9830000000, 0); an answer without figures is no age and no mistake. */
export const isPossibleAge = (given: string | number): boolean =>
  agesIn(given).ages.length > 0 || !/\d/.test(asciiDigits(String(given)));

/**
 * Below 18 nobody is asked for e-mail or phone (issue: privacy). Of several ages (`17-18`) the lowest counts; an age not
 * told is no reason to withhold help.
 */
export const isMinor = (given: string | number): boolean => agesIn(given).ages.some((years) => years < ADULT);
