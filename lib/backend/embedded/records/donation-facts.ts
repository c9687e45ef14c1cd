import 'server-only';
import type { Kysely } from 'kysely';
import { financialYearOf, receiptNumber } from '@/lib/domain/financial-year';
import {
  type Fact,
  type Ledger,
  type LedgerPayment,
  mergeFact,
  type Standing,
  standingOf,
  statusRanks,
} from '@/lib/payments/donation-state';
import type { GatewayRefund } from '@/lib/payments/gateway';
import { nextAuthorizedCheckAt, nextCheckAt } from './check-times';
import type { DonationRow, PaymentRow } from './donation-tables';
import { enqueue } from './outbox-rows';
import type { Engine, Records, Tables } from './tables';

export type FactContext = {
  engine: Engine;
  nowMs: number;
  /** Its initials begin the numbers of receipts. */
  trust: string;
  /** Whether a receipt is sent by mail. */
  mails: boolean;
};

/** Facts of one donation, each in a row lock of its own transaction. */
export const applyFacts = (
  { db, engine, now }: Records,
  donationId: string,
  { facts, trust, mails }: { facts: readonly Fact[]; trust: string; mails: boolean },
): Promise<DonationRow> =>
  db
    .transaction()
    .execute((transaction) =>
      applyFact(transaction, donationId, { facts, engine, nowMs: now(), trust, mails }),
    );

/**
 * The one way in for everything that is learnt of a donation's money: verification, webhook, callback and
 * reconciliation all come here (architecture, "Money"). Under a lock of the row the facts are added to the ledger,
 * the standing is computed from the whole of it, and a receipt number is given out in the same transaction, so that
 * "paid" and "receipted" cannot disagree and no number is lost or doubled.
 */
export async function applyFact(
  transaction: Kysely<Tables>,
  donationId: string,
  { facts, ...context }: FactContext & { facts: readonly Fact[] },
): Promise<DonationRow> {
  const row = await lock(transaction, donationId, context.engine);
  const before = await ledgerOf(transaction, row);
  const ledger = facts.reduce(mergeFact, before);
  await saveLedger(transaction, donationId, ledger);
  const standing = standingOf(ledger);
  const next = rowAfter(row, { ledger, standing, nowMs: context.nowMs });
  const receipted = await withReceipt(transaction, next, context);
  await transaction.updateTable('donations').set(receipted).where('id', '=', donationId).execute();
  if (receipted.receipt_no !== null && row.receipt_no === null && context.mails) {
    await enqueueReceipt(transaction, donationId, context.nowMs);
  }
  return receipted;
}

/** Once a donation, however often it is seen paid. */
const enqueueReceipt = (transaction: Kysely<Tables>, donationId: string, at: number): Promise<void> =>
  enqueue(transaction, {
    kind: 'receipt',
    payload: { donation_id: donationId },
    at,
    dedupeKey: `receipt:${donationId}`,
  });

/** SQLite's transactions begin as writers and need no lock of a row. */
async function lock(transaction: Kysely<Tables>, id: string, engine: Engine): Promise<DonationRow> {
  const query = transaction.selectFrom('donations').selectAll().where('id', '=', id);
  return (engine === 'postgres' ? query.forUpdate() : query).executeTakeFirstOrThrow();
}

async function ledgerOf(db: Kysely<Tables>, row: DonationRow): Promise<Ledger> {
  const payments = await db.selectFrom('payments').selectAll().where('donation_id', '=', row.id).execute();
  const refunds = await db.selectFrom('refunds').selectAll().where('donation_id', '=', row.id).execute();
  return {
    amountMinor: row.amount_minor,
    currency: row.currency,
    isDeclaredDomestic: row.citizen_declared === 1,
    orderId: row.order_id,
    lostReason: row.lost_reason,
    isExpired: row.expired_at !== null,
    isDisputed: row.disputed === 1,
    payments: payments.map(toLedger),
    refunds: refunds.map(
      (refund): GatewayRefund => ({
        id: refund.id,
        paymentId: refund.payment_id,
        amountMinor: refund.amount_minor,
        status: refund.status,
      }),
    ),
  };
}

