import 'server-only';
import type { ExpressionBuilder, Kysely, SelectQueryBuilder } from 'kysely';
import type { Work } from '@/lib/backend/database/audit';
import { publishEvent } from '@/lib/backend/database/events';
import type { Tables } from '@/lib/backend/database/tables';
import { addTicket, reopenForVisitor } from '@/lib/backend/database/tickets';
import { hasMail } from '@/lib/backend/mail';
import { enqueue } from '@/lib/backend/outbox';
import { GOING_ON_MS, goneSince, type LiveNotice, silences, silentBefore } from '@/lib/chat/live';
import { env } from '@/lib/config/env';
import type { LiveChatRow, LiveMessageRow } from './live-tables';

/**
 * Rows are locked in one order: the conversation, its live row, its ticket, then the numbers of audit and events. Two transactions
 * then never wait for each other.
 */
export type Live = ExpressionBuilder<Tables, 'live_chats'>;
export const nextVersion = ({ eb }: Live) => eb('version', '+', 1);
export const noOffer = { offered_to: null, answer_by: null };
export const nobody = { claimed_by: null, claimed_until: null, joined_at: null, ...noOffer };
export const untyped = { visitor_typed_at: null, staff_typed_at: null, covered: 0 };
export const quiet = { ...untyped, visitor_seen_at: null, gone: 0 };

export const newRow = (chatId: string, nowMs: number): LiveChatRow => ({
  ...{ chat_id: chatId, state: 'waiting', queued_at: nowMs, closing: null, version: 1 },
  ...nobody,
  ...quiet,
});

type NewMessage = Pick<LiveMessageRow, 'chat_id' | 'speaker' | 'text'> &
  Partial<Pick<LiveMessageRow, 'staff_id' | 'client_id' | 'at'>>;

/** So many of one conversation are stored; the oldest go first. */
const MOST_MESSAGES = 1000;

/** Adds a message; the caller holds the conversation's live row. */
export async function addMessage({ db, nowMs }: Work, message: NewMessage): Promise<void> {
  const { chat_id } = message;
  const last = await db
    .selectFrom('live_turns')
    .select(({ fn }) => fn.max('number').as('number'))
    .where('chat_id', '=', chat_id)
    .executeTakeFirst();
  const number = (last?.number ?? 0) + 1;
  await db
    .insertInto('live_turns')
    .values({ staff_id: null, client_id: null, at: nowMs, ...message, number })
    .onConflict((conflict) => conflict.columns(['chat_id', 'client_id']).doNothing())
    .execute();
  await db
    .deleteFrom('live_turns')
    .where('chat_id', '=', chat_id)
    .where('number', '<=', number - MOST_MESSAGES)
    .execute();
}

/** Tells of a message: whoever has the conversation open, and whoever has an item of the inbox open that is about it. */
export async function publishMessage(work: Work, chatId: string): Promise<void> {
  const ticket = work.db.selectFrom('tickets').select('id').where('chat_id', '=', chatId);
  if (await ticket.executeTakeFirst()) await publishEvent(work, 'inbox', chatId);
  await publishEvent(work, 'live', chatId);
}

export const note = (work: Work, chatId: string, notice: { text: LiveNotice; staff_id?: string | null }) =>
  addMessage(work, { chat_id: chatId, speaker: 'system', ...notice });

/** Who answers there; null for nobody. */
export const answeringIn = (row: LiveChatRow | undefined): string | null =>
  row?.state === 'live' ? row.claimed_by : null;

/** The live row, locked until the transaction ends. */
export const lockLive = (db: Kysely<Tables>, chatId: string): Promise<LiveChatRow | undefined> =>
  db
    .updateTable('live_chats')
    .set({ chat_id: chatId })
    .where('chat_id', '=', chatId)
    .returningAll()
    .executeTakeFirst();

/**
 * Of a visitor in the queue, or one for whom nobody came: what they said of danger is urgent in the inbox again, with its
 * notices. The caller holds the conversation's live row.
 */
