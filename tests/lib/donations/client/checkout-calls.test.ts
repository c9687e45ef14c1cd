import {
  lookAtDonation,
  type OrderIntent,
  paySandbox,
  requestOrder,
  verifyPayment,
} from '@/lib/donations/client/checkout-calls';
import { type Answer, answerCalls, problem } from '@/tests/lib/browser/fetch-stub';

const ORDER = '/chat/payment/';
const VERIFY = '/chat/payment/verify/';
const proof = { order_id: 'order_1', payment_id: 'pay_1', signature: 'a'.repeat(64) };
const intent: OrderIntent = {
  key: '12345',
  createdMs: 0,
  order: null,
  request: {
    name: 'Asha Sen',
    email: 'asha@example.org',
    contact: '9000000000',
    amount: 1000,
    currency: 'INR',
    receipt: 'receipt_1700000000000_1',
    payment_capture: 1,
  },
};
const order = { order_id: 'order_1', amount: 100_000, currency: 'INR', key_id: 'rzp_test_1' };

function pauses() {
  const waited: number[] = [];
  const pause = async (delayMs: number) => {
    waited.push(delayMs);
  };
  return { waited, pause };
}

describe('asking for an order', () => {
  it('sends the intent’s key and reads order, key and gift', async () => {
    const donationToken = 'AbCdEfGhIjKlMnOpQrStUv';
    const { calls } = answerCalls({
      [ORDER]: [{ status: 200, body: { ...order, gift_token: donationToken } }],
    });
    expect(await requestOrder(intent, null)).toEqual({
      kind: 'order',
      order: {
        orderId: 'order_1',
        amountMinor: 100_000,
        currency: 'INR',
        keyId: 'rzp_test_1',
        donationToken,
      },
    });
    expect(calls[0]?.headers).toMatchObject({ 'idempotency-key': '12345' });
    expect(calls[0]?.body).toEqual(intent.request);
  });

  it('takes the page’s key where the order has none, and does without a token', async () => {
    const body = { order_id: 'order_1', amount: 100_000, currency: 'INR' };
    answerCalls({ [ORDER]: [{ status: 200, body }] });
    expect(await requestOrder(intent, 'rzp_live_1')).toMatchObject({
      kind: 'order',
      order: { keyId: 'rzp_live_1', donationToken: null },
    });
    expect(await requestOrder(intent, null)).toEqual({ kind: 'payments-off' });
  });

  it.each<[string, Answer, object]>([
    ['giving is off', problem(503, 'payments_off'), { kind: 'payments-off' }],
    ['the backend is away', problem(503, 'backend_unreachable'), { kind: 'unexpected', backend: 'away' }],
    ['the backend is slow', problem(504, 'backend_timeout'), { kind: 'unexpected', backend: 'away' }],
    ['the line breaks', 'broken', { kind: 'unexpected', backend: 'away', isSpent: false }],
    ['it is no JSON', { status: 502, text: '<html>' }, { kind: 'unexpected', isSpent: false }],
    ['the amount differs', problem(502, 'order_amount_mismatch'), { kind: 'unexpected', isSpent: true }],
    ['the key was used', problem(422, 'idempotency_key_reused'), { kind: 'unexpected', isSpent: true }],
    ['too many came', problem(429, 'too_many_requests'), { kind: 'unexpected', isSpent: false }],
    ['an amount is no number', { status: 200, body: { ...order, amount: '100000' } }, { kind: 'unexpected' }],
    [
      'the donor must mend something',
      problem(400, 'invalid_fields', { contact: 'Not a number.', citizen_of_india: 'Needed.' }),
      {
        kind: 'refused',
        refusal: { amount: 'fine', donor: { mobile: 'Not a number.' }, citizen: 'missing' },
      },
    ],
  ])('says so when %s', async (_what, answer, outcome) => {
    answerCalls({ [ORDER]: [answer] });
    expect(await requestOrder(intent, null)).toMatchObject(outcome);
  });

  it('logs an order without an order_id', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    answerCalls({ [ORDER]: [{ status: 200, body: { amount: 1, currency: 'INR' } }] });
    expect(await requestOrder(intent, null)).toMatchObject({ kind: 'unexpected' });
    expect(log).toHaveBeenCalledWith('Failed to create order - missing order_id');
  });
});

