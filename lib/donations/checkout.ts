import type { Currency } from '@/lib/config/currencies';
import { errorsOf, type FieldMessages } from '@/lib/formats/form-errors';
import { cleanText, donorRules } from '@/lib/formats/formats';
import { type Donor, type DonorErrors, type DonorField, donorFields } from './donation';
import type { PaymentFailure } from './payment-failure';

/** The public "key" of the sandbox: the browser opens our own test window for it. */
export const SANDBOX_KEY_ID = 'sandbox';

/** Keys under which no money moves. */
export const isTestKey = (keyId: string): boolean =>
  keyId === SANDBOX_KEY_ID || keyId.startsWith('rzp_test_');

/** An order that can be paid. `amountMinor`: minor units, 50000 = ₹500 (contract §4). */
export type OpenOrder = {
  orderId: string;
  amountMinor: number;
  currency: Currency;
  /** Public key of the payment window; `sandbox` is our own window. */
  keyId: string;
  /** Names the donation's own page; null where an upstream stores the donations. */
  donationToken: string | null;
};

/** What was refused: the amount, some of the donor's fields, the declaration, or several of them. */
export type Refusal = { amount: 'fine' | 'invalid'; donor: DonorErrors; citizen?: 'missing' };

/** Where the checkout is between the press on Donate Now and its end (spec §4, Payment). */
export type CheckoutPhase =
  | { kind: 'idle' }
  | { kind: 'ordering' }
  /** The window stays open after a failed try, so that the donor can try again inside it. */
  | { kind: 'window'; order: OpenOrder; lastTry: 'none' | 'failed' }
  | { kind: 'verifying'; order: OpenOrder; paymentId: string };

/** What is shown beside the button (spec §5, §8). */
export type CheckoutNotice =
  | { kind: 'none' }
  | ({ kind: 'refused' } & Refusal)
  | { kind: 'not-loaded' }
  | { kind: 'payments-off' }
  | { kind: 'unexpected'; backend: 'answered' | 'away' }
  | { kind: 'failed'; failure: PaymentFailure }
  | { kind: 'closed'; check: 'running' | 'ended'; donationToken: string | null }
  /** `unverified`: a final no. `unknown`: nobody answered, so the money counts as safe (contract §4). */
  | { kind: 'unverified' | 'unknown'; paymentId: string | null; donationToken: string | null }
  | { kind: 'done'; state: 'confirmed' | 'confirming'; donationToken: string | null };

export type CheckoutState = { phase: CheckoutPhase; notice: CheckoutNotice };

/** Every event of an open order names it, because a late one can follow a newer order. */
export type CheckoutEvent =
  | { type: 'select' }
  | { type: 'edit'; field: DonorField | 'citizen' }
  /** Something beside the checkout's own state is to be drawn: the card over danger to life. */
  | { type: 'redraw' }
  | { type: 'refuse'; refusal: Refusal }
  | { type: 'order' }
  | { type: 'stop'; notice: Extract<CheckoutNotice, { kind: 'not-loaded' | 'payments-off' | 'unexpected' }> }
  | { type: 'open'; order: OpenOrder }
  | { type: 'fail'; order: OpenOrder; failure: PaymentFailure }
  | { type: 'dismiss'; order: OpenOrder }
  | { type: 'pay'; order: OpenOrder; paymentId: string }
  | { type: 'incomplete'; order: OpenOrder; paymentId: string | null }
  | { type: 'judge'; order: OpenOrder; paymentId: string; verdict: Verdict }
  | { type: 'look'; order: OpenOrder; seen: 'confirmed' | 'confirming' | 'nothing' };
type EventOf<T extends CheckoutEvent['type']> = Extract<CheckoutEvent, { type: T }>;

/** The result of the verify call (contract §4): a no is final, no answer is not a no. */
export type Verdict = 'verified' | 'refused' | 'unknown';

const nothing: CheckoutNotice = { kind: 'none' };
export const idle = (notice: CheckoutNotice): CheckoutState => ({ phase: { kind: 'idle' }, notice });

/** Whether the button says so and the choice cannot change: what is shown is what is being paid. */
export const isProcessing = ({ phase }: CheckoutState): boolean =>
  phase.kind === 'ordering' ||
  phase.kind === 'verifying' ||
  (phase.kind === 'window' && phase.lastTry === 'none');

