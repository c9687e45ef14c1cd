import { isEmailAddress, isPhone } from '@/lib/formats/formats';
import { asciiDigits } from '@/lib/formats/text';

/** By what a person is looked for: one e-mail address or one phone number. */
export type PersonKey = { kind: 'email'; email: string } | { kind: 'phone'; digits: string };

/** Numbers are compared by their last ten digits: with or without 0, +91, blanks or hyphens they are the same. */
const NUMBER_LENGTH = 10;
const LEAST_DIGITS = 7;
const digitsOf = (text: string): string => asciiDigits(text).replace(/\D/g, '').slice(-NUMBER_LENGTH);

/** Null for what is neither an address nor a number. */
export function readPerson(text: string): PersonKey | null {
  const input = text.trim().normalize('NFC');
  if (isEmailAddress(input)) return { kind: 'email', email: input.toLowerCase() };
  const digits = digitsOf(input);
  return isPhone(input) && digits.length >= LEAST_DIGITS ? { kind: 'phone', digits } : null;
}

/** Whether a field of contact is this person's. */
export function isOf(key: PersonKey, { email, phone }: { email: string; phone: string }): boolean {
  if (key.kind === 'email') return email.trim().normalize('NFC').toLowerCase() === key.email;
  return phone.split(/[,;/]/).some((one) => digitsOf(one) === key.digits);
}

/** Whether the words of somebody name this person. */
export function mentions(key: PersonKey, text: string): boolean {
  if (key.kind === 'email') return text.normalize('NFC').toLowerCase().includes(key.email);
  return asciiDigits(text)
    .replace(/[\s().-]/g, '')
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
export type IncidentClock = keyof typeof incidentClocks;
export const incidentClockNames = ['cert_in', 'persons', 'board', 'board_detail'] as const;

/** The days within which a person's request is answered; the trust publishes its own (DPDP Rules 2025, rule 14). */
export const REQUEST_DAYS = 30;

/** What a person may ask about their data. */
export const requestKinds = ['access', 'erase', 'correct', 'complaint'] as const;
