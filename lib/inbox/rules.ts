export const ticketKinds = ['message', 'callback', 'chat'] as const;
export type TicketKind = (typeof ticketKinds)[number];

/** `open`: all that is not done; `mine`: what one has claimed of it; `done`: what was done last. */
export const ticketFilters = ['open', 'mine', 'done'] as const;
export type TicketFilter = (typeof ticketFilters)[number];

export const readFilter = (text: string | null): TicketFilter =>
  ticketFilters.find((filter) => filter === text) ?? 'open';

/** How a call went. */
export const callOutcomes = ['reached', 'nobody', 'wrong-number'] as const;
export type CallOutcome = (typeof callOutcomes)[number];

const DAY_MS = 86_400_000;
const LONGEST_SNOOZE_MS = 60 * DAY_MS;

/** What is put off comes back, and not years later. */
export const isSnoozeTime = (ms: number, nowMs: number): boolean =>
  ms > nowMs && ms <= nowMs + LONGEST_SNOOZE_MS;
