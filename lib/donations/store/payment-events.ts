import 'server-only';
import type { Kysely } from 'kysely';
import type { Records, Tables } from '@/lib/backend/database/tables';
import type { LostPayment } from '@/lib/donations/gift-schema';
import type { PaymentEventRow } from './donation-tables';

/**
 * Stores an event once; false when nothing new follows from it. One that could not be used when it first came, because
 * its donation was not known or its body not readable, is taken anew when it comes again and can be.
 */
export async function keepEvent(db: Kysely<Tables>, row: PaymentEventRow): Promise<boolean> {
  const { id: _id, received_at: _at, ...anew } = row;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('payment_events')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(anew)
        .where((eb) =>
          row.error === null
            ? eb('payment_events.error', 'is not', null)
            : eb('payment_events.error', '<>', row.error),
        ),
    )
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Money whose donation we do not know, and events that could not be read; somebody has to look. */
export async function listOrphans({ db }: Pick<Records, 'db'>): Promise<PaymentEventRow[]> {
  return db
    .selectFrom('payment_events')
    .selectAll()
    .where(({ or, and, eb, not, exists, selectFrom }) =>
      or([
        eb('error', '=', 'unreadable'),
        and([
          eb('error', '=', 'orphan'),
          // Its donation may have been found since.
          not(
            exists(
              selectFrom('payments')
                .select('payments.id')
                .whereRef('payments.id', '=', 'payment_events.payment_id'),
            ),
          ),
        ]),
      ]),
    )
    .orderBy('received_at')
    .execute();
}

/** The same for the console. */
export const lostPayments = async (work: Pick<Records, 'db'>): Promise<LostPayment[]> =>
  (await listOrphans(work)).map(({ id, received_at, error, payment_id, order_id }) => ({
    id,
    at: received_at,
    why: error === 'orphan' ? 'orphan' : 'unreadable',
    payment_id,
    order_id,
  }));

/** When the provider's payments were last looked through to the end; null for never. */
export async function lastSweepAt({ db }: Records): Promise<number | null> {
  const { last } = await db
    .selectFrom('payment_events')
    .where('type', '=', 'sweep')
    .where('error', 'is', null)
    .select(({ fn }) => fn.max('received_at').as('last'))
    .executeTakeFirstOrThrow();
  return last;
}

/** Marks a sweep as done, and drops the marks before it. */
export async function settleSweep(
  { db }: Records,
  { id, atMs }: { id: string; atMs: number },
): Promise<void> {
  await db.updateTable('payment_events').set({ error: null }).where('id', '=', id).execute();
  const older = db.deleteFrom('payment_events').where('type', '=', 'sweep').where('received_at', '<', atMs);
  await older.execute();
}
