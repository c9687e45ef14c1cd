import 'server-only';
import type { Kysely } from 'kysely';
import type { Assessed } from '@/lib/backend/backend';
import {
  forgetLog,
  type MessageRow,
  newRecordId,
  type Records,
  type Tables,
} from '@/lib/backend/database/tables';
import { enqueue } from '@/lib/backend/outbox';
import { staffTime } from '@/lib/contact/callback';
import { contactFormOf } from '@/lib/contact/contact-form';
import type { Callback, ContactMessage } from '@/lib/contact/schema';

/**
 * Stores a message and, when somebody is to be told, the notice in the same transaction: either both are durable
 * when this resolves, or neither is there.
 */
export async function saveMessage(
  { db, now }: Records,
  message: Assessed<ContactMessage>,
  { notify }: { notify: boolean },
): Promise<{ id: string }> {
  return db.transaction().execute((transaction) => addMessage(transaction, message, { notify, at: now() }));
}

/** The same inside a transaction of the caller's: the chat's request for a call lands with the messages. */
export async function addMessage(
  transaction: Kysely<Tables>,
  { isUrgent = false, ...message }: Assessed<ContactMessage>,
  { notify, at }: { notify: boolean; at: number },
): Promise<{ id: string }> {
  const row = {
    ...contactFormOf(message),
    ...noCall,
    id: newRecordId(),
    received_at: at,
    urgent: isUrgent ? 1 : 0,
    done_at: null,
  };
  await transaction.insertInto('messages').values(row).execute();
  if (notify)
    await enqueue(transaction, { kind: isUrgent ? 'message-urgent' : 'message-waiting', payload: {}, at });
  return { id: row.id };
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
  { db, now }: Records,
  callback: Assessed<Callback>,
  { notify }: { notify: boolean },
): Promise<{ id: string }> {
  return db.transaction().execute((transaction) => addCallback(transaction, callback, { notify, at: now() }));
}

/** The same request within so much is the same one: a form sent twice, or its answer loaded again. */
const SAME_MS = 600_000;

/** The same inside a transaction of the caller's. A request that waits already is left as it is. */
export async function addCallback(
  transaction: Kysely<Tables>,
  { isUrgent = false, call, may_say_who, name: fullname, ...request }: Assessed<Callback>,
  { notify, at }: { notify: boolean; at: number },
): Promise<{ id: string }> {
  const { phone, language, say } = request;
  const details = {
    ...{ kind: 'callback' as const, fullname, phone, language, say },
    ...{ may_say_who: may_say_who ? 1 : 0, urgent: isUrgent ? 1 : 0, call_to: call.to },
  };
  const waiting = await transaction
    .selectFrom('messages')
    .select('id')
    .where((eb) => eb.and(details))
    .where('done_at', 'is', null)
    .where('received_at', '>', at - SAME_MS)
    .executeTakeFirst();
  if (waiting) return waiting;
  const row = { ...details, call_from: call.from, id: newRecordId(), received_at: at, done_at: null };
  await transaction
    .insertInto('messages')
    .values({ ...row, email: '', address: '', message: '' })
    .execute();
  const payload = { call: staffTime(call), may_say_who: may_say_who ? 'yes' : 'no', say: say ? 'yes' : 'no' };
  const kind = isUrgent ? 'callback-urgent' : 'callback-waiting';
  if (notify) await enqueue(transaction, { kind, payload, at });
  return { id: row.id };
}

/** All messages and requests for a call, oldest first. */
export async function listMessages({ db }: Records): Promise<MessageRow[]> {
  return db.selectFrom('messages').selectAll().orderBy('received_at').orderBy('id').execute();
}

/** False when there is no such message. A message already done keeps its first time. */
export async function markMessageDone({ db, now }: Records, id: string): Promise<boolean> {
  const result = await db
    .updateTable('messages')
    .set(({ fn, ref, val }) => ({ done_at: fn.coalesce(ref('done_at'), val(now())) }))
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numUpdatedRows > 0;
}

/** Deletes a message for good. False when there is no such message. */
export async function eraseMessage({ db, engine }: Records, id: string): Promise<boolean> {
  const result = await db.deleteFrom('messages').where('id', '=', id).executeTakeFirst();
  if (result.numDeletedRows > 0) await forgetLog({ db, engine });
  return result.numDeletedRows > 0;
}

const DAY_MS = 86_400_000;

/** Erases messages older than the retention, done or not, and outbox rows as old. Returns how many messages went. */
export async function sweepMessages(
  { db, engine }: Records,
  retentionDays: number,
  now: number,
): Promise<number> {
  const before = now - retentionDays * DAY_MS;
  const result = await db.deleteFrom('messages').where('received_at', '<', before).executeTakeFirst();
  await db.deleteFrom('outbox').where('created_at', '<', before).execute();
  if (result.numDeletedRows > 0) await forgetLog({ db, engine });
  return Number(result.numDeletedRows);
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
