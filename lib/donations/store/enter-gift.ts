import 'server-only';
import { sql } from 'kysely';
import { requestApproval } from '@/lib/backend/database/approvals';
import { audit, inTransaction, lockNumbers, type Work } from '@/lib/backend/database/audit';
import { publishEvent } from '@/lib/backend/database/events';
import { isOpenDay, noonOf } from '@/lib/donations/financial-year';
import type { EnterGift, GiftItem } from '@/lib/donations/gift-schema';
import type { GatewayPayment, GatewayRefund } from '@/lib/donations/provider/gateway';
import type { PaymentOrderRequest } from '@/lib/donations/schema';
import type { PaymentDeps } from './deps';
import { applyFact } from './donation-facts';
import type { DonationRow } from './donation-tables';
import { findDonation, insertDonation, newDonation } from './donations';

export type EnterResult =
  | { kind: 'entered'; donation: DonationRow }
  | { kind: 'equal'; id: string }
  | { kind: 'used'; id: string }
  | { kind: 'wrong-day' };

/**
 * Stores a gift that did not come by the payment provider, with its receipt: once, however often its form is sent.
 * `equal`: one of the same day, amount, way and number is there already. `used`: another one has its number. `wrong-day`: in the future, or before the
 * last financial year, whose books are closed.
 */
export async function enterGift(deps: PaymentDeps, staffId: string, gift: EnterGift): Promise<EnterResult> {
  return inTransaction(await deps.store(), async (work) => {
    const { engine, nowMs } = work;
    if (!isOpenDay(gift.on, nowMs)) return { kind: 'wrong-day' };
    // Of two that enter the same at once the later one sees the earlier.
    await lockNumbers(work);
    const known = await findDonation(work, 'id', gift.key);
    if (known) return { kind: 'entered', donation: known };
    const paidAt = noonOf(gift.on);
    const equal = gift.again ? undefined : await equalGift(work, gift, paidAt);
    if (equal) return { kind: 'equal', id: equal.id };
    const used = gift.again ? undefined : await sameNumber(work, gift);
    if (used) return { kind: 'used', id: used.id };
    await insertDonation(work.db, rowOf(deps, gift, nowMs));
    const payment = paymentOf(gift, paidAt);
    const donation = await applyFact(work.db, gift.key, {
      facts: [{ kind: 'payment', payment, seenAtMs: nowMs, capturedAtMs: paidAt }],
      engine,
      nowMs,
      trust: deps.trust.name,
      mails: deps.mails && gift.email !== '',
    });
    await audit(work, { event: 'gift-entered', actor: staffId, target: gift.key });
    await publishEvent(work, 'gifts', gift.key);
    return { kind: 'entered', donation };
  });
}

const equalGift = ({ db }: Work, gift: EnterGift, paidAt: number) =>
  db
    .selectFrom('donations')
    .select('id')
    .where('entered_as', '=', gift.entered_as)
    .where('paid_at', '=', paidAt)
    .where('amount_minor', '=', gift.amount)
    .where('reference', '=', gift.reference)
    .where('status', '<>', 'refunded')
    .$if(gift.reference === '', (query) => query.where('name', '=', gift.name))
    .executeTakeFirst();

/** Capitals and blanks do not make another number of it. Cash has none, and a void gift is none. */
async function sameNumber(
  { db }: Work,
  { entered_as, reference }: EnterGift,
): Promise<{ id: string } | undefined> {
  if (entered_as === 'cash') return undefined;
  const bare = reference.replaceAll(' ', '').toLowerCase();
  return db
    .selectFrom('donations')
    .select('id')
    .where('entered_as', 'is not', null)
    .where('entered_as', '<>', 'cash')
    .where('status', '<>', 'refunded')
    .where(sql<boolean>`lower(replace(reference, ' ', '')) = ${bare}`)
    .executeTakeFirst();
}

/**
 * Voids a gift that was entered by mistake, once: nothing of it counts, its receipt is cancelled and the receipt's number
 * stays used. To the ledger it is money that went back, which of a gift entered by hand it cannot be otherwise; no letter
 * tells of it. `missing`: there is no such gift entered by hand.
 */
export async function voidGift(
  deps: PaymentDeps,
  staffId: string,
  { id, reason }: { id: string; reason: string },
): Promise<'voided' | 'missing'> {
  return inTransaction(await deps.store(), async (work) => {
    const { engine, nowMs, db } = work;
    await lockNumbers(work);
    const row = await findDonation(work, 'id', id);
    if (row === null || row.entered_as === null) return 'missing';
    if (row.status === 'refunded') return 'voided';
    const refund: GatewayRefund = {
      ...{ id: `void_${id}`, paymentId: paymentIdOf(id), amountMinor: row.amount_minor },
      ...{ status: 'processed', createdAtMs: nowMs, receipt: null },
    };
    await applyFact(db, id, {
      ...{ facts: [{ kind: 'refund', refund }], engine, nowMs },
      ...{ trust: deps.trust.name, mails: false },
    });
    await requestApproval(work, {
      ...{ kind: VOID_KIND, ref: id, payload: '{}', reason, by: staffId },
      isDecided: true,
    });
    await audit(work, { event: 'gift-voided', actor: staffId, target: id });
    await publishEvent(work, 'gifts', id);
    return 'voided';
  });
}

const VOID_KIND = 'gift-void';

/** Who voided a gift, when and why; null where nobody did. */
export async function voidOf({ db }: Pick<Work, 'db'>, id: string): Promise<GiftItem['voided']> {
  const row = await db
    .selectFrom('approvals')
    .leftJoin('staff', 'staff.id', 'approvals.requested_by')
    .select(['approvals.reason', 'approvals.requested_at as at', 'staff.name as by'])
    .where('approvals.kind', '=', VOID_KIND)
    .where('approvals.ref', '=', id)
    .executeTakeFirst();
  return row ? { ...row, by: row.by ?? '' } : null;
}

const paymentIdOf = (key: string): string => `entered_${key}`;

function rowOf(deps: PaymentDeps, gift: EnterGift, nowMs: number): DonationRow {
  const { key, amount, entered_as, reference, name, email, phone, pan, address, language } = gift;
  const order: PaymentOrderRequest = {
    ...{ name, email, contact: phone, donor: { panCard: pan, address }, language },
    ...{ amount: 1, currency: 'INR', receipt: '', payment_capture: 1 },
  };
  const row = newDonation({ order, mode: 'live', nowMs }, deps.vault());
  return { ...row, id: key, amount_minor: amount, entered_as, reference };
}

const paymentOf = (gift: EnterGift, paidAt: number): GatewayPayment => ({
  id: paymentIdOf(gift.key),
  orderId: null,
  status: 'captured',
  amountMinor: gift.amount,
  currency: 'INR',
  refundedMinor: 0,
  baseAmountMinor: null,
  method: gift.entered_as,
  last4: null,
  international: false,
  feeMinor: null,
  taxMinor: null,
  createdAtMs: paidAt,
  isLate: false,
  error: { code: null, reason: null, step: null, source: null },
});
