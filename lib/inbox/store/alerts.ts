import 'server-only';
import { inTransaction, type Work } from '@/lib/backend/database/audit';
import { onShift } from '@/lib/backend/database/shifts';
import type { Records } from '@/lib/backend/database/tables';
import { enqueue } from '@/lib/backend/outbox';
import type { WebhookKind } from '@/lib/backend/webhook';
import type { TicketKind } from '../rules';

/** The ids of all who may read a ticket of a kind, and have access. */
export type ReadersOf = (work: Pick<Work, 'db'>, kind: TicketKind) => Promise<string[]>;

/** A ticket that nobody has claimed yet: of any other there is nothing to tell. */
export const unclaimedNow = ({ db }: Pick<Work, 'db'>, id: string) =>
  db
    .selectFrom('tickets')
    .select(['kind', 'urgent', 'due_at'])
    .where('id', '=', id)
    .where('assignee', 'is', null)
    .where('state', '<>', 'done')
    .executeTakeFirst();

/** Those of them who are on a shift; all of them where none is. */
export async function presentFirst(work: Work, staff: readonly string[]): Promise<readonly string[]> {
  const present = new Set(await onShift(work, work.nowMs));
  const first = staff.filter((one) => present.has(one));
  return first.length > 0 ? first : staff;
}

const devicesOf = ({ db }: Pick<Work, 'db'>, staff: readonly string[]) =>
  staff.length === 0
    ? []
    : db.selectFrom('push_subscriptions').select(['id', 'staff_id']).where('staff_id', 'in', staff).execute();

/** Those of them who have turned on notices for a device. */
export async function withDevices(work: Work, staff: readonly string[]): Promise<string[]> {
  const devices = await devicesOf(work, staff);
  return staff.filter((one) => devices.some(({ staff_id }) => staff_id === one));
}

/** `round`: why it is told; the same ticket is put into the outbox once a round. */
type Round = { ticket: string; round: string };

/** One row of the outbox for each device of these people. */
export async function enqueuePushes(
  work: Work,
  { ticket, round }: Round,
  staff: readonly string[],
): Promise<void> {
  for (const { id: device } of await devicesOf(work, staff)) {
    const dedupeKey = `push:${ticket}:${round}:${device}`;
    await enqueue(work.db, { kind: 'push', payload: { device, ticket }, at: work.nowMs, dedupeKey });
  }
}

export function enqueueWebhook(
  { db, nowMs }: Work,
  { ticket, round }: Round,
  kind: WebhookKind,
): Promise<void> {
  const payload = { ticket, kind, at: new Date(nowMs).toISOString() };
  return enqueue(db, { kind: 'webhook', payload, at: nowMs, dedupeKey: `webhook:${ticket}:${round}` });
}

type Alert = { readersOf: ReadersOf; webhook: boolean };

/**
 * Turns what has just come into one row for each device and one for the webhook. Devices are for calls and what is
 * urgent; of a message they tell once it has waited too long.
 */
export const spreadAlert = (store: Records, ticket: string, { readersOf, webhook }: Alert): Promise<void> =>
  inTransaction(store, async (work) => {
    const row = await unclaimedNow(work, ticket);
    if (!row) return;
    const came = { ticket, round: `new-${row.due_at}` };
    const isUrgent = row.urgent === 1;
    // Whom nobody came for called every counsellor while they waited.
    if (row.kind === 'chat' && !isUrgent) return;
    if (webhook) await enqueueWebhook(work, came, isUrgent ? 'urgent' : webhookKinds[row.kind]);
    if (!isUrgent && row.kind !== 'callback') return;
    const reached = await withDevices(work, await readersOf(work, row.kind));
    await enqueuePushes(work, came, await presentFirst(work, reached));
  });

/** A conversation is in the queue for being urgent. */
const webhookKinds = { message: 'message', callback: 'callback', chat: 'urgent' } as const;

/** The device of one row of the outbox; null where there is nothing to tell any more, or its person may not read it. */
export async function deviceToTell(
  { db }: Pick<Records, 'db'>,
  { device, ticket }: { device: string; ticket: string },
  readersOf: ReadersOf,
): Promise<{ id: string; endpoint: string } | null> {
  const row = await unclaimedNow({ db }, ticket);
  const found = await db
    .selectFrom('push_subscriptions')
    .select(['id', 'endpoint', 'staff_id'])
    .where('id', '=', device)
    .executeTakeFirst();
  if (!row || !found || !(await readersOf({ db }, row.kind)).includes(found.staff_id)) return null;
  return found;
}
