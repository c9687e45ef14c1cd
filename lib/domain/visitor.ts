/** What a visitor may be asked before the conversation (chat spec §4), as typed on a phone in any of our scripts. */
export const visitorFields = ['name', 'age', 'email', 'phone'] as const;
export type VisitorField = (typeof visitorFields)[number];
/** Blank where the visitor skipped the question. */
export type Visitor = Readonly<Record<VisitorField, string>>;

export const emptyVisitor: Visitor = { name: '', age: '', email: '', phone: '' };

const DEVANAGARI_ZERO = 0x0966;
const BENGALI_ZERO = 0x09e6;

/** ०-९ and ০-৯ as 0-9; everything else stays. */
export const latinDigits = (text: string): string =>
  text.replace(/[०-९০-৯]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (code < BENGALI_ZERO ? DEVANAGARI_ZERO : BENGALI_ZERO));
  });

const OLDEST = 120;
const ADULT_AGE = 18;

/** The one number of an answer such as "34", "34 years" or "৩৪ বছর", if it can be an age; else null. */
export function readAge(text: string): number | null {
  const numbers = latinDigits(text).match(/\d+/g) ?? [];
  const years = Number(numbers[0]);
  return numbers.length === 1 && years >= 1 && years <= OLDEST && !/[-−.,]\s*\d/.test(latinDigits(text))
    ? years
    : null;
}

export const isMinor = ({ age }: Pick<Visitor, 'age'>): boolean => {
  const years = readAge(age);
  return years !== null && years < ADULT_AGE;
};

const LONGEST = { name: 200, age: 40, email: 254, phone: 40 } as const;

/** At least one letter of any script. */
const isName = (text: string) => /\p{L}/u.test(text);
/** Shape only: whether anyone reads there nobody can know. */
const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text);

/** An Indian mobile number, with or without 0 or 91 before it, or any number with its country's code after +. */
function isPhone(text: string): boolean {
  const typed = latinDigits(text);
  if (!/^\+?[\d\s().-]+$/.test(typed)) return false;
  const digits = typed.replace(/\D/g, '');
  return typed.startsWith('+') && !/^\+\s*91/.test(typed)
    ? digits.length >= 7 && digits.length <= 15
    : /^(?:0|91)?[6-9]\d{9}$/.test(digits);
}

const looksRight: Readonly<Record<VisitorField, (text: string) => boolean>> = {
  name: isName,
  age: (text) => readAge(text) !== null,
  email: isEmail,
  phone: isPhone,
};

/** Whether an answer looks like one to its question; a second try is taken as it stands, so this never shuts anyone out. */
export const isLikely = (field: VisitorField, text: string): boolean =>
  text.trim().length <= LONGEST[field] && looksRight[field](text.trim());

/** The answer as it travels: digits as 0-9, an age as its number, nothing longer than its endpoint takes. */
export function visitorValue(field: VisitorField, text: string): string {
  const trimmed = text.trim();
  if (field === 'name') return trimmed.slice(0, LONGEST.name);
  if (field === 'email') return trimmed.slice(0, LONGEST.email);
  const typed = latinDigits(trimmed).slice(0, LONGEST[field]);
  return field === 'age' ? String(readAge(typed) ?? typed) : typed;
}

/** Without what does not look right: a strict backend refuses a whole registration for one odd address. */
export const likelyVisitor = (visitor: Visitor): Visitor => ({
  ...visitor,
  age: isLikely('age', visitor.age) ? visitor.age : '',
  email: isLikely('email', visitor.email) ? visitor.email : '',
  phone: isLikely('phone', visitor.phone) ? visitor.phone : '',
});
