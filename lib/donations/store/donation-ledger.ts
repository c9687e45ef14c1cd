import 'server-only';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/backend/database/tables';
import { asCaptured, type Ledger, type LedgerPayment } from '@/lib/donations/donation-state';
import type { GatewayDispute, GatewayRefund } from '@/lib/donations/provider/gateway';
import type { DonationRow, PaymentRow } from './donation-tables';

/** All that is stored of a donation's money. */
export async function ledgerOf(db: Kysely<Tables>, row: DonationRow): Promise<Ledger> {
  const payments = await db.selectFrom('payments').selectAll().where('donation_id', '=', row.id).execute();
  const refunds = await db.selectFrom('refunds').selectAll().where('donation_id', '=', row.id).execute();
  const disputes = await db.selectFrom('disputes').selectAll().where('donation_id', '=', row.id).execute();
  return {
    amountMinor: row.amount_minor,
    currency: row.currency,
    isDeclaredDomestic: row.citizen_declared === 1,
    orderId: row.order_id,
    lostReason: row.lost_reason,
    isExpired: row.expired_at !== null,
    payments: payments.map(toLedger),
    refunds: refunds.map(
      (refund): GatewayRefund => ({
        id: refund.id,
        paymentId: refund.payment_id,
        amountMinor: refund.amount_minor,
        status: refund.status,
        createdAtMs: refund.created_at,
        receipt: refund.receipt,
      }),
    ),
    disputes: disputes.map(
      ({ id, payment_id, status }): GatewayDispute => ({ id, paymentId: payment_id, status }),
    ),
  };
}

const toLedger = (row: PaymentRow): LedgerPayment =>
  asCaptured({
    id: row.id,
    orderId: row.order_id,
    status: row.status,
    amountMinor: row.amount_minor,
    currency: row.currency,
    refundedMinor: row.refunded_minor,
    baseAmountMinor: row.base_amount_minor,
    method: row.method,
    last4: row.last4,
    international: row.international === 1,
    feeMinor: row.fee_minor,
    taxMinor: row.tax_minor,
    createdAtMs: row.created_at,
    isLate: row.late === 1,
    error: { code: row.error_code, reason: row.error_reason, step: row.error_step, source: row.error_source },
    capturedAtMs: row.captured_at,
    isCaptureTold: row.capture_told === 1,
  });

const toRow = (payment: LedgerPayment, donationId: string): PaymentRow => ({
  id: payment.id,
  donation_id: donationId,
  order_id: payment.orderId,
  status: payment.status,
  amount_minor: payment.amountMinor,
  currency: payment.currency,
  refunded_minor: payment.refundedMinor,
  base_amount_minor: payment.baseAmountMinor,
  method: payment.method,
  last4: payment.last4,
  international: payment.international ? 1 : 0,
  fee_minor: payment.feeMinor,
  tax_minor: payment.taxMinor,
  late: payment.isLate ? 1 : 0,
  error_code: payment.error.code,
  error_reason: payment.error.reason,
  error_step: payment.error.step,
  error_source: payment.error.source,
  created_at: payment.createdAtMs,
  captured_at: payment.capturedAtMs,
  capture_told: payment.isCaptureTold ? 1 : 0,
});

/** Stores what the facts changed in a ledger. */
export async function saveLedger(
  db: Kysely<Tables>,
  donationId: string,
  { before, after }: { before: Ledger; after: Ledger },
): Promise<void> {
  for (const payment of newIn(after.payments, before.payments)) {
    const { id, donation_id, ...rest } = toRow(payment, donationId);
    await db
      .insertInto('payments')
      .values({ id, donation_id, ...rest })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(rest))
      .execute();
  }
  for (const { id, paymentId, amountMinor, status, createdAtMs, receipt } of newIn(
    after.refunds,
    before.refunds,
  )) {
    const changing = { status, created_at: createdAtMs, receipt };
    await db
      .insertInto('refunds')
      .values({ id, donation_id: donationId, payment_id: paymentId, amount_minor: amountMinor, ...changing })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(changing))
      .execute();
  }
  for (const { id, paymentId, status } of newIn(after.disputes, before.disputes)) {
    await db
      .insertInto('disputes')
      .values({ id, donation_id: donationId, payment_id: paymentId, status })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ status }))
      .execute();
  }
}

const newIn = <T>(after: readonly T[], before: readonly T[]): T[] =>
  after.filter((one) => !before.includes(one));
