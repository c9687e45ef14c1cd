/** Who works here, by what they may see. */
export const roles = ['counsellor', 'desk', 'finance', 'editor', 'admin', 'auditor'] as const;
export type Role = (typeof roles)[number];

/** Each right with the roles that have it; whoever is not named has it not. */
const rights = {
  'own-account': roles,
  /** The queue: messages, requests for a call, urgent conversations. */
  inbox: ['counsellor', 'desk'],
  /** What the contact form brought. Calls to make are for all who have the queue, conversations need `chats`. */
  messages: ['desk'],
  /** Words of conversations, and joining one. */
  chats: ['counsellor'],
  shifts: ['counsellor', 'desk', 'admin'],
  /** Donations with their donors; a PAN in full needs a step-up besides. */
  gifts: ['finance'],
  content: ['editor'],
  /** A word on changes of where calls and money go. */
  'content-approvals': ['editor', 'admin'],
  people: ['admin'],
  /** Everything stored about one person: to hand it out or erase it. */
  'personal-data': ['admin'],
  /** What was done, by whom; who reads it changes nothing. */
  log: ['admin', 'auditor'],
  /** Test notices and the state of what the console needs. */
  operations: ['admin'],
} as const satisfies Record<string, readonly Role[]>;
export type Right = keyof typeof rights;

/** A person of a small trust may have several roles, with commas between them. */
export const rolesOf = (role: string): string[] => role.split(',');

/** Roles of ours in our order, with commas between them; null where one is not ours or there is none. */
export function readRoles(text: string): string | null {
  const named = text.split(',').map((one) => one.trim());
  const known = roles.filter((role) => named.includes(role));
  return known.length === new Set(named).size ? known.join(',') : null;
}

/** Deny by default: a role that is not in the table, or not of ours, has no right. */
export const hasRight = (role: string, right: Right, table: Record<Right, readonly string[]> = rights) =>
  rolesOf(role).some((one) => table[right].includes(one));

/** What somebody new tries in the console, in this order, each for those who have the right. */
export const tourSteps = [
  { name: 'language', right: 'own-account' },
  { name: 'codes', right: 'own-account' },
  { name: 'passkey', right: 'own-account' },
  { name: 'screen', right: 'own-account' },
  { name: 'notices', right: 'inbox' },
  { name: 'mail', right: 'inbox' },
  { name: 'shifts', right: 'shifts' },
  { name: 'inbox', right: 'inbox' },
  { name: 'chats', right: 'chats' },
  { name: 'numbers', right: 'inbox' },
  { name: 'gifts', right: 'gifts' },
  { name: 'content', right: 'content' },
  { name: 'people', right: 'people' },
  { name: 'log', right: 'log' },
  { name: 'leave', right: 'own-account' },
] as const satisfies readonly { name: string; right: Right }[];
export type TourStep = (typeof tourSteps)[number]['name'];

/** The first steps of somebody of these roles. */
export const tourOf = (role: string): TourStep[] =>
  tourSteps.filter(({ right }) => hasRight(role, right)).map(({ name }) => name);

/** What is stored of the first steps: those that are done, and that the list is put away. */
export const tourMarks = [...tourSteps.map(({ name }) => name), 'hidden'] as const;
export type TourMark = (typeof tourMarks)[number];

/** Calls to make are for all who have the queue. */
const ticketRights = { message: 'messages', callback: 'inbox', chat: 'chats' } as const;

/** Whether somebody of these roles may read a ticket of this kind. */
export const mayReadTicket = (role: string, kind: keyof typeof ticketRights): boolean =>
  hasRight(role, ticketRights[kind]);

/** How often a console that is open says so, for the conversations in which somebody answers. */
export const BEAT_MS = 15_000;

const MINUTE_MS = 60_000;
export const IDLE_MS = 30 * MINUTE_MS;
export const ABSOLUTE_MS = 12 * 60 * MINUTE_MS;
/** How long a step-up opens what asks for one. */
export const STEP_UP_MS = 5 * MINUTE_MS;
export const INVITE_MS = 15 * MINUTE_MS;
/** How long the list of people tells what became of an invitation. */
export const INVITE_SHOWN_MS = 30 * 24 * 60 * MINUTE_MS;
/** How long a browser may take over a passkey. */
export const CHALLENGE_MS = 5 * MINUTE_MS;

export type SessionTimes = { created_at: number; seen_at: number };

export const isAlive = ({ created_at, seen_at }: SessionTimes, nowMs: number): boolean =>
  nowMs - seen_at < IDLE_MS && nowMs - created_at < ABSOLUTE_MS;

/** In this window tries are counted. */
export const TRIES_WINDOW_MS = 15 * MINUTE_MS;
export const FREE_TRIES = { account: 5, address: 50 } as const;
/** A request ends at 14 seconds, and nobody is ever locked out: so long a further try waits at most. */
const LONGEST_DELAY_MS = 8000;

/** How long a try waits for its answer: 1, 2, 4, 8 seconds from the first one too many. */
export const delayOf = (tries: number, free: number): number =>
  tries <= free ? 0 : Math.min(LONGEST_DELAY_MS, 500 * 2 ** Math.min(4, tries - free));

const PASSWORD_LENGTH = { least: 15, most: 128 } as const;
export type LengthFault = 'short' | 'long';

/** Counted in letters of any script, not in bytes. */
export function passwordLengthFault(password: string): LengthFault | null {
  const { length } = Array.from(password.normalize('NFC'));
  if (length < PASSWORD_LENGTH.least) return 'short';
  return length > PASSWORD_LENGTH.most ? 'long' : null;
}

/** "Chrome on Android": what a person knows a session by; nothing more of the browser is stored. */
export function deviceOf(agent: string): string {
  const find = (known: readonly (readonly [RegExp, string])[], other: string) =>
    known.find(([pattern]) => pattern.test(agent))?.[1] ?? other;
  return `${find(BROWSERS, 'A browser')} on ${find(SYSTEMS, 'an unknown system')}`;
}

const BROWSERS = [
  [/Edg/, 'Edge'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
] as const;
const SYSTEMS = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'macOS'],
  [/Linux|CrOS/, 'Linux'],
] as const;
