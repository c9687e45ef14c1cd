import { isOpenAt, type OpeningHours } from '@/lib/config/opening-hours';

/** `waiting`: for a person. `live`: a counsellor answers and the bot is silent. `ended`: the bot answers again. */
export const liveStates = ['waiting', 'live', 'ended'] as const;
export type LiveState = (typeof liveStates)[number];

/** What is noted between the messages; visitor and staff read it in their own language. */
export const liveNotices = [
  'waiting',
  'still',
  'joined',
  'transferred',
  'withdrawn',
  'left',
  'requeued',
  'lost',
  'missed',
  'nobody',
  'silent',
  'alone',
] as const;
export type LiveNotice = (typeof liveNotices)[number];
/** Of who answers and has written nothing for `SILENT_MS`: others were told, or nobody else is there. */
export const silences: readonly LiveNotice[] = ['silent', 'alone'];

/** After one of these the visitor waits for a person. */
export const queuing: readonly LiveNotice[] = ['waiting', 'still', 'requeued', 'lost'];

/** How a visitor answers whether a person helped. */
export const closingAnswers = ['yes', 'partly', 'no', 'skipped'] as const;

/**
 * Without a beat of the console (`BEAT_MS`) for so long a counsellor is lost; with the look every ten seconds the visitor is in the queue again
 * within a minute.
 */
export const CLAIM_MS = 45_000;
/** A browser that has asked for no news for so long is closed, in the background or without a connection; it asks every eight seconds. */
export const GONE_MS = 30_000;
/** With the assistant alone it asks four times a minute: since when it has not, null for not long. */
export const goneSince = (seenAt: number | null, nowMs: number): number | null =>
  seenAt !== null && nowMs - seenAt >= 2 * GONE_MS ? seenAt : null;
/** Who is offered a conversation comes within this time; else whoever offers it keeps it. */
export const ANSWER_MS = 50_000;
/** A visitor who has waited so long for who answers waits for anybody: others see it and may step in. */
const SILENT_MS = 3 * 60_000;
export const PRESENT_MS = 60_000;
/** How long a typing sign holds without the next one. */
export const TYPING_MS = 6000;
/** Who goes on typing says so again after so long. */
export const TYPING_AGAIN_MS = 3000;
/** Longest message of either side, in UTF-16 units. */
export const MAX_LIVE_LENGTH = 2000;
/** A wait is ended after so long, or once nobody has been there for a minute: a call is offered instead. */
const LONGEST_WAIT_MS = 4 * 60_000;
const NOBODY_MS = 60_000;
/** A conversation with the bot goes on as long as its last message is no older. */
export const GOING_ON_MS = 30 * 60_000;

type Counsellors = { present: number; onShift: number };

/**
 * Whether a person may be promised: within the opening hours, with somebody in the console or on shift. Where the centre
 * names no hours, somebody must be in the console.
 */
export function isPersonThere(
  { present, onShift }: Counsellors,
  nowMs: number,
  hours: OpeningHours | null,
): boolean {
  if (hours === null) return present > 0;
  return isOpenAt(hours, nowMs) && present + onShift > 0;
}

/** A wait that began by then is over although nobody came. */
export const waitOverBefore = (nowMs: number, isThere: boolean): number =>
  nowMs - (isThere ? LONGEST_WAIT_MS : NOBODY_MS);

/** The moment before which a word of the visitor, and the coming of who answers, must lie for that. */
export const silentBefore = (nowMs: number): number => nowMs - SILENT_MS;

export const isTyping = (typedAt: number | null, nowMs: number): boolean =>
  typedAt !== null && nowMs - typedAt < TYPING_MS;

const TITLE = /^(?:dr|mr|mrs|ms|miss|prof|shri|sri|smt|km)\.?$/i;

/** What a visitor learns of a counsellor. */
export function firstName(name: string): string {
  const names = name.trim().split(/\s+/);
  return names.find((one) => !TITLE.test(one)) ?? names[0] ?? '';
}

