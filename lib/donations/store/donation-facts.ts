import 'server-only';
import type { Kysely } from 'kysely';
import type { Engine, Records, Tables } from '@/lib/backend/database/tables';
import { enqueue } from '@/lib/backend/outbox';
import {
  type Fact,
  type Ledger,
  type LedgerPayment,
  mergeFact,
  type Standing,
  standingOf,
  statusRanks,
} from '@/lib/donations/donation-state';
import { financialYearOf, receiptNumber } from '@/lib/donations/financial-year';
import type { GatewayRefund } from '@/lib/donations/provider/gateway';
import type { DonationRow } from './donation-tables';
import { ledgerOf, saveLedger } from './donations';
import { nextCheckOf } from './due-checks';

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
 * the standing is computed from the whole of it, and a receipt number is issued in the same transaction, so that
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
  await saveLedger(transaction, donationId, { before, after: ledger });
  const standing = standingOf(ledger);
  const after: After = { ledger, standing, nowMs: context.nowMs };
  const next = rowAfter(row, after);
  const receipted = isReceiptHeld(after) ? next : await withReceipt(transaction, next, context);
  await transaction.updateTable('donations').set(receipted).where('id', '=', donationId).execute();
  if (context.mails)
    await enqueueLetters(transaction, {
      before: row,
      after: receipted,
      refunds: toBeTold(row, before, ledger),
      nowMs: context.nowMs,
    });
  return receipted;
}

/** Refunds of which the donor has not heard: new ones, and those that were known before their payment. */
function toBeTold({ paid_at }: DonationRow, before: Ledger, after: Ledger): GatewayRefund[] {
  const told = new Set(paid_at === null ? [] : before.refunds.filter(isProcessed).map(({ id }) => id));
  return after.refunds.filter((refund) => isProcessed(refund) && !told.has(refund.id));
}

const isProcessed = ({ status }: GatewayRefund): boolean => status === 'processed';

type Change = {
  before: DonationRow;
  after: DonationRow;
  refunds: readonly GatewayRefund[];
  nowMs: number;
};

/** The receipt once a donation, and a letter once a refund, however often either is seen. */
async function enqueueLetters(
  transaction: Kysely<Tables>,
  { before, after, refunds, nowMs }: Change,
): Promise<void> {
  const { id, mode } = after;
  const letter = { payload: { donation_id: id }, at: nowMs };
  if (after.receipt_no !== null && before.receipt_no === null)
    await enqueue(transaction, { ...letter, kind: 'receipt', dedupeKey: `receipt:${id}` });
  if (mode === 'test' || after.refunded_minor <= before.refunded_minor) return;
  for (const refund of refunds)
    await enqueue(transaction, { ...letter, kind: 'refund', dedupeKey: `refund:${refund.id}` });
}

/** SQLite's transactions begin as writers and need no lock of a row. */
async function lock(transaction: Kysely<Tables>, id: string, engine: Engine): Promise<DonationRow> {
  const query = transaction.selectFrom('donations').selectAll().where('id', '=', id);
  return (engine === 'postgres' ? query.forUpdate() : query).executeTakeFirstOrThrow();
}

type After = { ledger: Ledger; standing: Standing; nowMs: number };

function rowAfter(row: DonationRow, after: After): DonationRow {
  const { ledger, standing, nowMs } = after;
  const { status, flags, refundedMinor, paidBy, failedAttempts } = standing;
  return {
    ...row,
    order_id: ledger.orderId,
    lost_reason: ledger.lostReason,
    expired_at: ledger.isExpired ? (row.expired_at ?? nowMs) : null,
    disputed: flags.includes('disputed') ? 1 : 0,
    status,
    status_rank: statusRanks[status],
    flags: flags.join(','),
    refunded_minor: refundedMinor,
    failed_attempts: failedAttempts,
    paid_at: paidAt(row, ledger.payments.find(({ id }) => id === row.paid_payment_id) ?? paidBy),
    paid_payment_id: row.paid_payment_id ?? paidBy?.id ?? null,
    base_amount_inr_minor: row.base_amount_inr_minor ?? inRupees(ledger, paidBy),
    next_check_at: nextCheckOf(row, { standing, nowMs, yearEndMs: receiptHeldUntil(standing, nowMs) }),
  };
}

/** A capture time that comes later may correct an estimate, but never moves a donation out of the year of its receipt. */
function paidAt({ paid_at, receipt_fy }: DonationRow, payment: LedgerPayment | null): number | null {
  const capturedAtMs = payment?.capturedAtMs ?? null;
  if (capturedAtMs === null) return paid_at;
  return receipt_fy === null || financialYearOf(capturedAtMs) === receipt_fy ? capturedAtMs : paid_at;
}

/** How long after a payment began its capture event is waited for. */
const CAPTURE_EVENT_MS = 2 * 3_600_000;

/**
 * At the turn of a financial year a payment may have begun in one and been captured in the other. Only the provider's
 * capture event decides, so the receipt and its number wait for it a while.
 */
const receiptHeldUntil = ({ paidBy }: Standing, nowMs: number): number | null => {
  if (paidBy === null || paidBy.isCaptureTold) return null;
  const endMs = paidBy.createdAtMs + CAPTURE_EVENT_MS;
  return nowMs < endMs && financialYearOf(paidBy.createdAtMs) < financialYearOf(nowMs) ? endMs : null;
};

/** Not while some of the money may have gone back already, nor while the year is not certain. */
const isReceiptHeld = ({ standing, nowMs }: After): boolean =>
  standing.hasUnknownRefund || receiptHeldUntil(standing, nowMs) !== null;

const inRupees = ({ currency, amountMinor }: Ledger, paidBy: LedgerPayment | null): number | null => {
  if (paidBy === null) return null;
  return currency === 'INR' ? amountMinor : paidBy.baseAmountMinor;
};

/** Money in test mode, money refunded before a receipt, and money that somebody has to look at first get none. */
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
