import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Records, Tables } from '@/lib/backend/database/tables';
import type { DonationRow, RefundRequestRow, RefundRow } from './donation-tables';

/** A request this old, of which the provider's list knows nothing, was never carried out. */
const LOST_AFTER_MS = 600_000;

export type RefundClaim =
  /** To be asked of the provider under its key: new, or one whose answer never came. */
  | { kind: 'mine'; request: RefundRequestRow }
  /** The same amount was given back before. */
  | { kind: 'equal'; refund: RefundRow }
  /** Another amount was asked for a moment ago, and it is not known what became of it. */
  | { kind: 'other'; request: RefundRequestRow };

export type RefundOrder = { donation: DonationRow; paymentId: string; amountMinor: number; isAgain: boolean };

/**
 * Puts a request for a refund down before the provider is asked, under a lock of its donation: two processes that ask
 * for the same share one key, which the provider takes for one refund.
 */
export const claimRefund = (
  { db, engine, now }: Records,
  { donation, paymentId, amountMinor, isAgain }: RefundOrder,
): Promise<RefundClaim> =>
  db.transaction().execute(async (transaction) => {
    const row = transaction.selectFrom('donations').select('id').where('id', '=', donation.id);
    await (engine === 'postgres' ? row.forUpdate() : row).executeTakeFirstOrThrow();
    const open = await openRefund({ db: transaction }, donation.id);
    if (open?.amount_minor === amountMinor) return { kind: 'mine', request: open };
    if (open && now() - open.requested_at < LOST_AFTER_MS) return { kind: 'other', request: open };
    if (open) await settleRefund({ db: transaction }, open.key, { outcome: 'void', refund_id: null });
    const refund = isAgain ? null : await equalRefund(transaction, { paymentId, amountMinor });
    if (refund !== null) return { kind: 'equal', refund };
    const request: RefundRequestRow = {
      key: `refund-${randomUUID().replaceAll('-', '')}`,
      donation_id: donation.id,
      payment_id: paymentId,
      amount_minor: amountMinor,
      requested_at: now(),
      outcome: null,
      refund_id: null,
    };
    await transaction.insertInto('refund_requests').values(request).execute();
    return { kind: 'mine', request };
  });

/** The request of a donation whose outcome is not known, or null. */
export async function openRefund(
  { db }: Pick<Records, 'db'>,
  donationId: string,
): Promise<RefundRequestRow | null> {
  const row = await db
    .selectFrom('refund_requests')
    .selectAll()
    .where('donation_id', '=', donationId)
    .where('outcome', 'is', null)
    .orderBy('requested_at')
    .executeTakeFirst();
  return row ?? null;
}

/** Writes down what became of a request. */
export async function settleRefund(
  { db }: Pick<Records, 'db'>,
  key: string,
  outcome: Pick<RefundRequestRow, 'outcome' | 'refund_id'>,
): Promise<void> {
  await db.updateTable('refund_requests').set(outcome).where('key', '=', key).execute();
}

/** The refunds of a donation, oldest first. */
export const refundsOf = ({ db }: Pick<Records, 'db'>, donationId: string): Promise<RefundRow[]> =>
  db
    .selectFrom('refunds')
    .selectAll()
    .where('donation_id', '=', donationId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Refunds that a request led to. */
export const requestedRefundIds = async ({ db }: Pick<Records, 'db'>, donationId: string) =>
  (
    await db.selectFrom('refund_requests').select('refund_id').where('donation_id', '=', donationId).execute()
  ).map(({ refund_id }) => refund_id);

async function equalRefund(
  db: Kysely<Tables>,
  { paymentId, amountMinor }: { paymentId: string; amountMinor: number },
): Promise<RefundRow | null> {
  const row = await db
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('amount_minor', '=', amountMinor)
    .where('status', '<>', 'failed')
    .orderBy('created_at')
    .executeTakeFirst();
  return row ?? null;
}
