import { type Gateway, isGatewayError } from '@/lib/donations/provider/gateway';
import { razorpayGateway } from '@/lib/donations/provider/razorpay';
import { type FakeRazorpay, type RazorpayFault, startFakeRazorpay } from '@/tests/helpers/fake-razorpay';

let provider: FakeRazorpay;
let gateway: Gateway;

beforeAll(async () => {
  provider = await startFakeRazorpay();
  gateway = gatewayTo(provider);
});
afterAll(() => provider.close());

const gatewayTo = ({ keyId, keySecret, url }: FakeRazorpay, timeoutMs = 3000) =>
  razorpayGateway({ keyId, keySecret, apiUrl: url, timeoutMs });

const newOrder = (receipt: string) => ({
  amountMinor: 50_000,
  currency: 'INR',
  receipt,
  notes: { donation_id: 'd1' },
});

const failureOf = async (call: Promise<unknown>) => {
  const error = await call.catch((thrown: unknown) => thrown);
  return isGatewayError(error) ? error.kind : error;
};

describe('an order at Razorpay', () => {
  it('is made in minor units and captured by the provider itself', async () => {
    const order = await gateway.createOrder(newOrder('receipt_1'));
    expect(order).toMatchObject({ amountMinor: 50_000, currency: 'INR', receipt: 'receipt_1' });
    expect(provider.book.orders.get(order.id)).toMatchObject({
      amount: 50_000,
      notes: { donation_id: 'd1' },
    });
  });

  it('is found by its receipt after the answer was lost', async () => {
    provider.fail('create', 'lost', 1);
    expect(await failureOf(gateway.createOrder(newOrder('receipt_lost')))).toBe('unreachable');
    expect(await gateway.findOrderByReceipt('receipt_lost')).toMatchObject({ amountMinor: 50_000 });
    expect(await gateway.findOrderByReceipt('receipt_never')).toBeNull();
  });
});

describe('a call that goes wrong', () => {
  it.each<[RazorpayFault, string]>([
    ['502', 'unreachable'],
    ['html', 'bad-answer'],
    ['truncated', 'bad-answer'],
    ['no-content', 'bad-answer'],
    ['redirect-foreign', 'bad-answer'],
    ['429', 'busy'],
    ['400', 'refused'],
    ['500', 'unreachable'],
    ['refuse-socket', 'unreachable'],
    ['reset', 'unreachable'],
  ])('by %s fails typed as %s', async (fault, kind) => {
    provider.fail('create', fault, 1);
    expect(await failureOf(gateway.createOrder(newOrder('receipt_2')))).toBe(kind);
  });

  it.each<RazorpayFault>(['hang', 'drip'])('by %s ends at its deadline', async (fault) => {
    provider.fail('create', fault, 1);
    expect(await failureOf(gatewayTo(provider, 150).createOrder(newOrder('receipt_3')))).toBe('timeout');
  });

  it('with other keys is denied, and says so', async () => {
    const stranger = razorpayGateway({ keyId: 'rzp_test_other', keySecret: 'x', apiUrl: provider.url });
    expect(await failureOf(stranger.createOrder(newOrder('receipt_4')))).toBe('denied');
  });

  it('keeps the provider’s words and our keys out of the failure', async () => {
    provider.fail('create', '400', 1);
    const error = await gateway.createOrder(newOrder('receipt_5')).catch((thrown: unknown) => thrown);
    expect(String(error)).not.toMatch(/stand-in|secret|127\.0\.0\.1/);
  });
});

describe('ids that are none', () => {
  it.each(['../orders/../../x', 'order_1?expand[]=payments#', 'pay_1', '', 'pay_aaaaaaaaaaaaaa/capture'])(
    'never reach the provider: %j',
    async (id) => {
      const before = [...provider.calls.values()].reduce((sum, count) => sum + count, 0);
      expect(await failureOf(gateway.fetchPayment(id))).toBe('refused');
      expect(await failureOf(gateway.fetchPayments(id))).toBe('refused');
      expect(await failureOf(gateway.capture(id, { amountMinor: 1, currency: 'INR' }))).toBe('refused');
      expect(await failureOf(gateway.refund(id, 1, 'key-0000000001'))).toBe('refused');
      expect([...provider.calls.values()].reduce((sum, count) => sum + count, 0)).toBe(before);
    },
  );
});

