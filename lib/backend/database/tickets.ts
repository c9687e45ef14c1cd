import 'server-only';
import { enqueue } from '@/lib/backend/outbox';
import { hasWebhook } from '@/lib/backend/webhook';
import { type Env, env } from '@/lib/config/env';
import { hasStaffConsole } from '@/lib/config/staff-console';
import { holdsNumber, numberIn } from '@/lib/formats/formats';
import { audit, inTransaction, type Work } from './audit';
import { publishEvent } from './events';
import type { Records, Tables } from './tables';

type NewTicket = Pick<Tables['tickets'], 'id' | 'kind'> & {
  isUrgent: boolean;
  /** Since when it waits; now where absent. */
  dueAt?: number;
};

type AlertSettings = Pick<
  Env,
  'BACKEND_URL' | 'STAFF_CONSOLE' | 'NOTIFY_WEBHOOK_URL' | 'NOTIFY_WEBHOOK_SECRET'
>;

/**
 * Puts what has just been stored into the console's queue, with the id it has, and has whom it concerns told. A conversation that
 * is there comes anew where it was not urgent and now is; else it stays as it is.
 */
export async function addTicket(
  work: Work,
  { id, kind, isUrgent, dueAt = work.nowMs }: NewTicket,
  settings: AlertSettings = env(),
): Promise<void> {
  const { db, nowMs } = work;
  const urgent = isUrgent ? 1 : 0;
  const waiting = { ...comeAt(nowMs), urgent, due_at: dueAt };
  const added = await db
    .insertInto('tickets')
    .values({
      ...{ id, kind, ...waiting, created_at: nowMs, version: 1 },
      ...{ message_id: kind === 'chat' ? null : id, chat_id: kind === 'chat' ? id : null },
    })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(({ eb }) => ({ ...waiting, version: eb('tickets.version', '+', 1) }))
        .where('tickets.urgent', '<', urgent),
    )
    .returning('id')
    .executeTakeFirst();
  if (!added) return;
  await tellOf(work, { id, isPushed: isUrgent || kind === 'callback' }, settings);
}

/** What comes into the queue, or comes anew: nobody has it. */
const comeAt = (nowMs: number) => ({
  ...{ state: 'new' as const, assignee: null, snooze_until: null, done_at: null },
  ...{ due_at: nowMs, updated_at: nowMs, notice_at: nowMs, notice_level: 0 },
});

async function tellOf(
  work: Work,
  { id, isPushed }: { id: string; isPushed: boolean },
  settings: AlertSettings,
): Promise<void> {
  const { db, nowMs } = work;
  await publishEvent(work, 'inbox', id);
  if (hasStaffConsole(settings) && (hasWebhook(settings) || (isPushed && (await hasDevices(work)))))
    await enqueue(db, { kind: 'alert', payload: { ticket: id }, at: nowMs });
}

/** `isAlone`: whoever has claimed it does not answer the visitor, who is in danger or waits for a person. */
type Reopening = { isAlone?: boolean; settings?: AlertSettings };

/**
 * Puts a conversation that was done, put off or given back into the queue again as if it had just come, and has it told;
 * false where it is there. A claim ends with it where `isAlone`.
 */