describe('asking whether a payment is true', () => {
  it('takes a yes and a no as they are, once', async () => {
    for (const [success, verdict] of [
      [true, 'verified'],
      [false, 'refused'],
    ] as const) {
      const { pause, waited } = pauses();
      const { calls } = answerCalls({ [VERIFY]: [{ status: 200, body: { success } }] });
      expect(await verifyPayment(proof, pause)).toBe(verdict);
      expect([calls.length, waited]).toEqual([1, []]);
      expect(calls[0]?.body).toEqual(proof);
    }
  });

  it.each<[string, Answer]>([
    ['a 400', problem(400, 'invalid_fields')],
    ['a 404', problem(404, 'not_found')],
  ])('takes %s as final', async (_what, answer) => {
    const { pause, waited } = pauses();
    answerCalls({ [VERIFY]: [answer] });
    expect(await verifyPayment(proof, pause)).toBe('refused');
    expect(waited).toEqual([]);
  });

  it.each<[string, Answer]>([
    ['a 429', problem(429, 'too_many_requests')],
    ['a 500', problem(500, 'internal')],
    ['a 504', problem(504, 'backend_timeout')],
    ['a broken line', 'broken'],
    ['a page of HTML', { status: 200, text: '<html>' }],
    ['a success that is a word', { status: 200, body: { success: 'true' } }],
    ['an empty object', { status: 200, body: {} }],
  ])('asks three times more after %s, then does not know', async (_what, answer) => {
    const { pause, waited } = pauses();
    const { calls } = answerCalls({ [VERIFY]: [answer] });
    expect(await verifyPayment(proof, pause)).toBe('unknown');
    expect(waited).toEqual([500, 1500, 4000]);
    expect(calls).toHaveLength(4);
  });

  it('believes the answer that comes at last', async () => {
    const { pause, waited } = pauses();
    answerCalls({ [VERIFY]: ['broken', problem(503, 'x'), { status: 200, body: { success: true } }] });
    expect(await verifyPayment(proof, pause)).toBe('verified');
    expect(waited).toEqual([500, 1500]);
  });
});

describe('looking at a gift', () => {
  it.each<[Answer, string | null]>([
    [{ status: 200, body: { state: 'paid' } }, 'confirmed'],
    [{ status: 200, body: { state: 'refunded' } }, 'confirmed'],
    [{ status: 200, body: { state: 'confirming' } }, 'confirming'],
    [{ status: 200, body: { state: 'created' } }, 'nothing'],
    [{ status: 200, body: {} }, null],
    [problem(404, 'not_found'), null],
    ['broken', null],
  ])('reads %j as %s', async (answer, seen) => {
    answerCalls({ '/chat/payment/gift/token': [answer] });
    expect(await lookAtDonation('token')).toBe(seen);
  });
});

describe('the test window', () => {
  it('hands on what the server signed, or why it failed, or that nobody answered', async () => {
    const response = { razorpay_payment_id: 'pay_1' };
    const failure = { outcome: 'failure', error: { description: 'declined' } };
    answerCalls({
      '/chat/payment/sandbox/': [
        { status: 200, body: { outcome: 'success', response } },
        { status: 200, body: failure },
        'broken',
      ],
    });
    expect(await paySandbox('order_1', 'success')).toEqual({ kind: 'success', response });
    expect(await paySandbox('order_1', 'failure')).toEqual({ kind: 'failure', answer: failure });
    expect(await paySandbox('order_1', 'late')).toBeNull();
  });
});