const toLedger = (row: PaymentRow): LedgerPayment => ({
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
});

async function saveLedger(db: Kysely<Tables>, donationId: string, ledger: Ledger): Promise<void> {
  for (const payment of ledger.payments) {
    const { id, donation_id, ...rest } = toRow(payment, donationId);
    await db
      .insertInto('payments')
      .values({ id, donation_id, ...rest })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(rest))
      .execute();
  }
  for (const { id, paymentId, amountMinor, status } of ledger.refunds) {
    await db
      .insertInto('refunds')
      .values({ id, donation_id: donationId, payment_id: paymentId, amount_minor: amountMinor, status })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ status }))
      .execute();
  }
}

type After = { ledger: Ledger; standing: Standing; nowMs: number };

function rowAfter(row: DonationRow, { ledger, standing, nowMs }: After): DonationRow {
  const { status, flags, refundedMinor, paidBy, failedAttempts } = standing;
  return {
    ...row,
    order_id: ledger.orderId,
    lost_reason: ledger.lostReason,
    expired_at: ledger.isExpired ? (row.expired_at ?? nowMs) : null,
    disputed: ledger.isDisputed ? 1 : 0,
    status,
    status_rank: statusRanks[status],
    flags: flags.join(','),
    refunded_minor: refundedMinor,
    failed_attempts: failedAttempts,
    paid_at: row.paid_at ?? paidBy?.capturedAtMs ?? null,
    paid_payment_id: row.paid_payment_id ?? paidBy?.id ?? null,
    base_amount_inr_minor: row.base_amount_inr_minor ?? inRupees(ledger, paidBy),
    next_check_at: checkAfter(row, status, nowMs),
  };
}

const inRupees = ({ currency, amountMinor }: Ledger, paidBy: LedgerPayment | null): number | null => {
  if (paidBy === null) return null;
  return currency === 'INR' ? amountMinor : paidBy.baseAmountMinor;
};

/** A settled donation is asked for no more; webhooks bring its refunds. */
function checkAfter(row: DonationRow, status: Standing['status'], nowMs: number): number | null {
  if (statusRanks[status] >= statusRanks.paid || status === 'expired') return null;
  return status === 'authorized'
    ? nextAuthorizedCheckAt(row.created_at, nowMs)
    : nextCheckAt(row.created_at, nowMs);
}

/** Money in test mode, money given back before a receipt, and money that somebody has to look at first get none. */
export const mayBeReceipted = ({ mode, receipt_no, status, flags }: DonationRow): boolean =>
  mode === 'live' &&
  receipt_no === null &&
  (status === 'paid' || status === 'partially_refunded') &&
  !flags.split(',').includes('fcra_review');

async function withReceipt(
  transaction: Kysely<Tables>,
  row: DonationRow,
  { trust, nowMs }: Pick<FactContext, 'trust' | 'nowMs'>,
): Promise<DonationRow> {
  return mayBeReceipted(row) ? issueReceipt(transaction, row, { trust, nowMs }) : row;
}

/** The next number of the financial year in which the money came, in Indian time. The caller's transaction holds it. */
export async function issueReceipt(
  transaction: Kysely<Tables>,
  row: DonationRow,
  { trust, nowMs }: Pick<FactContext, 'trust' | 'nowMs'>,
): Promise<DonationRow> {
  const fy = financialYearOf(row.paid_at ?? nowMs);
  const { n } = await transaction
    .insertInto('receipt_counters')
    .values({ fy, n: 1 })
    .onConflict((conflict) =>
      conflict.column('fy').doUpdateSet(({ eb, ref }) => ({ n: eb(ref('receipt_counters.n'), '+', 1) })),
    )
    .returning('n')
    .executeTakeFirstOrThrow();
  return { ...row, receipt_no: receiptNumber(trust, fy, n), receipt_fy: fy, receipt_at: nowMs };
}
