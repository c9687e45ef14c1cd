import 'server-only';
import { audit, inTransaction, lockNumbers, type Work } from '@/lib/backend/database/audit';
import { publishEvent } from '@/lib/backend/database/events';
import { financialYearOf, financialYearRange, indianDate } from '@/lib/donations/financial-year';
import type { EnterGift } from '@/lib/donations/gift-schema';
import type { GatewayPayment } from '@/lib/donations/provider/gateway';
import type { PaymentOrderRequest } from '@/lib/donations/schema';
import type { PaymentDeps } from './deps';
import { applyFact } from './donation-facts';
import type { DonationRow } from './donation-tables';
import { findDonation, insertDonation, newDonation } from './donations';

export type EnterResult =
  | { kind: 'entered'; donation: DonationRow }
  | { kind: 'equal'; id: string }
  | { kind: 'wrong-day' };

/**
 * Stores a gift that did not come by the payment provider, with its receipt: once, however often its form is sent.
 * `equal`: one of the same day, amount, way and number is there already. `wrong-day`: in the future, or before the
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

/** The time of a day without one: it lies in the same day, and in the same financial year, wherever it is read. */
const noonOf = (day: string): number => Date.parse(`${day}T12:00:00+05:30`);

function isOpenDay(day: string, nowMs: number): boolean {
  const lastYear = financialYearOf(financialYearRange(financialYearOf(nowMs)).fromMs - 1);
  return day <= indianDate(nowMs) && noonOf(day) >= financialYearRange(lastYear).fromMs;
}

const equalGift = ({ db }: Work, gift: EnterGift, paidAt: number) =>
  db
    .selectFrom('donations')
    .select('id')
    .where('entered_as', '=', gift.entered_as)
    .where('paid_at', '=', paidAt)
    .where('amount_minor', '=', gift.amount)
    .where('reference', '=', gift.reference)
    .$if(gift.reference === '', (query) => query.where('name', '=', gift.name))
    .executeTakeFirst();

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
  id: `entered_${gift.key}`,
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
