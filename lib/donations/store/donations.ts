import 'server-only';
import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Records, Tables } from '@/lib/backend/database/tables';
import type { Vault } from '@/lib/backend/database/vault';
import { toMinor } from '@/lib/donations/donation';
import { asCaptured, type Ledger, type LedgerPayment, statusRanks } from '@/lib/donations/donation-state';
import type { GatewayDispute, GatewayRefund } from '@/lib/donations/provider/gateway';
import type { PaymentOrderRequest } from '@/lib/donations/schema';
import { normalisePan, panQuality } from '@/lib/formats/formats';
import type { DonationRow, PaymentRow } from './donation-tables';
import { firstCheckAt } from './due-checks';

/** An unpaid order expires after this, late captures aside. */
export const ORDER_LIFE_MS = 73 * 3_600_000;

/** The text of the notice that donors agree to; a new wording gets a new version. */
const CONSENT_VERSION = '2026-11';

/** Beside the millisecond: among a thousand donations of one millisecond, two alike come once in two million times. */
const RECEIPT_DRAWS = 1e12;

export type NewDonation = { order: PaymentOrderRequest; mode: 'test' | 'live'; nowMs: number };

/** The row of a donation before the provider knows of it. */
export function newDonation({ order, mode, nowMs }: NewDonation, vault: Vault): DonationRow {
  const pan = normalisePan(order.donor?.panCard ?? '');
  return {
    id: randomUUID(),
    public_token: randomBytes(16).toString('base64url'),
    mode,
    receipt: `receipt_${nowMs}${String(randomInt(RECEIPT_DRAWS)).padStart(12, '0')}`,
    client_receipt: order.receipt,
    amount_minor: toMinor(order.amount),
    currency: order.currency,
    donation_type: order.donation_type ?? 'one-time',
    variant: order.variant ?? null,
    name: order.name,
    email: order.email,
    contact: order.contact,
    address: order.donor?.address ?? '',
    pan_enc: pan === '' ? null : vault.seal(pan),
    pan_index: pan === '' ? null : vault.index(`pan:${pan}`),
    pan_quality: pan === '' ? null : panQuality(pan),
    email_index: emailIndex(vault, order.email),
    citizen_declared: order.citizen_of_india === true ? 1 : 0,
    consent_version: order.consent === true ? CONSENT_VERSION : null,
    language: order.language ?? 'en',
    ...untouched,
    status: 'creating',
    created_at: nowMs,
    expires_at: nowMs + ORDER_LIFE_MS,
    next_check_at: firstCheckAt(nowMs),
  };
}

const untouched = {
  order_id: null,
  lost_reason: null,
  status_rank: statusRanks.creating,
  flags: '',
  paid_at: null,
  paid_payment_id: null,
  base_amount_inr_minor: null,
  refunded_minor: 0,
  failed_attempts: 0,
  receipt_no: null,
  receipt_fy: null,
  receipt_at: null,
  disputed: 0,
  expired_at: null,
  checked_at: null,
  erased_at: null,
  entered_as: null,
  reference: '',
};

export const emailIndex = (vault: Vault, email: string): string =>
  email.trim() === '' ? '' : vault.index(`email:${email.trim().toLowerCase()}`);

export const insertDonation = async (db: Kysely<Tables>, row: DonationRow): Promise<void> => {
  await db.insertInto('donations').values(row).execute();
};

type Key = 'id' | 'order_id' | 'public_token';

/** The donation by one of its names, or null. */
export async function findDonation(
  { db }: Pick<Records, 'db'>,
  key: Key,
  value: string,
): Promise<DonationRow | null> {
  return (await db.selectFrom('donations').selectAll().where(key, '=', value).executeTakeFirst()) ?? null;
}

/** How many orders of one e-mail wait for a payment since a time. */
export async function countOpenOrders(
  { db }: Pick<Records, 'db'>,
  email: string,
  sinceMs: number,
): Promise<number> {
  const { open } = await db
    .selectFrom('donations')
    .where('email_index', '=', email)
    .where('created_at', '>=', sinceMs)
    .where('status_rank', '<', statusRanks.expired)
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .executeTakeFirstOrThrow();
  return open;
}

/** All donations, oldest first. */
export const listDonations = ({ db }: Records): Promise<DonationRow[]> =>
  db.selectFrom('donations').selectAll().orderBy('created_at').orderBy('id').execute();

/** Whether this caller may ask the provider now: one of many does, and then nobody for a while. */
export async function claimCheck({ db, now }: Records, id: string, everyMs: number): Promise<boolean> {
  const result = await db
    .updateTable('donations')
    .set({ checked_at: now() })
    .where('id', '=', id)
    .where(({ or, eb }) => or([eb('checked_at', 'is', null), eb('checked_at', '<=', now() - everyMs)]))
    .executeTakeFirst();
  return result.numUpdatedRows > 0;
}

/** The donation that a known payment belongs to, or null. */
export async function donationOfPayment(
  { db }: Pick<Records, 'db'>,
  paymentId: string,
): Promise<DonationRow | null> {
  const row = await db
    .selectFrom('payments')
    .innerJoin('donations', 'donations.id', 'payments.donation_id')
    .selectAll('donations')
    .where('payments.id', '=', paymentId)
    .executeTakeFirst();
  return row ?? null;
}

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
