import { type DonorErrors, type DonorField, withoutError } from './donor';
import type { PaymentFailure } from './payment-failure';
import type { Currency } from './schema';

/** An order that can be paid. `amountMinor`: minor units, 50000 = ₹500 (contract §4). */
export type OpenOrder = {
  orderId: string;
  amountMinor: number;
  currency: Currency;
  /** Public key of the payment window; `sandbox` is our own window. */
  keyId: string;
  /** Names the gift's own page; null where an upstream keeps the gifts. */
  giftToken: string | null;
};

/** What was refused: the amount, some of the donor's fields, the declaration, or several of them. */
export type Refusal = { amount: 'fine' | 'invalid'; donor: DonorErrors; citizen?: 'missing' };

/** Where the gift is between the press on Donate Now and its end (spec §4, Payment). */
export type CheckoutPhase =
  | { kind: 'idle' }
  | { kind: 'ordering' }
  /** The window stays open after a failed try, so that the donor can try again inside it. */
  | { kind: 'window'; order: OpenOrder; lastTry: 'none' | 'failed' }
  | { kind: 'verifying'; order: OpenOrder; paymentId: string };

/** What is said beside the button (spec §5, §8). */
export type CheckoutNotice =
  | { kind: 'none' }
  | ({ kind: 'refused' } & Refusal)
  | { kind: 'not-loaded' }
  | { kind: 'payments-off' }
  | { kind: 'unexpected'; backend: 'answered' | 'away' }
  | { kind: 'failed'; failure: PaymentFailure }
  | { kind: 'closed'; check: 'running' | 'ended'; giftToken: string | null }
  /** `unverified`: a final no. `unknown`: nobody answered, so the money counts as safe and as given (contract §4). */
  | { kind: 'unverified' | 'unknown'; paymentId: string | null; giftToken: string | null }
  | { kind: 'done'; state: 'confirmed' | 'confirming'; giftToken: string | null };

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

/** What the verify call came to (contract §4): a no is final, no answer is not a no. */
export type Verdict = 'verified' | 'refused' | 'unknown';

export const initialCheckout: CheckoutState = { phase: { kind: 'idle' }, notice: { kind: 'none' } };

export const idle = (notice: CheckoutNotice): CheckoutState => ({ phase: { kind: 'idle' }, notice });

/** Whether the button says so and the choice stands still: what is shown is what is being paid. */
export const isProcessing = ({ phase }: CheckoutState): boolean =>
  phase.kind === 'ordering' ||
  phase.kind === 'verifying' ||
  (phase.kind === 'window' && phase.lastTry === 'none');

/** From the form to the open window. What comes of the window is told in `checkout-outcome.ts`, which comes with it. */
export function orderRules(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  switch (event.type) {
    case 'select':
    case 'edit':
      return mended(state, event);
    case 'refuse':
      return state.phase.kind === 'verifying' ? state : idle({ kind: 'refused', ...event.refusal });
    case 'order':
      // A payment is being checked: another order now would be a second gift.
      return state.phase.kind === 'verifying'
        ? state
        : { phase: { kind: 'ordering' }, notice: { kind: 'none' } };
    case 'stop':
      return state.phase.kind === 'ordering' || state.phase.kind === 'window' ? idle(event.notice) : state;
    case 'open':
      return state.phase.kind === 'ordering'
        ? { phase: { kind: 'window', order: event.order, lastTry: 'none' }, notice: { kind: 'none' } }
        : state;
    default:
      return state;
  }
}

/** Editing a field clears its own error, choosing clears the amount's (spec §5). */
function mended(
  state: CheckoutState,
  event: Extract<CheckoutEvent, { type: 'select' | 'edit' }>,
): CheckoutState {
  const { phase, notice } = state;
  if (notice.kind !== 'refused') return state;
  if (event.type === 'select') return { phase, notice: { ...notice, amount: 'fine' } };
  if (event.field === 'citizen') {
    const { citizen: _cleared, ...rest } = notice;
    return { phase, notice: rest };
  }
  return { phase, notice: { ...notice, donor: withoutError(notice.donor, event.field) } };
}
