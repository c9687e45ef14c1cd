import 'server-only';
import type { Kysely } from 'kysely';
import type { Records, Tables } from '@/lib/backend/database/tables';
import {
  type Done,
  firstName,
  GOING_ON_MS,
  inQueueOrder,
  isTyping,
  isUnsent,
  type LiveState,
  silences,
} from '@/lib/chat/live';
import type { LiveView } from '@/lib/chat/live-schema';
import { site } from '@/lib/config/site';
import { isStarted } from './conversations';
import {
  type Heard,
  isToldSilent,
  lastMessages,
  lastNotice,
  othersSince,
  ownSince,
  type Presence,
  presenceOf,
  queuedSince,
  type Waits,
} from './live-rows';
import { type LiveMessage, liveMessages, noticeOf, transcriptOf, withCover } from './transcript';

const liveRow = (db: Kysely<Tables>, chatId: string) =>
  db
    .selectFrom('live_chats')
    .innerJoin('chats', 'chats.id', 'live_chats.chat_id')
    .leftJoin('staff', 'staff.id', 'live_chats.claimed_by')
    .leftJoin('staff as offered', 'offered.id', 'live_chats.offered_to')
    .selectAll('live_chats')
    .select(['chats.urgent', 'staff.name', 'offered.name as offered_name'])
    .select((row) => [isToldSilent(row).as('is_silent'), lastNotice(row).as('notice')])
    .where('chat_id', '=', chatId)
    .executeTakeFirst();

type Seen = Omit<LiveView, 'is_person_there'>;

export const NO_LIVE: Seen = {
  ...{ state: 'none', version: 0, name: '', lines: [] },
  ...{ is_typing: false, is_silent: false, is_urgent: false, is_missed: false },
};

/** What a visitor learns: who is there, by first name, and what the person wrote. Their own messages they have. */
export async function visitorView({ db, now }: Records, chatId: string, after: number): Promise<Seen> {
  const row = await liveRow(db, chatId);
  if (!row) return { ...NO_LIVE, is_urgent: await isUrgent(db, chatId) };
  const is_silent = row.state === 'live' && Boolean(row.is_silent);
  // That nobody is there, or answers, is not said any more once somebody does.
  const past = is_silent ? ['nobody', 'still'] : ['nobody', 'still', ...silences];
  const isPast = (message: LiveMessage) =>
    row.state === 'live' && past.some((one) => one === noticeOf(message));
  const messages = (await liveMessages(db, chatId, after)).filter(
    (message) => message.speaker !== 'visitor' && !isPast(message),
  );
  return {
    state: row.state,
    version: row.version,
    name: firstName(row.name ?? ''),
    is_typing: row.state === 'live' && isTyping(row.staff_typed_at, now()),
    is_silent,
    is_urgent: row.urgent === 1,
    is_missed: row.state === 'ended' && row.notice === 'nobody',
    lines: messages.map(({ number, name, ...message }) => {
      const notice = noticeOf(message);
      return { number, notice, text: notice ? site().phone : message.text, name: firstName(name ?? '') };
    }),
  };
}

/** When the visitor's page was heard from. */
const heard = ['chats.seen_at', 'back_at', 'visitor_seen_at', 'gone'] as const;

const isUrgent = async (db: Kysely<Tables>, chatId: string): Promise<boolean> =>
  (await db.selectFrom('chats').select('urgent').where('id', '=', chatId).executeTakeFirst())?.urgent === 1;

/** A conversation in the console's list: nothing of what was written. */
export type ListedChat = {
  id: string;
  state: LiveState | null;
  /** 0 once it is done and no person answers. */
  urgent: number;
  done: Done | null;
  language: string;
  created_at: number;
  updated_at: number;
  queued_at: number | null;
  /** First name of who answers. */
  by: string;
  is_mine: boolean;
  /** Offered to the reader, who has not taken it up. */
  is_handed: boolean;
  /** First name of whom it is offered to, who has not come; blank for nobody. */
  offered_to: string;
  /** Since when the visitor waits for an answer: of the reader's, of whoever left without one, long of whoever else answers; null for not at all. */
  unanswered_at: number | null;
  /** Nobody came for the visitor, who had asked for a person. */
  is_missed: boolean;
  /** First name of who came last, unless the visitor has asked for a person since. */
  was_here: string;
  /** Of the visitor, as given, where the reader answers; else blank. */
  name: string;
  /** When either side, or the assistant, said something last. */
  last_at: number;
  /** Another one after each change. */
  version: number;
} & Presence;

/** Which of these conversations are done in the inbox. */
async function doneAmong(db: Kysely<Tables>, ids: readonly string[]): Promise<ReadonlyMap<string, Done>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('tickets')
    .select(['id', 'done_at as at', 'updated_at'])
    .select(({ selectFrom }) =>
      selectFrom('audit')
        .innerJoin('staff', 'staff.id', 'audit.actor')
        .select('staff.name')
        .whereRef('audit.target', '=', 'tickets.id')
        .where('audit.event', '=', 'ticket-done')
        .orderBy('audit.seq', 'desc')
        .limit(1)
        .as('name'),
    )
    .where('id', 'in', ids)
    .where('state', '=', 'done')
    .execute();
  return new Map(
    rows.map(({ id, at, updated_at, name }) => [id, { by: firstName(name ?? ''), at: at ?? updated_at }]),
  );
}

