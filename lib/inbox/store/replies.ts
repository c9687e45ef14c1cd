import 'server-only';
import { type Kysely, sql } from 'kysely';
import { inTransaction, type Work } from '@/lib/backend/database/audit';
import { publishEvent } from '@/lib/backend/database/events';
import { newRecordId, type Records, type Tables } from '@/lib/backend/database/tables';
import { enqueue } from '@/lib/backend/outbox';
import type { Env } from '@/lib/config/env';
import type { ReplyDraft, SaveReplyDraft, TicketReply } from '../schema';
import { findTicket, type Viewer } from './queue';

type NewReply = { id: string; subject: string; text: string; by: string };

const outboxKey = (id: string): string => `reply:${id}`;

/** Stores an answer and puts it into the outbox: both or neither. `id`: of the ticket. */
export async function addReply({ db, nowMs }: Work, { id, subject, text, by }: NewReply): Promise<void> {
  const reply = newRecordId();
  await db
    .insertInto('ticket_replies')
    .values({ id: reply, ticket_id: id, at: nowMs, author: by, subject, text })
    .execute();
  await db.deleteFrom('ticket_drafts').where('ticket_id', '=', id).execute();
  await enqueue(db, { kind: 'reply', payload: { reply }, at: nowMs, dedupeKey: outboxKey(reply) });
}

/** The answers to a ticket, oldest first, each with what the mail server said. */
export async function repliesOf(db: Kysely<Tables>, ticket: string): Promise<TicketReply[]> {
  const rows = await db
    .selectFrom('ticket_replies')
    .leftJoin('staff', 'staff.id', 'ticket_replies.author')
    .leftJoin('outbox', (join) =>
      join.on('outbox.dedupe_key', '=', sql<string>`'reply:' || ticket_replies.id`),
    )
    .select(['ticket_replies.id as id', 'ticket_replies.at as at', 'subject', 'text', 'staff.name as author'])
    .select(['outbox.id as row', 'outbox.sent_at', 'outbox.next_at'])
    .where('ticket_id', '=', ticket)
    .orderBy('at')
    .orderBy('ticket_replies.id')
    .execute();
  return rows.map(({ row, sent_at, next_at, ...reply }) => ({
    ...reply,
    // What is no longer in the outbox was sent long ago; what is due at no time is given up.
    state: row === null || sent_at !== null ? 'sent' : next_at === null ? 'failed' : 'waiting',
  }));
}

/** What is being written to a ticket. */
export async function draftOf(
  db: Kysely<Tables>,
  { staffId }: Viewer,
  ticket: string,
): Promise<ReplyDraft | null> {
  const row = await db
    .selectFrom('ticket_drafts')
    .innerJoin('staff', 'staff.id', 'ticket_drafts.author')
    .select(['subject', 'text', 'staff.name as author', 'staff.id as by'])
    .select(['updated_at', 'version'])
    .where('ticket_id', '=', ticket)
    .executeTakeFirst();
  if (!row) return null;
  const { by, ...draft } = row;
  return { ...draft, is_mine: by === staffId };
}

const TOLD_EVERY_MS = 60_000;

/**
 * Stores an answer as it is typed; one that is emptied is forgotten. Of two who type at once the second is given what the
 * first has stored. Null where there is no such ticket for this person.
 */
export const saveReplyDraft = (
  store: Records,
  viewer: Viewer,
  { id, version, subject, text }: SaveReplyDraft,
): Promise<{ version: number; saved_at: number } | { current: ReplyDraft | null } | null> =>
  inTransaction(store, async (work) => {
    const { db, engine, nowMs } = work;
    const ticket = await findTicket(db, viewer, id);
    if (ticket?.kind !== 'message') return null;
    // Two first drafts at once: the ticket's row is what both wait for.
    if (engine === 'postgres')
      await db.selectFrom('tickets').select('id').where('id', '=', id).forUpdate().execute();
    const stored = await draftOf(db, viewer, id);
    if ((stored?.version ?? 0) !== version) return { current: stored };
    const isEmpty = text.trim() === '';
    // Colleagues see who writes: told as it begins and ends, and once a minute.
    if (isEmpty ? stored : !stored?.is_mine || nowMs - stored.updated_at >= TOLD_EVERY_MS)
      await publishEvent(work, 'inbox', id);
    if (isEmpty) {
      await db.deleteFrom('ticket_drafts').where('ticket_id', '=', id).execute();
      return { version: 0, saved_at: nowMs };
    }
    const row = { subject, text, author: viewer.staffId, updated_at: nowMs, version: version + 1 };
    await db
      .insertInto('ticket_drafts')
      .values({ ticket_id: id, ...row })
      .onConflict((conflict) => conflict.column('ticket_id').doUpdateSet(row))
      .execute();
    return { version: row.version, saved_at: nowMs };
  });

type Centre = Pick<Env, 'SITE_NAME' | 'SITE_PHONE'>;

/** The letter of an answer, to who wrote the message; null where that was erased. */
export async function replyLetter(
  { db }: Pick<Records, 'db'>,
  id: string,
  { SITE_NAME, SITE_PHONE }: Centre,
): Promise<{ to: string; subject: string; text: string } | null> {
  const row = await db
    .selectFrom('ticket_replies')
    .innerJoin('tickets', 'tickets.id', 'ticket_replies.ticket_id')
    .innerJoin('messages', 'messages.id', 'tickets.message_id')
    .select(['messages.email', 'ticket_replies.subject', 'ticket_replies.text'])
    .where('ticket_replies.id', '=', id)
    .executeTakeFirst();
  if (!row || row.email === '') return null;
  return { to: row.email, subject: row.subject, text: `${row.text}\n\n${SITE_NAME}\n${SITE_PHONE}\n` };
}
