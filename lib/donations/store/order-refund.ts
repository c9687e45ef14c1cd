import 'server-only';
import { decideApproval, requestApproval } from '@/lib/backend/database/approvals';
import { audit, inTransaction, type Work } from '@/lib/backend/database/audit';
import type { ApprovalRow } from '@/lib/backend/database/console-tables';
import { publishEvent } from '@/lib/backend/database/events';
import { type Gateway, isGatewayError } from '@/lib/donations/provider/gateway';
import type { PaymentDeps } from './deps';
import type { DonationRow } from './donation-tables';
import { findDonation } from './donations';
import { approvalOf, keyOf, orderedRefunds, REFUND_KIND, RefundPayload } from './ordered-refunds';
import { countedRefunds, giveBack, type Refundable, refundable } from './refund';

export type RefundDeps = {
  payments: PaymentDeps;
  staffId: string;
  /** In rupees: from so much of one gift on a second person decides. */
  secondPersonFrom: number;
};

export type RefundResult =
  | { kind: 'made' }
  | { kind: 'waiting' }
  /** Its answer was lost: it may be carried out again, and is made once. */
  | { kind: 'open' }
  | { kind: 'missing' }
  /** No money came, none is left, or it came in another mode than payments are in now. */
  | { kind: 'nothing' }
  | { kind: 'too-much'; leftMinor: number; currency: string }
  /** The same amount was refunded before. */
  | { kind: 'equal' }
  /** Another refund of this gift is not finished. */
  | { kind: 'other' }
  /** The provider refused it. */
  | { kind: 'refused' }
  /** The provider gave no answer; nothing was done. */
  | { kind: 'unreachable' }
  /** A second person decides, not who ordered it. */
  | { kind: 'own' };

export type RefundWish = { id: string; amountMinor: number; reason: string; isAgain: boolean };

/** Orders a refund: small ones are made at once, large ones wait for a second person. */
export async function orderRefund(deps: RefundDeps, wish: RefundWish): Promise<RefundResult> {
  const store = await deps.payments.store();
  const donation = await findDonation(store, 'id', wish.id);
  if (donation === null) return { kind: 'missing' };
  const known = await readLeft(deps.payments, donation);
  if (!('state' in known)) return known;
  const { state } = known;
  if (state.leftMinor === 0) return { kind: 'nothing' };
  if (wish.amountMinor > state.leftMinor) return tooMuch(state);
  if (!wish.isAgain && state.refunds.some(({ amount_minor }) => amount_minor === wish.amountMinor))
    return { kind: 'equal' };
  const order = await inTransaction(store, (work) => storeOrder(work, { wish, state, deps }));
  if (order === null) return { kind: 'other' };
  return order.isDecided ? carryOut(deps, order.id) : { kind: 'waiting' };
}

const tooMuch = ({ leftMinor, donation }: Refundable): RefundResult => ({
  kind: 'too-much',
  leftMinor,
  currency: donation.currency,
});

/** What a gift's payment still holds by the word of the provider, or why that cannot be said. */
async function readLeft(
  payments: PaymentDeps,
  donation: DonationRow,
): Promise<{ state: Refundable; gateway: Gateway } | { kind: 'nothing' | 'unreachable' }> {
  const { mode, paid_payment_id: paymentId } = donation;
  const gateway = payments.gateway();
  const isByProvider = paymentId !== null && donation.entered_as === null;
  if (gateway === null || !isByProvider || gateway.mode !== mode) return { kind: 'nothing' };
  try {
    return { state: await refundable(payments, gateway, { donation, paymentId }), gateway };
  } catch (error) {
    if (isGatewayError(error)) return { kind: 'unreachable' };
    throw error;
  }
}

/** By all that goes back of the gift, so that parts of a large refund count as one; without an amount in rupees always. */
export function needsSecond(
  { donation, refunds }: Refundable,
  amountMinor: number,
  fromRupees: number,
): boolean {
  const { currency, amount_minor, base_amount_inr_minor } = donation;
  const allMinor = refunds.reduce((sum, refund) => sum + refund.amount_minor, amountMinor);
  if (currency === 'INR') return allMinor >= fromRupees * 100;
  if (base_amount_inr_minor === null) return true;
  return (allMinor / amount_minor) * base_amount_inr_minor >= fromRupees * 100;
}

type NewOrder = { wish: RefundWish; state: Refundable; deps: RefundDeps };