/** Urgent no more once it is done; whoever waits for a person is not done with, and danger stays in view while one answers. */
function standing({ urgent, state }: Pick<ListedChat, 'urgent' | 'state'>, done: Done | undefined) {
  const isDone = done !== undefined && urgent === 1 && state !== 'waiting';
  return isDone ? { urgent: state === 'live' ? 1 : 0, done } : { urgent, done: null };
}

/** Conversations that go on, in the order of the queue. */
export async function listLive(
  { db, now }: Pick<Records, 'db' | 'now'>,
  reader: string,
): Promise<ListedChat[]> {
  const rows = await db
    .selectFrom('chats')
    .leftJoin('live_chats', 'live_chats.chat_id', 'chats.id')
    .leftJoin('staff', 'staff.id', 'live_chats.claimed_by')
    .leftJoin('staff as offered', 'offered.id', 'live_chats.offered_to')
    .select(['chats.id', 'chats.urgent', 'chats.language', 'chats.created_at', 'chats.updated_at'])
    .select(['live_chats.state', 'live_chats.version', 'queued_at', 'joined_at', 'closing'])
    .select(['claimed_by', 'staff.name', 'offered_to', 'offered.name as offered_name'])
    .select(['chats.name as visitor', ...heard])
    .select(lastMessages)
    .where(({ or, eb }) => or([eb('registered_at', 'is not', null), eb('question_id', 'is not', null)]))
    .where(({ or, eb }) =>
      or([eb('live_chats.state', 'in', ['waiting', 'live']), eb('updated_at', '>', now() - GOING_ON_MS)]),
    )
    .orderBy('chats.id')
    .execute();
  const shown = rows.flatMap((row) => (row.urgent === 1 || row.notice === 'nobody' ? [row.id] : []));
  const done = await doneAmong(db, shown);
  return inQueueOrder(rows.map((row) => listed(row, done.get(row.id), { reader, nowMs: now() })));
}

type Row = Pick<
  ListedChat,
  'id' | 'state' | 'urgent' | 'language' | 'created_at' | 'updated_at' | 'queued_at'
> &
  Waits &
  Record<'version' | 'message_at' | 'asked_at' | 'ticket_version' | keyof Heard, number | null> &
  Record<'claimed_by' | 'name' | 'offered_to' | 'offered_name', string | null> & { visitor: string };

/** What a row of the list tells this reader. */
function listed(
  row: Row,
  done: Done | undefined,
  { reader, nowMs }: { reader: string; nowMs: number },
): ListedChat {
  const { id, state, language, created_at, updated_at, version, ticket_version } = row;
  const queued_at = queuedSince(row);
  const is_mine = row.claimed_by === reader;
  const presence = presenceOf(row, nowMs);
  const moved = (presence.gone_since ?? 0) + (presence.back_since ?? 0);
  return {
    ...presence,
    ...{ id, state, language, created_at, updated_at, queued_at },
    ...{ ...standing(row, done), was_here: firstName(row.came ?? '') },
    is_missed: !done && state === 'ended' && row.notice === 'nobody' && row.came === null,
    version: updated_at + (version ?? 0) + (ticket_version ?? 0) + (done?.at ?? 0) + moved,
    ...{ by: firstName(row.name ?? ''), is_mine, name: is_mine ? row.visitor : '' },
    ...{ is_handed: row.offered_to === reader, offered_to: firstName(row.offered_name ?? '') },
    unanswered_at: done && state !== 'live' ? null : is_mine ? ownSince(row) : othersSince(row, nowMs),
    last_at: Math.max(row.message_at ?? 0, row.asked_at ?? 0) || updated_at,
  };
}

/** A conversation with how it stands. */
export async function readLive({ db, now }: Records, chatId: string, reader: string) {
  const chat = await db
    .selectFrom('chats')
    .select(['id', 'name', 'age', 'email', 'phone', 'language', 'urgent', 'created_at', 'updated_at'])
    .select(['seen_at', 'back_at'])
    .select(lastMessages)
    .where('id', '=', chatId)
    .where(isStarted)
    .executeTakeFirst();
  if (!chat) return null;
  const row = await liveRow(db, chatId);
  const state = row?.state ?? null;
  const is_covered = state === 'live' && row?.covered === 1;
  const done = (await doneAmong(db, [chatId])).get(chatId);
  const messages = await transcriptOf(db, chatId);
  return {
    ...chat,
    ...standing({ ...chat, state }, done),
    messages: is_covered ? withCover(messages) : messages,
    ...{ state, is_covered, is_unsent: state !== 'live' && isUnsent(chat, messages) },
    queued_at: row ? queuedSince({ ...chat, ...row }) : null,
    by: firstName(row?.name ?? ''),
    is_mine: row?.claimed_by === reader,
    is_handed: row?.offered_to === reader,
    /** Somebody else answers, and has not for long, so the reader may step in; or nobody does, and it is not done. */
    is_unanswered:
      row && (!done || state === 'live') ? othersSince({ ...chat, ...row }, now()) !== null : false,
    offered_to: firstName(row?.offered_name ?? ''),
    is_typing: row?.state === 'live' && isTyping(row.visitor_typed_at, now()),
    ...presenceOf({ visitor_seen_at: null, gone: null, ...row, ...chat }, now()),
    closing: row?.closing ?? null,
  };
}
export type OpenChat = NonNullable<Awaited<ReturnType<typeof readLive>>>;
