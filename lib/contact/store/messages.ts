import 'server-only';
import type { Assessed } from '@/lib/backend/backend';
import { inTransaction, type Work } from '@/lib/backend/database/audit';
import { publishEvent } from '@/lib/backend/database/events';
import { type MessageRow, newRecordId, type Records } from '@/lib/backend/database/tables';
import { addTicket, closeTicket, reopenForSender } from '@/lib/backend/database/tickets';
import { enqueue } from '@/lib/backend/outbox';
import { staffTime } from '@/lib/contact/callback';
import { contactFormOf } from '@/lib/contact/contact-form';
import type { Callback, ContactMessage } from '@/lib/contact/schema';

/**
 * Stores a message and, when somebody is to be told, the notice in the same transaction: either both are durable
 * when this resolves, or neither is there.
 */
export async function saveMessage(
  store: Records,
  message: Assessed<ContactMessage>,
  options: Options,
): Promise<{ id: string }> {
  return inTransaction(store, (work) => addMessage(work, message, options));
}

/** `notify`: whether a mail tells somebody. */
type Options = { notify: boolean };

async function addMessage(
  work: Work,
  { isUrgent = false, ...message }: Assessed<ContactMessage>,
  { notify }: Options,
): Promise<{ id: string }> {
  const { db, nowMs: at } = work;
  const row = {
    ...contactFormOf(message),
    ...noCall,
    id: newRecordId(),
    received_at: at,
    urgent: isUrgent ? 1 : 0,
    done_at: null,
  };
  const { id } = row;
  await db.insertInto('messages').values(row).execute();
  const kind = isUrgent ? 'message-urgent' : 'message-waiting';
  if (notify) await enqueue(db, { kind, payload: { ticket: id }, at });
  await reopenForSender(work, row);
  await addTicket(work, { id, kind: 'message', isUrgent });
  return { id };
}

const noCall = {
  kind: 'message',
  call_from: null,
  call_to: null,
  language: '',
  say: '',
  may_say_who: 0,
} as const;

/** Stores a request for a call, as `saveMessage` does a message. */
export async function saveCallback(
  store: Records,
  callback: Assessed<Callback>,
  options: Options,
): Promise<{ id: string }> {
  return inTransaction(store, (work) => addCallback(work, callback, options));
}

/** The same request within so much is the same one: a form sent twice, or its answer loaded again. */
const SAME_MS = 600_000;

/** The same inside a transaction of the caller's. A request that waits already is left as it is; `known` is one that is told more of. */
export async function addCallback(
  work: Work,
  { isUrgent = false, call, may_say_who, name: fullname, ...request }: Assessed<Callback>,
  { notify, known }: Options & { known?: string | undefined },
): Promise<{ id: string; isDone?: boolean }> {
  const { db, nowMs: at } = work;
  const { phone, language, say } = request;
  const details = {
    ...{ kind: 'callback' as const, fullname, phone, language, say },
    ...{ may_say_who: may_say_who ? 1 : 0, urgent: isUrgent ? 1 : 0, call_to: call.to },
  };
  const newer = { ...details, call_from: call.from };
  const told = known && (await completeCallback(work, known, newer));
  if (told) return told;
  const waiting = await db
    .selectFrom('messages')
    .select('id')
    .where((eb) => eb.and(details))
    .where('done_at', 'is', null)
    .where('received_at', '>', at - SAME_MS)
    .executeTakeFirst();
  if (waiting) return waiting;
  const id = newRecordId();
  const row = { ...newer, id, received_at: at, done_at: null, email: '', address: '', message: '' };
  await db.insertInto('messages').values(row).execute();
  const others = { may_say_who: may_say_who ? 'yes' : 'no', say: say ? 'yes' : 'no' };
  const kind = isUrgent ? 'callback-urgent' : 'callback-waiting';
  if (notify) await enqueue(db, { kind, payload: { call: staffTime(call), ...others, ticket: id }, at });
  await reopenForSender(work, row);
  await addTicket(work, { id, kind: 'callback', isUrgent, dueAt: call.from });
  return { id };
}

/** What is known of a request by now; one that is done stays as it is. Null where it is gone. */
async function completeCallback(
  work: Work,
  id: string,
  known: Partial<MessageRow> & { call_from: number; urgent: number },
): Promise<{ id: string; isDone: boolean } | null> {
  const { db, nowMs: updated_at } = work;
  const stored = await db.selectFrom('messages').select('done_at').where('id', '=', id).executeTakeFirst();
  if (!stored || stored.done_at !== null) return stored ? { id, isDone: true } : null;
  await db.updateTable('messages').set(known).where('id', '=', id).execute();
  const { call_from: due_at, urgent } = known;
  await db
    .updateTable('tickets')
    .set(({ eb }) => ({ due_at, urgent, updated_at, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await publishEvent(work, 'inbox', id);
  return { id, isDone: false };
}

/** The time of a request that waits; null where it was dealt with, or is gone. */
export async function waitingCall({ db }: Work, id: string): Promise<{ from: number; to: number } | null> {
  const waiting = db.selectFrom('messages').select(['call_from', 'call_to']).where('id', '=', id);
  const row = await waiting.where('done_at', 'is', null).executeTakeFirst();
  return row ? { from: row.call_from ?? 0, to: row.call_to ?? 0 } : null;
}

/** Takes a request back that nobody has done yet, as that of a child; false where it is too late. */
export async function withdrawCallback(work: Work, id: string): Promise<boolean> {
  const gone = work.db.deleteFrom('messages').where('id', '=', id).where('done_at', 'is', null);
  const { numDeletedRows } = await gone.executeTakeFirst();
  await publishEvent(work, 'inbox', id);
  return numDeletedRows > 0n;
}

/** All messages and requests for a call, oldest first. */
export async function listMessages({ db }: Records): Promise<MessageRow[]> {
  return db.selectFrom('messages').selectAll().orderBy('received_at').orderBy('id').execute();
}

/** False when there is no such message. A message already done keeps its first time. */
export function markMessageDone(store: Records, id: string): Promise<boolean> {
  return inTransaction(store, async (work) => {
    const result = await work.db
      .updateTable('messages')
      .set(({ fn, ref, val }) => ({ done_at: fn.coalesce(ref('done_at'), val(work.nowMs)) }))
      .where('id', '=', id)
      .executeTakeFirst();
    await closeTicket(work, id);
    return result.numUpdatedRows > 0;
  });
}

export type UnreadMessages = { unread: number; oldestUnreadAgeSeconds: number };

/** How many messages wait, and for how long the first of them has; 0 when none waits. */
export async function unreadMessages({ db }: Records, now: number): Promise<UnreadMessages> {
  const { unread, oldest } = await db
    .selectFrom('messages')
    .where('done_at', 'is', null)
    .select(({ fn }) => [
      fn.countAll<number>().as('unread'),
      fn.min<number | null>('received_at').as('oldest'),
    ])
    .executeTakeFirstOrThrow();
  return {
    unread,
    oldestUnreadAgeSeconds: oldest === null ? 0 : Math.max(0, Math.floor((now - oldest) / 1000)),
  };
}
