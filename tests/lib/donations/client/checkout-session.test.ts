import { INTENT_LIFE_MS } from '@/lib/donations/client/checkout-calls';
import {
  CheckoutSession,
  LOOK_DELAYS_MS,
  type Press,
  THANKS_DELAY_MS,
} from '@/lib/donations/client/checkout-session';
import type { WindowEvents } from '@/lib/donations/client/payment-window';
import { type Answer, answerCalls, problem } from '@/tests/lib/browser/fetch-stub';

const ORDER = '/chat/payment/';
const VERIFY = '/chat/payment/verify/';
const token = 'AbCdEfGhIjKlMnOpQrStUv';
const GIFT = `/chat/payment/gift/${token}`;
const orderAnswer = (order_id = 'order_1'): Answer => ({
  status: 200,
  body: { order_id, amount: 100_000, currency: 'INR', key_id: 'rzp_test_1', gift_token: token },
});
const yes: Answer = { status: 200, body: { success: true } };
const success = {
  razorpay_order_id: 'order_1',
  razorpay_payment_id: 'pay_1',
  razorpay_signature: 'a'.repeat(64),
};
const failure = { error: { description: 'The bank declined.' } };

const pressOf = (amount = 1000): Press => ({
  selection: { currency: 'INR', mode: 'one-time', choice: { kind: 'custom', text: String(amount) } },
  donor: { fullName: 'A', email: 'a@example.org', mobile: '9000000000', panCard: 'P', address: 'S' },
  request: {
    name: 'A',
    email: 'a@example.org',
    contact: '9000000000',
    amount,
    currency: 'INR',
    receipt: 'receipt_1700000000000_1',
    payment_capture: 1,
  },
});

type Opened = { orderId: string; events: WindowEvents; close: jest.Mock };

/** A session on a page whose window, clock and chance the test holds. */
function startSession(answers: Record<string, Answer[]>, able: { ready?: boolean } = {}) {
  const opened: Opened[] = [];
  const pauses: { delayMs: number; end: () => void }[] = [];
  const clock = { nowMs: 0, keys: 0 };
  const thanked: string[] = [];
  const session = new CheckoutSession({
    pageKey: null,
    isWindowReady: async () => able.ready ?? true,
    openWindow: (order, _press, events) => {
      const close = jest.fn(() => events.onDismiss());
      opened.push({ orderId: order.orderId, events, close });
      return { close };
    },
    openThanks: (donationToken) => thanked.push(donationToken),
    pause: (delayMs) =>
      new Promise((end) => {
        pauses.push({ delayMs, end });
      }),
    nowMs: () => clock.nowMs,
    newKey: () => `key-${++clock.keys}`,
  });
  const net = answerCalls({ [ORDER]: [orderAnswer()], [VERIFY]: [yes], ...answers });
  const window = (at = 0): Opened => {
    const one = opened[at];
    if (!one) throw new Error(`No window ${at} was opened`);
    return one;
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const endPauses = async () => {
    for (let pause = pauses.shift(); pause; pause = pauses.shift()) {
      pause.end();
      await settle();
    }
  };
  return { session, net, opened, window, pauses, clock, settle, endPauses, thanked };
}

const noticeOf = (session: CheckoutSession) => session.state().notice;

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => {});
});

describe('one press', () => {
  it('asks for one order and opens one window, however often it is repeated meanwhile', async () => {
    const { session, net, opened } = startSession({});
    await Promise.all([session.submit(pressOf()), session.submit(pressOf()), session.submit(pressOf())]);
    expect([net.to(ORDER).length, opened.length]).toEqual([1, 1]);
  });

  it('asks for nothing while the payment script is not there', async () => {
    const { session, net } = startSession({}, { ready: false });
    await session.submit(pressOf());
    expect(noticeOf(session)).toEqual({ kind: 'not-loaded' });
    expect(net.calls).toEqual([]);
  });

  it('is verified, thanked for, and the next gift is a new order', async () => {
    const { session, net, window, settle } = startSession({
      [ORDER]: [orderAnswer(), orderAnswer('order_2')],
    });
    await session.submit(pressOf());
    window().events.onAnswer(success);
    await settle();
    expect(noticeOf(session)).toEqual({ kind: 'done', state: 'confirmed', donationToken: token });
    await session.submit(pressOf());
    expect(net.to(ORDER).map(({ headers }) => headers['idempotency-key'])).toEqual(['key-1', 'key-2']);
  });

  it('says so where the window cannot be opened, and can be repeated', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    answerCalls({ [ORDER]: [orderAnswer()] });
    const broken = new CheckoutSession({
      pageKey: null,
      isWindowReady: async () => true,
      openWindow: () => {
        throw new Error('refused');
      },
      openThanks: () => {},
      pause: async () => {},
      nowMs: () => 0,
      newKey: () => 'key',
    });
    await broken.submit(pressOf());
    expect(noticeOf(broken)).toEqual({ kind: 'unexpected', backend: 'answered' });
    expect(broken.state().phase).toEqual({ kind: 'idle' });
    expect(log).toHaveBeenCalledTimes(1);
  });
});