/** Null while another order of this gift is not finished. One that was finished since the provider was asked counts. */
async function storeOrder(
  work: Work,
  { wish, state, deps: { staffId, secondPersonFrom } }: NewOrder,
): Promise<{ id: string; isDecided: boolean } | null> {
  const { db, engine } = work;
  const { donation } = state;
  const row = db.selectFrom('donations').select('id').where('id', '=', donation.id);
  await (engine === 'postgres' ? row.forUpdate() : row).executeTakeFirstOrThrow();
  const earlier = await orderedRefunds(work, { staffId, gift: donation.id });
  if (earlier.some(({ state }) => state === 'waiting' || state === 'open')) return null;
  const refunds = await countedRefunds(work, state);
  const isDecided = !needsSecond({ ...state, refunds }, wish.amountMinor, secondPersonFrom);
  const id = await requestApproval(work, {
    kind: REFUND_KIND,
    ref: donation.id,
    payload: JSON.stringify({
      amount_minor: wish.amountMinor,
      currency: donation.currency,
      is_again: wish.isAgain,
    }),
    reason: wish.reason,
    by: staffId,
    isDecided,
  });
  await audit(work, { event: 'refund-ordered', actor: staffId, target: donation.id });
  await publishEvent(work, 'gifts', donation.id);
  return { id, isDecided };
}

/**
 * A second person's word on an order; for one that is approved without an answer from the provider, a further try.
 * Refusing one's own order withdraws it.
 */
export async function decideRefund(
  deps: RefundDeps,
  { id, decision }: { id: string; decision: 'approved' | 'refused' },
): Promise<RefundResult> {
  const { staffId, payments } = deps;
  const decided = await inTransaction(await payments.store(), async (work) => {
    if (!(await approvalOf(work, id))) return 'missing';
    const result = await decideApproval(work, { id, by: staffId, decision });
    if (result === 'own') return 'own';
    // Read after the decision: somebody else's may have come between.
    const isApproved = (await approvalOf(work, id))?.decision === 'approved';
    if (result === 'gone') return isApproved && decision === 'approved' ? 'again' : 'over';
    const event = decision === 'approved' ? 'refund-approved' : 'refund-declined';
    await audit(work, { event, actor: staffId, target: result.ref });
    await publishEvent(work, 'gifts', result.ref);
    return decision === 'approved' ? 'again' : 'over';
  });
  if (decided === 'missing' || decided === 'own') return { kind: decided };
  return decided === 'again' ? carryOut(deps, id) : { kind: 'refused' };
}

/** Makes an approved refund, once, however often and by however many it is tried. */
async function carryOut(deps: RefundDeps, id: string): Promise<RefundResult> {
  const store = await deps.payments.store();
  const approval = await approvalOf(store, id);
  const donation = approval && (await findDonation(store, 'id', approval.ref));
  if (!approval || !donation) return { kind: 'missing' };
  const known = await readLeft(deps.payments, donation);
  if (!('state' in known)) return known.kind === 'nothing' ? giveUp(deps, approval, known) : { kind: 'open' };
  const { amount_minor: amountMinor, is_again: isAgain } = RefundPayload.parse(JSON.parse(approval.payload));
  const outcome = await refundBy(deps, { ...known, amountMinor, isAgain, key: keyOf(id) });
  switch (outcome.kind) {
    case 'made':
      await note(deps, approval, 'refund-made');
      return outcome;
    case 'equal':
    case 'too-much':
    case 'refused':
      return giveUp(deps, approval, outcome);
    default:
      return outcome;
  }
}

type RefundCall = { state: Refundable; gateway: Gateway; amountMinor: number; isAgain: boolean; key: string };

async function refundBy(
  { payments }: RefundDeps,
  { state, gateway, amountMinor, isAgain, key }: RefundCall,
): Promise<RefundResult> {
  const { db } = await payments.store();
  const request = await db
    .selectFrom('refund_requests')
    .select('outcome')
    .where('key', '=', key)
    .executeTakeFirst();
  if (request?.outcome) return { kind: request.outcome === 'made' ? 'made' : 'refused' };
  // A request that is on its way may be a part of what went back.
  if (!request && amountMinor > state.leftMinor) return tooMuch(state);
  try {
    const outcome = await giveBack(payments, gateway, { refundable: state, amountMinor, isAgain, key });
    if (outcome.kind === 'over') return { kind: outcome.request.outcome === 'made' ? 'made' : 'refused' };
    return { kind: outcome.kind };
  } catch (error) {
    if (!isGatewayError(error)) throw error;
    return { kind: error.kind === 'refused' || error.kind === 'denied' ? 'refused' : 'open' };
  }
}

/** An order that cannot be carried out is closed: it stands in the way of no other. */
async function giveUp(deps: RefundDeps, approval: ApprovalRow, result: RefundResult): Promise<RefundResult> {
  const { db } = await deps.payments.store();
  await db.updateTable('approvals').set({ decision: 'refused' }).where('id', '=', approval.id).execute();
  await note(deps, approval, 'refund-failed');
  return result;
}

const note = async (
  { payments, staffId }: RefundDeps,
  { ref }: ApprovalRow,
  event: 'refund-made' | 'refund-failed',
): Promise<void> =>
  inTransaction(await payments.store(), async (work) => {
    await audit(work, { event, actor: staffId, target: ref });
    await publishEvent(work, 'gifts', ref);
  });