export async function reopenForVisitor(
  work: Work,
  id: string,
  { isAlone = false, settings = env() }: Reopening = {},
): Promise<boolean> {
  const { db, nowMs } = work;
  const reopened = await db
    .updateTable('tickets')
    .set(({ eb }) => ({ ...comeAt(nowMs), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('kind', '=', 'chat')
    .where(({ or, eb }) =>
      or([
        eb('state', 'in', ['done', 'waiting']),
        eb('state', '=', 'open').and('assignee', 'is', null),
        ...(isAlone ? [eb('assignee', 'is not', null)] : []),
      ]),
    )
    .executeTakeFirst();
  if (reopened.numUpdatedRows === 0n) return false;
  await audit(work, { event: 'ticket-reopened', target: id });
  await tellOf(work, { id, isPushed: true }, settings);
  return true;
}

/** Whether anybody has turned on notices of the console for a device. */
export const hasDevices = async ({ db }: Pick<Work, 'db'>): Promise<boolean> =>
  (await db.selectFrom('push_subscriptions').select('id').limit(1).executeTakeFirst()) !== undefined;

/** Gives the ticket of a conversation to whoever joins it, unless somebody has it. */
export async function claimTicketOf(
  work: Work,
  { chatId, staffId }: { chatId: string; staffId: string },
): Promise<void> {
  const { db, nowMs } = work;
  const claimed = await db
    .updateTable('tickets')
    .set(({ eb }) => ({
      ...{ assignee: staffId, state: 'open' as const, updated_at: nowMs },
      ...{ snooze_until: null, notice_at: null, notice_level: 0 },
      version: eb('version', '+', 1),
    }))
    .where('id', '=', chatId)
    .where('assignee', 'is', null)
    .where('state', '<>', 'done')
    .executeTakeFirst();
  if (claimed.numUpdatedRows === 0n) return;
  await audit(work, { event: 'ticket-claimed', actor: staffId, target: chatId });
  await publishEvent(work, 'inbox', chatId);
}

/** Nobody answers in the conversation any more: its ticket is nobody's, unless it is done. */
export async function releaseTicketOf(work: Work, chatId: string): Promise<void> {
  const { db, nowMs } = work;
  const released = await db
    .updateTable('tickets')
    .set(({ eb, fn }) => ({
      ...{ assignee: null, updated_at: nowMs, notice_level: 0, version: eb('version', '+', 1) },
      notice_at: fn.coalesce(
        eb.case().when('state', '=', 'waiting').then(eb.ref('snooze_until')).end(),
        eb.val(nowMs),
      ),
    }))
    .where('id', '=', chatId)
    .where('assignee', 'is not', null)
    .where('state', '<>', 'done')
    .executeTakeFirst();
  if (released.numUpdatedRows === 0n) return;
  await audit(work, { event: 'ticket-released', target: chatId });
  await publishEvent(work, 'inbox', chatId);
}

/** What the command line has done with a message, in the queue. */
export async function closeTicket(work: Work, id: string): Promise<void> {
  const { db, nowMs } = work;
  const closed = await db
    .updateTable('tickets')
    .set(({ eb }) => ({
      ...{ state: 'done' as const, done_at: nowMs, updated_at: nowMs, snooze_until: null, notice_at: null },
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .where('state', '<>', 'done')
    .executeTakeFirst();
  if (closed.numUpdatedRows === 0n) return;
  await audit(work, { event: 'ticket-done', actor: 'cli', target: id });
  await publishEvent(work, 'inbox', id);
}

type Sender = { email: string; phone: string };

/** Puts back what was put off of somebody who writes or asks for a call again. To be called before anything else of the queue is changed. */
export async function reopenForSender(work: Work, { email, phone }: Sender): Promise<void> {
  const { db, nowMs } = work;
  const waiting = await db
    .selectFrom('tickets')
    .leftJoin('messages', 'messages.id', 'tickets.message_id')
    .leftJoin('chats', 'chats.id', 'tickets.chat_id')
    .select(['tickets.id', 'messages.email', 'messages.phone'])
    .select(['chats.email as chat_email', 'chats.phone as chat_phone'])
    .where('state', '=', 'waiting')
    .orderBy('tickets.id')
    .execute();
  const address = plainEmail(email);
  const numbers = phone
    .split(/[,;/]/)
    .map(numberIn)
    .filter((digits) => digits.length >= LEAST_DIGITS);
  for (const { id, ...known } of waiting) {
    const isAddress = address !== '' && address === plainEmail(known.email ?? known.chat_email ?? '');
    const isNumber = numbers.some((number) => holdsNumber(known.phone ?? known.chat_phone ?? '', number));
    if (!isAddress && !isNumber) continue;
    await db
      .updateTable('tickets')
      .set(({ eb }) => ({ ...awake(nowMs), snooze_until: nowMs, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .execute();
    await audit(work, { event: 'ticket-reopened', target: id });
    await publishEvent(work, 'inbox', id);
  }
}

const LEAST_DIGITS = 7;
const plainEmail = (text: string): string => text.trim().normalize('NFC').toLowerCase();
const awake = (nowMs: number) =>
  ({ state: 'open', updated_at: nowMs, notice_at: nowMs, notice_level: 0 }) as const;

/**
 * Puts back what was put off until now. Each reading of the queue does, and the clock of the escalation, which tells open
 * pages. Until when it was put off stays: it marks what has come back.
 */
export async function reopenSnoozed(store: Records): Promise<void> {
  const { db, now } = store;
  const isDue = await db
    .selectFrom('tickets')
    .select('id')
    .where('state', '=', 'waiting')
    .where('snooze_until', '<=', now())
    .limit(1)
    .executeTakeFirst();
  if (!isDue) return;
  await inTransaction(store, async (work) => {
    const { nowMs } = work;
    const reopened = await work.db
      .updateTable('tickets')
      .set(({ eb }) => ({ ...awake(nowMs), version: eb('version', '+', 1) }))
      .where('state', '=', 'waiting')
      .where('snooze_until', '<=', nowMs)
      .returning('id')
      .execute();
    for (const { id } of reopened) {
      await audit(work, { event: 'ticket-reopened', target: id });
      await publishEvent(work, 'inbox', id);
    }
  });
}