describe('the donation’s own page', () => {
  const paid = async () => {
    const started = startSession({});
    await started.session.submit(pressOf());
    started.window().events.onAnswer(success);
    await started.settle();
    return started;
  };

  it('opens by itself once the success has stood for a while', async () => {
    const { pauses, thanked, endPauses } = await paid();
    expect([pauses.map(({ delayMs }) => delayMs), thanked]).toEqual([[THANKS_DELAY_MS], []]);
    await endPauses();
    expect(thanked).toEqual([token]);
  });

  it('does not take a donor away who gives again meanwhile, or who has left', async () => {
    const again = await paid();
    await again.session.submit(pressOf(2000));
    await again.endPauses();
    const left = await paid();
    left.session.close();
    await left.endPauses();
    expect([again.thanked, left.thanked]).toEqual([[], []]);
  });

  it('does not open for a payment that was refused', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { session, window, settle, endPauses, thanked } = startSession({
      [VERIFY]: [{ status: 200, body: { success: false } }],
    });
    await session.submit(pressOf());
    window().events.onAnswer(success);
    await settle();
    await endPauses();
    expect(thanked).toEqual([]);
  });

  it('opens for money that is found after the window was closed', async () => {
    const { session, window, settle, endPauses, thanked } = startSession({
      [GIFT]: [{ status: 200, body: { state: 'paid' } }],
    });
    await session.submit(pressOf());
    window().events.onDismiss();
    await settle();
    await endPauses();
    expect(thanked).toEqual([token]);
  });
});

describe('an order that is open', () => {
  it('is offered again while the gift is the same, with no second call', async () => {
    const { session, net, window, opened } = startSession({});
    await session.submit(pressOf());
    window().events.onDismiss();
    await session.submit(pressOf());
    expect([net.to(ORDER).length, opened.length]).toEqual([1, 2]);
    expect(window(1).orderId).toBe('order_1');
  });

  it('is left for a new one after another amount or half an hour', async () => {
    const { session, net, window, clock } = startSession({});
    await session.submit(pressOf());
    window().events.onDismiss();
    await session.submit(pressOf(2000));
    window(1).events.onDismiss();
    clock.nowMs = INTENT_LIFE_MS;
    await session.submit(pressOf(2000));
    expect(new Set(net.to(ORDER).map(({ headers }) => headers['idempotency-key'])).size).toBe(3);
  });

  it('is asked for again with the same key and body after a lost answer', async () => {
    const { session, net, opened } = startSession({ [ORDER]: ['broken', orderAnswer()] });
    await session.submit(pressOf());
    expect(noticeOf(session)).toEqual({ kind: 'unexpected', backend: 'away' });
    const again = pressOf();
    await session.submit({ ...again, request: { ...again.request, receipt: 'receipt_1700000009999_2' } });
    const [first, second] = net.to(ORDER);
    expect(second).toEqual(first);
    expect(opened).toHaveLength(1);
  });

  it('gets a new key after the server refused the old one', async () => {
    const { session, net } = startSession({
      [ORDER]: [problem(422, 'idempotency_key_reused'), orderAnswer()],
    });
    await session.submit(pressOf());
    await session.submit(pressOf());
    const keys = net.to(ORDER).map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(2);
  });
});