/** Who marked a conversation of danger as done in the inbox, by first name, and when. */
export type Done = { by: string; at: number };
type Listed = {
  state: LiveState | null;
  urgent: number;
  queued_at: number | null;
  updated_at: number;
  done: Done | null;
  unanswered_at: number | null;
  is_mine: boolean;
  is_handed: boolean;
  /** Since when the visitor is gone; null for not. */
  gone_since: number | null;
  /** Nobody came for the visitor, who had asked for a person. */
  is_missed?: boolean;
};

const RANK: Readonly<Record<string, number>> = { waiting: 0, live: 1 };

/** Whom nobody came for still waits. */
const rankOf = ({ state, is_missed }: Listed): number => (is_missed ? 0 : (RANK[state ?? ''] ?? 2));

/** Whether it tells of danger and no person answers. */
export const isUrgentAlone = ({ state, urgent }: Pick<Listed, 'state' | 'urgent'>): boolean =>
  urgent === 1 && state !== 'live';

/** Words of danger wait unsent behind the card on the visitor's screen: since they were told of, nothing was said or noted. */
export const isUnsent = (
  { danger_at, unsent_at }: Record<'danger_at' | 'unsent_at', number | null>,
  messages: readonly { at: number }[],
): boolean => danger_at !== null && messages.every(({ at }) => at < Math.max(danger_at, unsent_at ?? 0));

const isOver = ({ state, done }: Listed): boolean => done !== null && state !== 'live';

/** Whether it calls the reader, who answers there or is asked to take it over. */
export const isCalling = ({
  is_mine,
  is_handed,
  unanswered_at,
}: Pick<Listed, 'is_mine' | 'is_handed' | 'unanswered_at'>): boolean =>
  is_handed || (is_mine && unanswered_at !== null);

/**
 * Whether the visitor waits for a person, whoever that may be: asked for one, was left without an answer, gets none from
 * who answers, or is in danger with the bot alone.
 */
export const isWaiting = (chat: Pick<Listed, 'state' | 'urgent' | 'unanswered_at' | 'is_mine'>): boolean =>
  chat.state === 'waiting' || isUrgentAlone(chat) || (!chat.is_mine && chat.unanswered_at !== null);

/** In how many somebody in danger has nobody, in how many the reader is called for, and in how many somebody else waits for anybody: each in one of them. */
export const chatCounts = (chats: readonly Listed[]) => ({
  urgent: chats.filter(isUrgentAlone).length,
  unanswered: chats.filter(isCalling).length,
  waiting: chats.filter((chat) => !isUrgentAlone(chat) && !isCalling(chat) && isWaiting(chat)).length,
});

/** Since when somebody waits for a person; null where nobody does, or since no word of theirs. */
const waitsSince = (chat: Listed): number | null =>
  chat.state === 'waiting' ? chat.queued_at : chat.unanswered_at;

/** The longest wait first, then the last word. */
function byWait(a: Listed, b: Listed): number {
  const [from, to] = [waitsSince(a), waitsSince(b)];
  return from !== null && to !== null ? from - to : b.updated_at - a.updated_at;
}

const isHere = ({ gone_since }: Pick<Listed, 'gone_since'>): boolean => gone_since === null;

/** Urgent ones that nobody answers before all, of these and of all who wait whoever is still there, then what the reader was handed, and what waits for an answer of theirs; then who waits, by the length of the wait, who talks with a person, with the bot; last what is done. */
export const inQueueOrder = <T extends Listed>(chats: readonly T[]): T[] =>
  chats.toSorted(
    (a, b) =>
      Number(isUrgentAlone(b)) - Number(isUrgentAlone(a)) ||
      (isUrgentAlone(a) ? Number(isHere(b)) - Number(isHere(a)) : 0) ||
      Number(isCalling(b)) - Number(isCalling(a)) ||
      b.urgent * Number(isCalling(b)) - a.urgent * Number(isCalling(a)) ||
      Number(isOver(a)) - Number(isOver(b)) ||
      Number(isWaiting(b)) - Number(isWaiting(a)) ||
      (isWaiting(a) ? Number(isHere(b)) - Number(isHere(a)) : 0) ||
      rankOf(a) - rankOf(b) ||
      b.urgent - a.urgent ||
      byWait(a, b),
  );