export async function reopenQueued(work: Work, chatId: string): Promise<void> {
  if (!(await reopenForVisitor(work, chatId, { isAlone: true }))) return;
  await publishEvent(work, 'chats', chatId);
  const chat = work.db.selectFrom('chats').select('id').where('id', '=', chatId).where('urgent', '=', 1);
  if (hasMail(env()) && (await chat.executeTakeFirst()))
    await enqueue(work.db, { kind: 'chat-urgent', payload: { ticket: chatId }, at: work.nowMs });
}

/** Whom nobody came for stands in the inbox until somebody marks it. */
export async function keepMissed(work: Work, { chat_id: id, queued_at }: LiveChatRow): Promise<void> {
  await reopenQueued(work, id);
  await addTicket(work, { id, kind: 'chat', isUrgent: false, dueAt: queued_at ?? work.nowMs });
}

/** Further words of danger that wait unsent: whoever has the item in the queue open is told, and its wait goes on. */
export async function noteUnsent(work: Work, chatId: string): Promise<void> {
  const { db, nowMs: at } = work;
  const note = { id: `${chatId}-unsent`, ticket_id: chatId, author: null, kind: 'unsent', text: '' };
  await db
    .insertInto('ticket_notes')
    .values({ ...note, at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ at }))
    .execute();
  const next = ({ eb }: ExpressionBuilder<Tables, 'tickets'>) => ({ version: eb('version', '+', 1) });
  await db.updateTable('tickets').set(next).where('id', '=', chatId).execute();
  await publishMessage(work, chatId);
}

export type Change = Partial<Omit<LiveChatRow, 'chat_id' | 'version'>>;
export type Sent = { text: string; id: string };

/** The number or the time of the last word of a person of the centre among these. */
const lastOf =
  (messages: () => SelectQueryBuilder<Tables, 'live_turns', object>) => (what: 'number' | 'at') => {
    const theirs = messages().where('speaker', '=', 'counsellor');
    return theirs.select((of) => of.fn.max(what).as('last'));
  };

/** Of a conversation: the visitor's first word that was neither answered nor settled, the last word of all, since when it is in the inbox, and when its item was last settled: done, or reopened by staff. */
export const lastMessages = ({ selectFrom, fn, lit }: ExpressionBuilder<Tables, 'chats'>) => {
  const messages = () => selectFrom('live_turns').whereRef('live_turns.chat_id', '=', 'chats.id');
  const ticket = selectFrom('tickets')
    .whereRef('tickets.chat_id', '=', 'chats.id')
    .where('tickets.state', '<>', 'done');
  const notes = messages().where('speaker', '=', 'system').orderBy('number', 'desc').limit(1);
  const came = notes.leftJoin('staff', 'staff.id', 'staff_id').where('text', 'in', ['waiting', 'joined']);
  const last = lastOf(messages);
  const settled = selectFrom('audit')
    .whereRef('target', '=', 'chats.id')
    .where(({ or, eb }) =>
      or([eb('event', '=', 'ticket-done'), eb('event', '=', 'ticket-reopened').and('actor', '<>', '')]),
    )
    .select((of) => of.fn.max('at').as('at'));
  return [
    settled.as('settled_at'),
    messages()
      .where('speaker', '=', 'visitor')
      .where('number', '>', fn.coalesce(last('number'), lit(0)))
      // Words of danger that waited behind their card were written before.
      .where('at', '>=', fn.coalesce(last('at'), lit(0)))
      .where('at', '>', fn.coalesce(settled, lit(0)))
      .select((of) => of.fn.min('at').as('at'))
      .as('waits_since'),
    last('at').as('answered_at'),
    messages()
      .where('speaker', '<>', 'system')
      .select((of) => of.fn.max('at').as('at'))
      .as('message_at'),
    selectFrom('chat_turns')
      .whereRef('chat_turns.chat_id', '=', 'chats.id')
      .select((of) => of.fn.max('asked_at').as('at'))
      .as('asked_at'),
    notes.select('text').as('notice'),
    // Who came last, unless the visitor has asked for a person since.
    came.select('staff.name').as('came'),
    ticket.select('tickets.due_at').where('tickets.urgent', '=', 1).as('danger_at'),
    ticket.select('tickets.version').as('ticket_version'),
    selectFrom('ticket_notes')
      .select('at')
      .whereRef('ticket_id', '=', 'chats.id')
      .where('kind', '=', 'unsent')
      .as('unsent_at'),
  ];
};