describe('what a window reports', () => {
  it('a failure is said, a later success of the same order is still verified', async () => {
    const { session, net, window, settle } = startSession({});
    await session.submit(pressOf());
    window().events.onFailure(failure);
    expect(noticeOf(session)).toMatchObject({
      kind: 'failed',
      failure: { description: 'The bank declined.' },
    });
    window().events.onAnswer(success);
    await settle();
    expect(noticeOf(session)).toMatchObject({ kind: 'done' });
    expect(net.to(VERIFY).map(({ body }) => body)).toEqual([
      { order_id: 'order_1', payment_id: 'pay_1', signature: 'a'.repeat(64) },
    ]);
  });

  it('an answer without its signature is never sent on', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { session, net, window } = startSession({});
    await session.submit(pressOf());
    window().events.onAnswer({ razorpay_payment_id: 'pay_1' });
    expect(noticeOf(session)).toEqual({ kind: 'unverified', paymentId: 'pay_1', donationToken: token });
    expect(log).toHaveBeenCalledWith('Incomplete Razorpay response');
    expect(net.to(VERIFY)).toEqual([]);
  });

  it('a no of the server is final', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { session, net, window, settle } = startSession({
      [VERIFY]: [{ status: 200, body: { success: false } }],
    });
    await session.submit(pressOf());
    window().events.onAnswer(success);
    await settle();
    expect(noticeOf(session)).toMatchObject({ kind: 'unverified', paymentId: 'pay_1' });
    expect(log).toHaveBeenCalledWith('Payment verification failed');
    expect(net.to(VERIFY)).toHaveLength(1);
  });

  it('no answer at all leaves the money safe, and a further press offers the same order', async () => {
    const { session, net, window, settle, endPauses } = startSession({ [VERIFY]: ['broken'] });
    await session.submit(pressOf());
    window().events.onAnswer(success);
    await settle();
    await endPauses();
    expect(noticeOf(session)).toEqual({ kind: 'unknown', paymentId: 'pay_1', donationToken: token });
    await session.submit(pressOf());
    expect(net.to(ORDER)).toHaveLength(1);
  });

  it('a success closes the window, and its closing is no dismissal', async () => {
    const { session, window, settle } = startSession({});
    await session.submit(pressOf());
    window().events.onAnswer(success);
    await settle();
    expect(window().close).toHaveBeenCalledTimes(1);
    expect(console.info).not.toHaveBeenCalled();
    expect(noticeOf(session)).toMatchObject({ kind: 'done' });
  });
});

describe('a window that was dismissed', () => {
  it('is logged, and the money is looked for at two, five and ten seconds', async () => {
    const { session, net, window, pauses, settle } = startSession({
      [GIFT]: [{ status: 200, body: { state: 'created' } }],
    });
    await session.submit(pressOf());
    window().events.onDismiss();
    expect(console.info).toHaveBeenCalledWith('Payment window dismissed');
    expect(noticeOf(session)).toMatchObject({ kind: 'closed', check: 'running' });
    const waited: number[] = [];
    for (let pause = pauses.shift(); pause; pause = pauses.shift()) {
      waited.push(pause.delayMs);
      pause.end();
      await settle();
      // The first answer ends the waiting.
      expect(noticeOf(session)).toMatchObject({ kind: 'closed', check: 'ended' });
    }
    expect(waited).toEqual([...LOOK_DELAYS_MS]);
    expect(net.to(GIFT)).toHaveLength(3);
    expect(noticeOf(session)).toMatchObject({ kind: 'closed', check: 'ended' });
  });

  it('is thanked for where the money came in all the same, and the next gift is a new order', async () => {
    const { session, net, window, endPauses } = startSession({
      [GIFT]: [problem(503, 'x'), { status: 200, body: { state: 'paid' } }],
    });
    await session.submit(pressOf());
    window().events.onDismiss();
    await endPauses();
    expect(noticeOf(session)).toEqual({ kind: 'done', state: 'confirmed', donationToken: token });
    await session.submit(pressOf());
    expect(net.to(ORDER)).toHaveLength(2);
  });

  it('is not looked at any more once the donor presses again or leaves', async () => {
    const { session, net, window, endPauses } = startSession({
      [GIFT]: [{ status: 200, body: { state: 'paid' } }],
    });
    await session.submit(pressOf());
    window().events.onDismiss();
    await session.submit(pressOf());
    session.close();
    await endPauses();
    expect(net.to(GIFT)).toEqual([]);
    expect(window(1).close).toHaveBeenCalledTimes(1);
  });
});

describe('leaving the page', () => {
  it('for the provider’s own and coming back by the browser counts as a dismissal', async () => {
    const { session } = startSession({});
    session.returned();
    expect(session.state().phase.kind).toBe('idle');
    await session.submit(pressOf());
    session.returned();
    expect(noticeOf(session)).toMatchObject({ kind: 'closed' });
  });

  it('while an order is on its way opens no window', async () => {
    const { session, opened } = startSession({});
    const pressed = session.submit(pressOf());
    session.close();
    await pressed;
    expect(opened).toEqual([]);
  });
});
