import 'server-only';
import { audit, inTransaction, type Work } from '@/lib/backend/database/audit';
import type { Records } from '@/lib/backend/database/tables';
import type { Vault } from '@/lib/backend/database/vault';
import { routes } from '@/lib/config/routes';
import { type GiftItem, type GiftStep, giftSteps } from '@/lib/donations/gift-schema';
import { maskPan } from '@/lib/formats/formats';
import { mayHaveReceipt, paymentsOf } from './donation-admin';
import type { DonationRow } from './donation-tables';
import { findDonation } from './donations';
import { voidOf } from './enter-gift';
import { statedSteps } from './filed-statements';
import { inOrder, LONGEST_FIND, type Reader, summaryOfGift } from './gift-list';
import { orderedRefunds } from './ordered-refunds';
import { refundsOf } from './refund';

type ItemOptions = Reader & {
  vault: Vault;
  secondPersonFrom: number;
  /** Whether somebody of these roles decides on refunds. */
  mayApprove: (role: string) => boolean;
  mails: boolean;
};

/** One gift with its whole history, null where there is none. Each reading is noted. */
export const readGift = (
  store: Records,
  { staffId, vault, secondPersonFrom, mayApprove, mails }: ItemOptions,
  id: string,
): Promise<GiftItem | null> =>
  inTransaction(store, async (work) => {
    const row = await findDonation(work, 'id', id);
    if (row === null) return null;
    await audit(work, { event: 'gift-read', actor: staffId, target: id });
    const payments = await paymentsOf(work, id);
    const history = await historyOf(work, id);
    return {
      gift: { ...summaryOfGift(row), ...donorOf(row, vault) },
      payments: payments.map(({ created_at, error_reason, ...payment }) => ({
        id: payment.id,
        at: created_at,
        status: payment.status,
        method: payment.method,
        amount_minor: payment.amount_minor,
        reason: error_reason,
      })),
      refunds: (await refundsOf(work, id)).map(({ id: refund, created_at, status, amount_minor }) => ({
        id: refund,
        at: created_at,
        status,
        amount_minor,
      })),
      voided: await voidOf(work, id),
      history,
      orders: await orderedRefunds(work, { staffId, gift: id }),
      ...(await othersOf(work, row)),
      left_minor: leftOf(row, payments),
      second_person_from: secondPersonFrom,
      approvers: await approversOf(work, { staffId, mayApprove }),
      sends_mail: mails,
      was_mailed: history.some(({ step }) => step === 'receipt-sent'),
      can_receipt: mayHaveReceipt(row),
    };
  });

async function approversOf(
  { db }: Work,
  { staffId, mayApprove }: Pick<ItemOptions, 'staffId' | 'mayApprove'>,
): Promise<string[]> {
  const people = await db
    .selectFrom('staff')
    .select(['name', 'role'])
    .where('id', '<>', staffId)
    .where('disabled_at', 'is', null)
    .orderBy('name')
    .execute();
  return people.filter(({ role }) => mayApprove(role)).map(({ name }) => name);
}

/** What was noted of it, the letters with its first receipt, the disputes of its payments and its statements. */
async function historyOf(work: Work, id: string): Promise<GiftStep[]> {
  const { db } = work;
  const letters = await db
    .selectFrom('outbox')
    .select('created_at as at')
    .where('dedupe_key', '=', `receipt:${id}`)
    .execute();
  const noted = await db
    .selectFrom('audit')
    .select(['event', 'at', 'actor'])
    .where('target', '=', id)
    .where('event', 'in', ['gift-entered', 'receipt-sent', 'gift-corrected'])
    .execute();
  const disputes = await db
    .selectFrom('payment_events')
    .select(['type', 'received_at as at'])
    .where('donation_id', '=', id)
    .where('type', 'like', `${DISPUTE}%`)
    .execute();
  const people = await db.selectFrom('staff').select(['id', 'name']).execute();
  const names = new Map(people.map((one) => [one.id, one.name]));
  const steps = [
    ...letters.map(({ at }) => ({ step: 'receipt-sent', at, actor: '', detail: '' })),
    ...noted.map(({ event: step, at, actor }) => ({ step, at, actor, detail: '' })),
    ...disputes.map(({ type, at }) => ({
      step: 'dispute',
      at,
      actor: '',
      detail: type.slice(DISPUTE.length),
    })),
    ...(await statedSteps(work, id)),
  ];
  return steps
    .flatMap(({ step: name, actor, ...step }) => {
      const known = giftSteps.find((one) => one === name);
      return known ? [{ step: known, ...step, by: names.get(actor) ?? actor }] : [];
    })
    .toSorted((one, other) => one.at - other.at);
}
const DISPUTE = 'payment.dispute.';

const donorOf = (row: DonationRow, vault: Vault) => ({
  email: row.email,
  phone: row.contact,
  address: row.address,
  pan: row.pan_enc === null ? '' : maskPan(vault.open(row.pan_enc)),
  language: row.language,
  amount_inr_minor: row.base_amount_inr_minor,
  receipt_at: row.receipt_at,
  reference: row.reference,
  page: row.receipt_no === null ? null : routes.thankYou(row.public_token),
  order_id: row.order_id,
  payment_id: row.paid_payment_id,
  created_at: row.created_at,
  paid_at: row.paid_at,
  erased_at: row.erased_at,
});

async function othersOf(
  { db }: Work,
  { id, email_index, pan_index }: DonationRow,
): Promise<Pick<GiftItem, 'others' | 'others_cut'>> {
  if (email_index === '' && pan_index === null) return { others: [], others_cut: false };
  const rows = await db
    .selectFrom('donations')
    .selectAll()
    .where(({ or, eb }) =>
      or([
        ...(email_index === '' ? [] : [eb('email_index', '=', email_index)]),
        ...(pan_index === null ? [] : [eb('pan_index', '=', pan_index)]),
      ]),
    )
    .where('id', '<>', id)
    .$call(inOrder('desc'))
    .limit(LONGEST_FIND + 1)
    .execute();
  return {
    others: rows.slice(0, LONGEST_FIND).map(summaryOfGift),
    others_cut: rows.length > LONGEST_FIND,
  };
}

const leftOf = (
  { paid_payment_id, refunded_minor, entered_as }: DonationRow,
  payments: { id: string; amount_minor: number }[],
) => {
  if (entered_as !== null) return null;
  const paid = payments.find(({ id }) => id === paid_payment_id);
  return paid ? Math.max(0, paid.amount_minor - refunded_minor) : null;
};