describe('payments of an order', () => {
  it('are read with what the receipt needs and nothing that names the donor', async () => {
    const { id } = await gateway.createOrder(newOrder('receipt_6'));
    provider.pay(id, { status: 'failed' });
    const paid = provider.pay(id, { method: 'card', card: { last4: '1007', network: 'Visa' } });
    const [failed, captured] = (await gateway.fetchPayments(id)).items;
    expect(failed).toMatchObject({ status: 'failed', error: { reason: 'payment_failed' } });
    expect(captured).toMatchObject({ id: paid.id, status: 'captured', amountMinor: 50_000, last4: '1007' });
    expect(JSON.stringify(captured)).not.toMatch(/asha|98300/);
  });

  it('are captured once, and refunded once a key', async () => {
    const { id } = await gateway.createOrder(newOrder('receipt_7'));
    const { id: paymentId } = provider.pay(id, { status: 'authorized' });
    const money = { amountMinor: 50_000, currency: 'INR' };
    expect(await gateway.capture(paymentId, money)).toMatchObject({ status: 'captured' });
    expect(await failureOf(gateway.capture(paymentId, money))).toBe('refused');
    const first = await gateway.refund(paymentId, 20_000, 'refund-key-0001');
    expect(await gateway.refund(paymentId, 20_000, 'refund-key-0001')).toEqual(first);
    expect(await gateway.fetchPayment(paymentId)).toMatchObject({ refundedMinor: 20_000 });
  });

  it('of a stretch of time come page after page', async () => {
    const other = await startFakeRazorpay();
    for (let n = 0; n < 230; n += 1) other.pay(null);
    const found = await gatewayTo(other).paymentsBetween(Date.now() - 60_000, Date.now() + 60_000);
    expect(new Set(found.items.map(({ id }) => id)).size).toBe(230);
    await other.close();
  });

  it('hide no other where one cannot be read, on any page', async () => {
    const other = await startFakeRazorpay();
    for (let n = 0; n < 120; n += 1) other.pay(null);
    for (const broken of [{ amount: -1 }, { currency: 'rupees' }, { id: '../x' }]) other.pay(null, broken);
    const found = await gatewayTo(other).paymentsBetween(Date.now() - 60_000, Date.now() + 60_000);
    expect({ readable: found.items.length, unreadable: found.unreadable }).toEqual({
      readable: 120,
      unreadable: 3,
    });
    await other.close();
  });

  it('are followed by their refunds, with the key of those that we asked for', async () => {
    const { id } = await gateway.createOrder(newOrder('receipt_8'));
    const payment = provider.pay(id);
    await gateway.refund(payment.id, 10_000, 'refund-key-0002');
    provider.failRefund(provider.refund(payment, 5000));
    expect((await gateway.fetchRefunds(payment.id)).items).toMatchObject([
      { amountMinor: 10_000, status: 'processed', receipt: 'refund-key-0002' },
      { amountMinor: 5000, status: 'failed', receipt: null },
    ]);
  });

  it('are not refunded anew while the same refund is under way', async () => {
    const { id } = await gateway.createOrder(newOrder('receipt_9'));
    const payment = provider.pay(id);
    provider.fail('refund', '409', 1);
    expect(await failureOf(gateway.refund(payment.id, 10_000, 'refund-key-0003'))).toBe('busy');
  });
});

describe('a signature', () => {
  const signed = () => {
    const payment = provider.pay('order_aaaaaaaaaaaaaa');
    const { razorpay_signature: signature } = provider.handlerResponse(payment);
    return { orderId: 'order_aaaaaaaaaaaaaa', paymentId: payment.id, signature };
  };

  it('of the provider is taken', () => {
    expect(gateway.isSignedPayment(signed())).toBe(true);
  });

  it.each([
    ['upper case', (s: string) => s.toUpperCase()],
    ['one digit changed', (s: string) => `${s.startsWith('0') ? '1' : '0'}${s.slice(1)}`],
    ['cut', (s: string) => s.slice(0, -1)],
    ['empty', () => ''],
    ['not hexadecimal', () => 'z'.repeat(64)],
  ])('that is %s is refused', (_how, change) => {
    const pair = signed();
    expect(gateway.isSignedPayment({ ...pair, signature: change(pair.signature) })).toBe(false);
  });

  it('is over this order and this payment alone', () => {
    const pair = signed();
    expect(gateway.isSignedPayment({ ...pair, orderId: 'order_bbbbbbbbbbbbbb' })).toBe(false);
    expect(gateway.isSignedPayment({ ...pair, orderId: `${pair.orderId}|${pair.paymentId}` })).toBe(false);
  });
});