export type Waits = Record<
  'waits_since' | 'joined_at' | 'answered_at' | 'queued_at' | 'danger_at' | 'settled_at',
  number | null
> & { state: LiveChatRow['state'] | null; closing: string | null } & Partial<
    Record<'notice' | 'came', string | null>
  >;

/**
 * Since when a visitor to whom no person talks has no answer, in the list and in the inbox alike: since the first word to
 * people or of danger after it was settled, its reopening, or the coming into the queue.
 */
export function aloneSince({ state, closing, answered_at, ...row }: Waits): number | null {
  const dangerAt = row.danger_at ?? 0;
  const danger = dangerAt > (answered_at ?? 0) ? Math.max(dangerAt, row.settled_at ?? 0) : null;
  const word = state === 'ended' && closing !== null ? null : row.waits_since;
  const times = [danger, word, state === 'waiting' ? row.queued_at : null].filter((time) => time !== null);
  return times.length === 0 ? null : Math.min(...times);
}

/** When a visitor asked for a person who did not come. */
export const missedAt = ({ state, notice, queued_at, came }: Waits): number | null =>
  state === 'ended' && notice === 'nobody' && came == null ? queued_at : null;

export type Heard = Record<'seen_at' | 'back_at' | 'visitor_seen_at' | 'gone', number | null>;
/** Since when the visitor's page is closed or out of reach, or since when it is open again; both null while it has been there all along. */
export function presenceOf({ seen_at, back_at, visitor_seen_at, gone }: Heard, nowMs: number) {
  const gone_since = gone === 1 ? visitor_seen_at : goneSince(seen_at, nowMs);
  const isBack = gone_since === null && back_at !== null && nowMs - back_at < GOING_ON_MS;
  return { gone_since, back_since: isBack ? back_at : null };
}
export type Presence = ReturnType<typeof presenceOf>;

/** Since when a visitor waits in the queue. */
export const queuedSince = (row: Waits): number | null =>
  row.state === 'waiting' ? aloneSince(row) : row.queued_at;

/** Of the reader's own: since the visitor wrote, or the reader came without a word. */
export const ownSince = (row: Waits): number | null =>
  row.waits_since ?? ((row.answered_at ?? 0) < (row.queued_at ?? 0) ? row.joined_at : null);

/** Where nobody answers: since the word without an answer. Of who answers: the same, once that is long and they were there all the while. */
export function othersSince(row: Waits, nowMs: number): number | null {
  const { state, waits_since, joined_at } = row;
  if (state !== 'live') return state === 'waiting' ? null : aloneSince(row);
  return Math.max(waits_since ?? nowMs, joined_at ?? 0) <= silentBefore(nowMs) ? waits_since : null;
}

/** What was said and noted since the last word of a person of the centre. */
const sinceAnswer = ({ selectFrom, fn, lit }: Live) => {
  const messages = () => selectFrom('live_turns').whereRef('live_turns.chat_id', '=', 'live_chats.chat_id');
  const last = lastOf(messages);
  return messages()
    .where('number', '>', fn.coalesce(last('number'), lit(0)))
    .where('at', '>=', fn.coalesce(last('at'), lit(0)))
    .select('number');
};

/** The visitor has waited long for a word of who answers. */
export const isUnanswered = (row: Live, nowMs: number) =>
  row.exists(sinceAnswer(row).where('speaker', '=', 'visitor').where('at', '<=', silentBefore(nowMs)));

/** What was noted last. */
export const lastNotice = ({ selectFrom }: Live) =>
  selectFrom('live_turns')
    .whereRef('live_turns.chat_id', '=', 'live_chats.chat_id')
    .where('speaker', '=', 'system')
    .orderBy('number', 'desc')
    .limit(1)
    .select('text');

/** The visitor was told of that, and has had no word since. */
export const isToldSilent = (row: Live) =>
  row.exists(
    sinceAnswer(row)
      .where('speaker', '=', 'system')
      .where('text', 'in', silences)
      .whereRef('at', '>=', 'live_chats.joined_at'),
  );
