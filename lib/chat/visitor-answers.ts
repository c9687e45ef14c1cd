import { isEmailAddress, isMobile, isName } from '@/lib/formats/formats';
import { asciiDigits, oneLine, withoutHidden } from '@/lib/formats/text';
import { type Visitor, type VisitorField, visitorOf } from './visitor';

const LONGEST = { name: 200, age: 40, email: 254, phone: 40 } as const;

const looksRight: Readonly<Record<VisitorField, (text: string) => boolean>> = {
  name: isName,
  age: (text) => readAge(text) !== null,
  email: isEmailAddress,
  phone: isMobile,
};

/** Whether an answer looks like one to its question; a second try is taken as it stands, so this never shuts anyone out. */
export const isLikely = (field: VisitorField, text: string): boolean =>
  text.trim().length <= LONGEST[field] && looksRight[field](text.trim());

/** The answer as it travels: digits as 0-9, an age as its number, nothing that its endpoint does not take. */
export function visitorValue(field: VisitorField, text: string): string {
  const trimmed = withoutHidden(oneLine(text));
  if (field === 'name') return trimmed.slice(0, LONGEST.name);
  if (field === 'email') return trimmed.slice(0, LONGEST.email);
  const typed = asciiDigits(trimmed).slice(0, LONGEST[field]);
  if (field !== 'age') return typed;
  return isPossibleAge(typed) ? String(readAge(typed) ?? typed) : '';
}

/**
 * What is registered of a visitor: everything as it travels; then, for a strict backend that refuses a whole registration
 * for one odd address, the same without what does not look right.
 */
export function registrationsOf(visitor: Visitor): Visitor[] {
  const values = visitorOf((field) => visitorValue(field, visitor[field]));
  const likely = visitorOf((field) =>
    field === 'name' || isLikely(field, values[field]) ? values[field] : '',
  );
  return JSON.stringify(likely) === JSON.stringify(values) ? [values] : [values, likely];
}

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
function agesIn(answer: string | number): { ages: number[]; isOne: boolean } {
  const text = asciiDigits(String(answer).normalize('NFC'));
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
export function readAge(answer: string | number): number | null {
  const { ages, isOne } = agesIn(answer);
  return isOne ? (ages[0] ?? null) : null;
}

const TEENS = ['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen'];
/** `i am 16`, `main 16 saal ka hun`, `আমার বয়স 16`: an age of whoever writes; days sober and weeks are none. */
const OWN_AGE =
  /(?:\b(?:i am|i'?m|i’m|im|my age is|my age|meri (?:umar|umr)|amar boyos)(?: only| just| a)? |(?:मेरी उम्र|আমার বয়স|আমার বয়স) ?)(\d{1,2})(?!\d|[.,:]\d)(?! ?(?:days?|weeks?|months?|hours?|hrs?|min\w*|km|kms|years? (?:sober|clean|old friend|into)|din|mahine|दिन|महीने|দিন|মাস))|(?:\b(?:main|mai|mein|ami)|मैं|আমি) (\d{1,2}) ?(?:saal|sal|years?|bochor\w*|bochhor\w*|साल|वर्ष|বছর)/iu;

/** Names of the classes of a school from the fifth on, whose pupils are about ten; endings may follow. */
const CLASSES =
  'five पाँचव ফাইভ,six छठ সিক্স,seven सातव সেভেন,eight आठव এইট,nine नौव নাইন,ten दसव টেন,eleven ग्यारहव ইলেভেন,twelve बारहव টুয়েলভ'
    .split(',')
    .map((names) => names.split(' '));
const [FIRST_CLASS, CLASS_YEARS] = [5, 5];
/** `i am in class 9`, `main 10th me padhta hu`, `ক্লাস টেনে পড়ি`: the class of whoever writes. */
const OWN_CLASS =
  /\bi(?:['’]?m| am| study| read)(?: studying| reading)? in (?:class|std|standard) (\S+)|(?:\b(?:mai|main|mein)|मैं) (?:class |क्लास |कक्षा )?(\S+) (?:class |क्लास )?(?:me|mein|mai|में) (?:padh|पढ़)\S+ (?:hu|ho|हू|हूँ)|(?:class|klas|ক্লাস) (\S+) (?:e |te )?(?:pori|পড়ি)(?![\p{L}\p{M}])/iu;

/** The age under 18 that somebody tells of themselves amid other words, also by their class; null where none is told. */
export function ownMinorAge(answer: string): string | null {
  const text = TEENS.reduce(
    (told, word, at) => told.replaceAll(word, String(at + 13)),
    asciiDigits(answer.normalize('NFC')).toLowerCase(),
  );
  const [, told, toldInYears] = OWN_AGE.exec(text) ?? [];
  const name = OWN_CLASS.exec(text)?.slice(1).find(Boolean) ?? '';
  const at = CLASSES.findIndex((names) => names.some((one) => name.startsWith(one)));
  const inSchool = at < 0 ? Number.parseInt(name, 10) || 0 : at + FIRST_CLASS;
  const years = Number(told ?? toldInYears ?? (inSchool && inSchool + CLASS_YEARS));
  return years >= YOUNGEST && years < ADULT ? String(years) : null;
}

/** False for numbers that cannot be an age (9830000000, 0); an answer without numbers, or amid more words, is allowed. */
export const isPossibleAge = (answer: string | number): boolean =>
  agesIn(answer).ages.length > 0 ||
  !/\d/.test(asciiDigits(String(answer))) ||
  String(answer)
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word)).length > 2;

/**
 * Visitors under 18 are not asked for e-mail or phone, for their privacy. Of several ages (`17-18`) the lowest counts; a
 * missing age is no reason to withhold help.
 */
export const isMinor = (answer: string | number): boolean =>
  agesIn(answer).ages.some((years) => years < ADULT);
