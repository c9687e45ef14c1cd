import 'server-only';
import type { Kysely } from 'kysely';
import type { PaymentEventRow } from './donation-tables';
import type { Records, Tables } from './tables';

/** Stores an event once; false when it is known already. */
export async function keepEvent(db: Kysely<Tables>, row: PaymentEventRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('payment_events')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Money whose donation we do not know; somebody has to look. */
export async function listOrphans({ db }: Records): Promise<PaymentEventRow[]> {
  return db
    .selectFrom('payment_events')
    .selectAll()
    .where('error', '=', 'orphan')
    .orderBy('received_at')
    .execute();
}
