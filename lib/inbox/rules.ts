import { asciiDigits } from '@/lib/formats/text';

export const ticketKinds = ['message', 'callback', 'chat'] as const;
export type TicketKind = (typeof ticketKinds)[number];

/** `open`: all that is not done; `mine`: what one has claimed of it; `done`: what was done last. */
export const ticketFilters = ['open', 'mine', 'done'] as const;
export type TicketFilter = (typeof ticketFilters)[number];

export const readFilter = (text: string | null): TicketFilter =>
  ticketFilters.find((filter) => filter === text) ?? 'open';

/** How a call went. */
export const callOutcomes = ['reached', 'other-person', 'nobody', 'wrong-number'] as const;
export type CallOutcome = (typeof callOutcomes)[number];
/** Whether it is tried again: nobody answered, or somebody else. */
export const isMissed = (outcome: string): boolean => outcome === 'nobody' || outcome === 'other-person';

/** How what is done was answered: the kinds of the notes that tell it. */
export const doneWays = ['done-chat', 'done-phone', 'done-mail', 'done-none', 'done-unreached'] as const;
export type DoneWay = (typeof doneWays)[number];

const plain = (text: string): string => text.trim().normalize('NFC').toLowerCase();
const digitsIn = (text: string): string => asciiDigits(text).replace(/\D/g, '');

/** Whether somebody is who is looked for: by a part of a name or an address, or by a number, with or without its 0 or +91. */
export function isPersonIn(
  text: string,
  { words, numbers }: { words: readonly (string | null)[]; numbers: readonly (string | null)[] },
): boolean {
  const digits = digitsIn(text).slice(-10);
  if (digits.length >= 5 && !/\p{L}|@/u.test(text))
    return numbers.some((number) => digitsIn(number ?? '').includes(digits));
  return words.some((word) => word !== null && plain(word).includes(plain(text)));
}

const DAY_MS = 86_400_000;
const LONGEST_SNOOZE_MS = 60 * DAY_MS;

/** What is put off comes back, and not years later. */
export const isSnoozeTime = (ms: number, nowMs: number): boolean =>
  ms > nowMs && ms <= nowMs + LONGEST_SNOOZE_MS;
