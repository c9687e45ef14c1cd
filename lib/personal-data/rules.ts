import { holdsNumber, isEmailAddress, isPhone, numberIn } from '@/lib/formats/formats';
import { asciiDigits } from '@/lib/formats/text';

/** By what a person is looked for: one e-mail address or one phone number. */
export type PersonKey = { kind: 'email'; email: string } | { kind: 'phone'; digits: string };

const LEAST_DIGITS = 7;

/** Null for what is neither an address nor a number. */
export function readPerson(text: string): PersonKey | null {
  const input = text.trim().normalize('NFC');
  if (isEmailAddress(input)) return { kind: 'email', email: input.toLowerCase() };
  const digits = numberIn(input);
  return isPhone(input) && digits.length >= LEAST_DIGITS ? { kind: 'phone', digits } : null;
}

/** Whether a field of contact is this person's. */
export function isOf(key: PersonKey, { email, phone }: { email: string; phone: string }): boolean {
  if (key.kind === 'email') return email.trim().normalize('NFC').toLowerCase() === key.email;
  return holdsNumber(phone, key.digits);
}

/** Shorter ones are days and amounts. */
const NUMBERS = /[+(]?\d(?:[ ().-]{0,2}\d){9,12}/g;
/** The addresses and numbers of a person's record, its words included, by which they are not looked for. */
export function contactsBeside(
  key: PersonKey,
  { email, phone, words = '' }: { email: string; phone: string; words?: string },
): string[] {
  const texts = [email, ...phone.split(/[,;/]|\p{L}+/u), ...(asciiDigits(words).match(NUMBERS) ?? [])];
  return texts
    .map((text) => text.trim())
    .filter((text) => readPerson(text) !== null && !isOf(key, { email: text, phone: text }));
}

/** What goes on an address before or behind it, a dot between them or not. */
const BEFORE = /[\p{L}\p{M}\p{N}_%+-]\.?$/u;
const BEHIND = /^\.?[\p{L}\p{M}\p{N}_%+-]/u;

/** Whether the address stands in the text as a whole one. */
function holdsAddress(text: string, email: string): boolean {
  for (let at = text.indexOf(email); at >= 0; at = text.indexOf(email, at + 1)) {
    const end = at + email.length;
    if (!BEFORE.test(text.slice(Math.max(0, at - 3), at)) && !BEHIND.test(text.slice(end, end + 3)))
      return true;
  }
  return false;
}

/** Whether the words of somebody name this person. */
export function mentions(key: PersonKey, text: string): boolean {
  if (key.kind === 'email') return holdsAddress(text.normalize('NFC').toLowerCase(), key.email);
  return asciiDigits(text)
    .replace(/[\s().\p{Pd}\p{Cf}]/gu, '')
    .includes(key.digits);
}

const HOUR_MS = 3_600_000;

/**
 * The clocks of an incident, from the moment it was noticed: CERT-In within 6 hours (Directions of 28 April 2022), the
 * Data Protection Board in detail within 72 hours (DPDP Rules 2025, rule 7). The persons and the Board are told without
 * delay, which is no number of hours: a day is when the console begins to press.
 */
export const incidentClocks = {
  cert_in: 6 * HOUR_MS,
  persons: 24 * HOUR_MS,
  board: 24 * HOUR_MS,
  board_detail: 72 * HOUR_MS,
} as const;
export const incidentClockNames = ['cert_in', 'persons', 'board', 'board_detail'] as const;

/** The days within which a person's request is answered; the trust publishes its own (DPDP Rules 2025, rule 14). */
export const REQUEST_DAYS = 30;

/** What a person may ask about their data. */
export const requestKinds = ['access', 'erase', 'correct', 'complaint'] as const;
