import { asciiDigits, hasHidden, manyLines, oneLine } from './text';
/** At least one letter of any script. */
export const isName = (text: string): boolean => /\p{L}/u.test(text);

const LOCAL_PART = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const HOST_LABEL = /^[\p{L}\p{M}\p{N}-]{1,63}$/u;

/** One address and no list, name or comment beside it; whether anyone reads there nobody can know. */
export function isEmailAddress(text: string): boolean {
  const [local = '', host = '', ...rest] = text.split('@');
  const labels = host.split('.');
  const top = labels.at(-1) ?? '';
  return (
    rest.length === 0 &&
    text.length <= 254 &&
    local.length <= 64 &&
    LOCAL_PART.test(local) &&
    labels.length > 1 &&
    labels.every((label) => HOST_LABEL.test(label) && !label.startsWith('-') && !label.endsWith('-')) &&
    top.length > 1 &&
    /\P{N}/u.test(top)
  );
}

const SEPARATORS = /[\s().-]/g;

/** An Indian mobile number, with or without 0 or 91 before it, or one from abroad as E.164: + and its country's code. */
export function isMobile(text: string): boolean {
  const number = asciiDigits(text).replace(SEPARATORS, '');
  return /^(?:0|\+?91)?[6-9]\d{9}$/.test(number) || /^\+(?!91)[1-9]\d{6,14}$/.test(number);
}

/** A number that somebody can call back: a mobile as above, or an Indian landline, with its code or without one. */
export const isCallable = (text: string): boolean =>
  isMobile(text) || /^(?:(?:0|\+?91)[1-8]\d{9}|[2-7]\d{7})$/.test(asciiDigits(text).replace(SEPARATORS, ''));

/** Refuses only what cannot be a phone number: landlines, extensions and two numbers side by side are fine. */
export const isPhone = (text: string): boolean =>
  isPhoneNumber(text) || text.split(/[,;/]/).every((one) => isPhoneNumber(one));

function isPhoneNumber(text: string): boolean {
  const bare = asciiDigits(text)
    .toLowerCase()
    .replace(/[\s().:/-]/g, '');
  const [number = '', extension = ''] = bare.split(/extn?|x/);
  return /^\+?\d{6,15}$/.test(number) && /^\d{0,6}$/.test(extension);
}

/** Numbers are compared by their last ten digits: with or without 0, +91, blanks or hyphens they are the same. */
const NUMBER_LENGTH = 10;
const digitsOf = (text: string): string => asciiDigits(text).replace(/\D/g, '').slice(-NUMBER_LENGTH);
const EXTENSION = /(?:extn?|x)[\s.:]*\p{Nd}{1,6}$/iu;

/** What of a number is compared. */
export const numberIn = (text: string): string => digitsOf(text.replace(EXTENSION, ''));

/** Whether a line holds the number among others: every run of digits counts, and neighbours that make one together. */
export const holdsNumber = (line: string, digits: string): boolean =>
  line.split(/[,;/&+]|\p{L}+/u).some((part) => {
    const runs = part.split(/\s+/);
    return runs.some((_, from) =>
      runs.some((_run, to) => digitsOf(runs.slice(from, to + 1).join('')) === digits),
    );
  });

const PAN_SHAPE = /^[A-Z]{5}[0-9]{4}[A-Z]$/;
/** The fourth letter names the kind of holder: person, company, trust and so on. */
const PAN_HOLDERS = 'ABCFGHLJPT';

/** How far a PAN can be trusted for a tax certificate: `ok`, `shape` (unknown kind of holder) or `invalid`. */
export type PanQuality = 'ok' | 'shape' | 'invalid';

export function panQuality(pan: string): PanQuality {
  if (!PAN_SHAPE.test(pan)) return 'invalid';
  return PAN_HOLDERS.includes(pan.charAt(3)) ? 'ok' : 'shape';
}

/** One spelling: full-width letters, blanks, hyphens and small letters are the same PAN. */
export const normalisePan = (text: string): string =>
  text.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();

/** What a field of a form takes. `read` gives what was typed its one spelling. */
export type FieldRule = {
  lines: 'one' | 'many';
  max: number;
  isRequired?: boolean;
  read?: (text: string) => string;
  fits?: (text: string) => boolean;
};
export type Flaw = 'missing' | 'hidden' | 'malformed' | 'long';

/** What was typed as it is stored and travels. */
export function cleanText({ lines, read }: FieldRule, text: string): string {
  const clean = lines === 'one' ? oneLine(text) : manyLines(text);
  return read ? read(clean) : clean;
}

/** What keeps a clean text from being taken, or null. */
export function flawOf({ lines, max, isRequired, fits }: FieldRule, text: string): Flaw | null {
  if (text === '') return isRequired ? 'missing' : null;
  if (lines === 'one' && hasHidden(text)) return 'hidden';
  if (text.length > max) return 'long';
  return fits && !fits(text) ? 'malformed' : null;
}

const name: FieldRule = { lines: 'one', max: 200, isRequired: true, fits: isName };
const email: FieldRule = { lines: 'one', max: 254, isRequired: true, fits: isEmailAddress };
const address: FieldRule = { lines: 'many', max: 500 };

/** The contact form (spec §5): phone and address are optional. */
export const contactRules = {
  fullname: name,
  email,
  phone: { lines: 'one', max: 40, read: asciiDigits, fits: isPhone },
  address,
  message: { lines: 'many', max: 5000, isRequired: true },
} as const satisfies Record<string, FieldRule>;

/** A request for a call (contract §11.11). */
export const callbackRules = {
  name: { lines: 'one', max: 200, fits: isName },
  phone: { lines: 'one', max: 40, isRequired: true, read: asciiDigits, fits: isCallable },
  say: { lines: 'one', max: 300 },
} as const satisfies Record<string, FieldRule>;

/** The donor's details (spec §5): all five are required. */
export const donorRules = {
  fullName: name,
  email,
  mobile: { lines: 'one', max: 32, isRequired: true, read: asciiDigits, fits: isMobile },
  panCard: {
    lines: 'one',
    max: 32,
    isRequired: true,
    read: normalisePan,
    fits: (pan) => panQuality(pan) === 'ok',
  },
  address: { ...address, isRequired: true },
} as const satisfies Record<string, FieldRule>;

/** `ABxxxxxx4F`: enough to tell two donors apart, too little to be used. */
export const maskPan = (pan: string): string =>
  pan.length < 6 ? 'x'.repeat(pan.length) : `${pan.slice(0, 2)}${'x'.repeat(pan.length - 4)}${pan.slice(-2)}`;