/** From the press to the end of a payment. Pure: the session calls the network and opens windows. */
export function checkoutReducer(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  const { phase } = state;
  switch (event.type) {
    case 'select':
    case 'edit':
      return corrected(state, event);
    case 'redraw':
      return { ...state };
    case 'refuse':
      return phase.kind === 'verifying' ? state : idle({ kind: 'refused', ...event.refusal });
    case 'order':
      // A payment is being verified: another order now would be a second donation.
      return phase.kind === 'verifying' ? state : { phase: { kind: 'ordering' }, notice: nothing };
    case 'stop':
      return phase.kind === 'ordering' || phase.kind === 'window' ? idle(event.notice) : state;
    case 'open':
      return phase.kind === 'ordering'
        ? { phase: { kind: 'window', order: event.order, lastTry: 'none' }, notice: nothing }
        : state;
    case 'fail':
      return failed(state, event);
    case 'dismiss':
      return dismissed(state, event.order);
    case 'pay':
      // Also after a failure, after a dismissal or over a newer order: money that came in is verified (spec §8).
      return {
        phase: { kind: 'verifying', order: event.order, paymentId: event.paymentId },
        notice: nothing,
      };
    case 'incomplete':
      return idle({
        kind: 'unverified',
        paymentId: event.paymentId,
        donationToken: event.order.donationToken,
      });
    case 'judge':
      return judged(state, event);
    case 'look':
      return looked(state, event);
  }
}

/** Editing a field clears its own error and no other, choosing clears the amount's (spec §5). */
function corrected(state: CheckoutState, event: EventOf<'select' | 'edit'>): CheckoutState {
  const { phase, notice } = state;
  if (notice.kind !== 'refused') return state;
  if (event.type === 'select') return { phase, notice: { ...notice, amount: 'fine' } };
  if (event.field === 'citizen') {
    const { citizen: _cleared, ...rest } = notice;
    return { phase, notice: rest };
  }
  const { [event.field]: _cleared, ...donor } = notice.donor;
  return { phase, notice: { ...notice, donor } };
}

const isWindowOf = ({ phase }: CheckoutState, order: OpenOrder): boolean =>
  phase.kind === 'window' && phase.order.orderId === order.orderId;

function failed(state: CheckoutState, { order, failure }: EventOf<'fail'>): CheckoutState {
  const notice = { kind: 'failed', failure } as const;
  if (isWindowOf(state, order)) return { phase: { kind: 'window', order, lastTry: 'failed' }, notice };
  // With retries off the window closes first and says why afterwards.
  return state.phase.kind === 'idle' && state.notice.kind === 'closed' ? idle(notice) : state;
}

function dismissed(state: CheckoutState, order: OpenOrder): CheckoutState {
  if (!isWindowOf(state, order)) return state;
  // The message about a failed try stays: closing the window after it is not news.
  if (state.notice.kind === 'failed') return idle(state.notice);
  const { donationToken } = order;
  return idle({ kind: 'closed', check: donationToken === null ? 'ended' : 'running', donationToken });
}

function judged(state: CheckoutState, { verdict, paymentId, order }: EventOf<'judge'>): CheckoutState {
  const { phase } = state;
  if (phase.kind !== 'verifying' || phase.paymentId !== paymentId) return state;
  const { donationToken } = order;
  return verdict === 'verified'
    ? idle({ kind: 'done', state: 'confirmed', donationToken })
    : idle({ kind: verdict === 'refused' ? 'unverified' : 'unknown', paymentId, donationToken });
}

/** The look in the background after a dismissal may find the money; it never disturbs what the donor does by then. */
function looked(state: CheckoutState, { order, seen }: EventOf<'look'>): CheckoutState {
  const { donationToken } = order;
  const { phase, notice } = state;
  const waits =
    notice.kind === 'failed' || (notice.kind === 'closed' && notice.donationToken === donationToken);
  if (phase.kind !== 'idle' || !waits) return state;
  if (seen !== 'nothing') return idle({ kind: 'done', state: seen, donationToken });
  return notice.kind === 'closed' ? idle({ ...notice, check: 'ended' }) : state;
}

/** One message a bad field of the donor's; the same rules as the endpoint's. */
export const donorErrors = (donor: Donor, texts: FieldMessages<keyof Donor>): DonorErrors =>
  errorsOf({ fields: donorFields, rules: donorRules }, donor, texts);

/** The donor as the order and the payment window get to know them. */
export const cleanDonor = ({ fullName, email, mobile, panCard, address }: Donor): Donor => ({
  fullName: cleanText(donorRules.fullName, fullName),
  email: cleanText(donorRules.email, email),
  mobile: cleanText(donorRules.mobile, mobile),
  panCard: cleanText(donorRules.panCard, panCard),
  address: cleanText(donorRules.address, address),
});
