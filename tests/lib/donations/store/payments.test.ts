import { countWaiting } from '@/lib/backend/outbox';
import { readDonation, verifyPayment } from '@/lib/donations/store/payments';
import { placeOrder } from '@/lib/donations/store/place-order';
import { makeOrderRequest } from '@/tests/helpers/make';
import { donationOf, type Giving, onEachGiving, verifyRequest } from './checkout';

jest.mock('@/lib/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));

const begun = async (giving: Giving) => {
  const { order_id, gift_token = '' } = await placeOrder(giving.deps, makeOrderRequest(), null);
  return { orderId: order_id, token: gift_token };
};

onEachGiving((open) => {
  it('is true for a payment that the provider took, as often as it is asked, with one receipt', async () => {
    const giving = await open();
    const { orderId, token } = await begun(giving);
    const pair = verifyRequest(giving.provider, giving.provider.pay(orderId));
    const answers = await Promise.all([1, 2, 3].map(() => verifyPayment(giving.deps, pair)));
    expect([...answers, await verifyPayment(giving.deps, pair)]).toEqual([true, true, true, true]);
    expect(await countWaiting(giving.records)).toBe(1);
    expect(await readDonation(giving.deps, token)).toMatchObject({
      state: 'paid',
      amount: 50_000,
      receipt: { number: expect.stringMatching(/^SCCT\/\d{4}-\d{2}\/000001$/), status: 'valid' },
    });
  });

  it('is true and not yet a receipt while the money is only authorised', async () => {
    const giving = await open();
    const { orderId, token } = await begun(giving);
    const pair = verifyRequest(giving.provider, giving.provider.pay(orderId, { status: 'authorized' }));
    expect(await verifyPayment(giving.deps, pair)).toBe(true);
    expect(await readDonation(giving.deps, token)).toMatchObject({ state: 'confirming', receipt: null });
  });

  it.each(['502', 'html', 'truncated', 'refuse-socket', '429'] as const)(
    'takes the signature for "confirming" while the provider answers %s',
    async (fault) => {
      const giving = await open();
      const { orderId } = await begun(giving);
      const pair = verifyRequest(giving.provider, giving.provider.pay(orderId));
      giving.provider.fail('payment', fault, 1);
      expect(await verifyPayment(giving.deps, pair)).toBe(true);
      expect(await donationOf(giving, orderId)).toMatchObject({ status: 'authorized', receipt_no: null });
      expect(await verifyPayment(giving.deps, pair)).toBe(true);
      expect(await donationOf(giving, orderId)).toMatchObject({ status: 'paid' });
    },
  );

  it('is false for another signature, an unknown order and a payment of another order', async () => {
    const giving = await open();
    const [{ orderId }, other] = [await begun(giving), await begun(giving)];
    const payment = giving.provider.pay(orderId);
    const pair = verifyRequest(giving.provider, payment);
    expect(await verifyPayment(giving.deps, { ...pair, signature: '0'.repeat(64) })).toBe(false);
    expect(await verifyPayment(giving.deps, { ...pair, order_id: 'order_nobodyknowsit' })).toBe(false);
    expect(await verifyPayment(giving.deps, { ...pair, order_id: other.orderId })).toBe(false);
    const crossed = verifyRequest(giving.provider, { ...payment, order_id: other.orderId });
    expect(await verifyPayment(giving.deps, crossed)).toBe(false);
    for (const id of [orderId, other.orderId])
      expect(await donationOf(giving, id)).toMatchObject({ status: 'created', receipt_no: null });
  });

  it('is false for money of another amount, and somebody is told', async () => {
    const giving = await open();
    const { orderId } = await begun(giving);
    const pair = verifyRequest(giving.provider, giving.provider.pay(orderId, { amount: 100 }));
    expect(await verifyPayment(giving.deps, pair)).toBe(false);
    expect(await donationOf(giving, orderId)).toMatchObject({
      status: 'created',
      flags: 'amount_mismatch',
      receipt_no: null,
    });
  });

  it('is false for a second payment of a paid order, which is flagged and not receipted', async () => {
    const giving = await open();
    const { orderId } = await begun(giving);
    const [first, second] = [giving.provider.pay(orderId), giving.provider.pay(orderId)];
    expect(await verifyPayment(giving.deps, verifyRequest(giving.provider, first))).toBe(true);
    expect(await verifyPayment(giving.deps, verifyRequest(giving.provider, second))).toBe(false);
    expect(await verifyPayment(giving.deps, verifyRequest(giving.provider, first))).toBe(true);
    expect(await donationOf(giving, orderId)).toMatchObject({ status: 'paid', flags: 'surplus_payment' });
    expect(await countWaiting(giving.records)).toBe(1);
  });
});
