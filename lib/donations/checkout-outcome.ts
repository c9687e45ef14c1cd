import { type CheckoutEvent, type CheckoutState, idle, type OpenOrder, orderRules } from './checkout';

/** Between the donor and the end of a payment. Pure: who calls the network and opens windows is the session. */
export function checkoutReducer(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  switch (event.type) {
    case 'fail':
    case 'dismiss':
    case 'pay':
    case 'incomplete':
    case 'judge':
    case 'look':
      return afterOpening(state, event);
    case 'redraw':
      return { ...state };
    default:
      return orderRules(state, event);
  }
}

type WindowEvent = Extract<
  CheckoutEvent,
  { type: 'fail' | 'dismiss' | 'pay' | 'incomplete' | 'judge' | 'look' }
>;

/** What comes out of a payment window, in any order and however late. */
function afterOpening(state: CheckoutState, event: WindowEvent): CheckoutState {
  const { order } = event;
  const { giftToken } = order;
  switch (event.type) {
    case 'fail':
      return failed(state, event);
    case 'dismiss':
      if (!isWindowOf(state, order)) return state;
      // The words about a failed try stay: closing the window after it is not news.
      if (state.notice.kind === 'failed') return idle(state.notice);
      return idle({ kind: 'closed', check: giftToken === null ? 'ended' : 'running', giftToken });
    case 'pay':
      // Also after a failure, after a dismissal or over a newer order: money that came in is looked at (spec §8).
      return { phase: { kind: 'verifying', order, paymentId: event.paymentId }, notice: { kind: 'none' } };
    case 'incomplete':
      return idle({ kind: 'unverified', paymentId: event.paymentId, giftToken });
    case 'judge':
      return judged(state, event);
    case 'look':
      return looked(state, event);
  }
}

const isWindowOf = ({ phase }: CheckoutState, order: OpenOrder): boolean =>
  phase.kind === 'window' && phase.order.orderId === order.orderId;

function failed(state: CheckoutState, event: Extract<CheckoutEvent, { type: 'fail' }>): CheckoutState {
  const { order, failure } = event;
  const notice = { kind: 'failed', failure } as const;
  if (isWindowOf(state, order)) return { phase: { kind: 'window', order, lastTry: 'failed' }, notice };
  // With retries off the window closes first and says why afterwards.
  return state.phase.kind === 'idle' && state.notice.kind === 'closed' ? idle(notice) : state;
}

function judged(state: CheckoutState, event: Extract<CheckoutEvent, { type: 'judge' }>): CheckoutState {
  const { phase } = state;
  const isAsked = phase.kind === 'verifying' && phase.paymentId === event.paymentId;
  if (!isAsked) return state;
  const { verdict, paymentId, order } = event;
  const { giftToken } = order;
  return verdict === 'verified'
    ? idle({ kind: 'done', state: 'confirmed', giftToken })
    : idle({ kind: verdict === 'refused' ? 'unverified' : 'unknown', paymentId, giftToken });
}

/** The quiet look after a dismissal may find the money; it never disturbs what the donor does by then. */
function looked(state: CheckoutState, event: Extract<CheckoutEvent, { type: 'look' }>): CheckoutState {
  const { giftToken } = event.order;
  const { phase, notice } = state;
  const waits = notice.kind === 'failed' || (notice.kind === 'closed' && notice.giftToken === giftToken);
  if (phase.kind !== 'idle' || !waits) return state;
  if (event.seen !== 'nothing') return idle({ kind: 'done', state: event.seen, giftToken });
  return notice.kind === 'closed' ? idle({ ...notice, check: 'ended' }) : state;
}
