import { Donation } from '@/lib/donations/schema';
import { payInSandbox, readDonation, verifyPayment } from '@/lib/donations/store/payments';
import { placeOrder } from '@/lib/donations/store/place-order';
import { makeOrderRequest } from '@/tests/helpers/make';
import { makePaymentParts } from '@/tests/helpers/payment-deps';
import { type Giving, onEachGiving } from './checkout';

jest.mock('@/lib/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));

const donor = { panCard: 'ABCPE1234F', address: '4 Lake Road, Kolkata' };
const begun = async ({ deps }: Pick<Giving, 'deps'>) => {
  const { order_id, gift_token = '' } = await placeOrder(deps, makeOrderRequest({ donor }), null);
  return { orderId: order_id, token: gift_token };
};

onEachGiving((open) => {
  it('tells its page where it stands, and nothing that names the donor beside the receipt', async () => {
    const giving = await open();
    const { orderId, token } = await begun(giving);
    const before = await readDonation(giving.deps, token);
    expect(before).toMatchObject({ token, state: 'created', can_retry: true, receipt: null });
    giving.provider.pay(orderId);
    giving.clock.nowMs += 10_000;
    const paid = await readDonation(giving.deps, token);
    expect(Donation.parse(paid)).toEqual(paid);
    expect(paid).toMatchObject({ state: 'paid', receipt: { donor_name: 'Asha Sen', amount_inr: 50_000 } });
    expect(JSON.stringify([before, paid])).not.toMatch(/ABCPE|asha@|98300|Lake Road/);
  });

  it('asks the provider once in ten seconds, however often its page is read', async () => {
    const giving = await open();
    const { token } = await begun(giving);
    for (let n = 0; n < 20; n += 1) await readDonation(giving.deps, token);
    expect(giving.provider.calls.get('order-payments')).toBe(1);
    giving.clock.nowMs += 10_000;
    await readDonation(giving.deps, token);
    expect(giving.provider.calls.get('order-payments')).toBe(2);
  });

  it.each(['502', 'html', '429'] as const)(
    'is told as it was while the provider answers %s',
    async (fault) => {
      const giving = await open();
      const { token } = await begun(giving);
      giving.provider.fail('order-payments', fault);
      expect(await readDonation(giving.deps, token)).toMatchObject({ state: 'created' });
    },
  );

  it('asks for a new order after ten failed attempts', async () => {
    const giving = await open();
    const { orderId, token } = await begun(giving);
    for (let n = 0; n < 10; n += 1) giving.provider.pay(orderId, { status: 'failed' });
    expect(await readDonation(giving.deps, token)).toMatchObject({ state: 'failed', can_retry: false });
  });

  it.each(['', 'nobody', 'A'.repeat(22), "' or 1=1 --"])('is not found by %j', async (token) => {
    const { deps } = await open();
    await expect(readDonation(deps, token)).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('is played through in the sandbox: failure, success, late success; marked test, never receipted', async () => {
    const { records, clock } = await open();
    const deps = makePaymentParts(records);
    const { orderId, token } = await begun({ deps });
    const failed = await payInSandbox(deps, { order_id: orderId, outcome: 'failure' });
    expect(failed).toMatchObject({ outcome: 'failure', error: { metadata: { order_id: orderId } } });
    expect(await readDonation(deps, token)).toMatchObject({ state: 'failed', can_retry: true });
    const paid = await payInSandbox(deps, { order_id: orderId, outcome: 'success' });
    if (paid.outcome !== 'success') throw new Error('a success is one');
    const { razorpay_payment_id: payment_id, razorpay_signature: signature } = paid.response;
    expect(await verifyPayment(deps, { order_id: orderId, payment_id, signature })).toBe(true);
    expect(await readDonation(deps, token)).toMatchObject({ state: 'paid', mode: 'test', receipt: null });
    await expect(payInSandbox(deps, { order_id: orderId, outcome: 'success' })).rejects.toMatchObject({
      kind: 'not-found',
    });
    const late = await begun({ deps });
    await payInSandbox(deps, { order_id: late.orderId, outcome: 'late' });
    expect(await readDonation(deps, late.token)).toMatchObject({ state: 'failed' });
    clock.nowMs += 10_000;
    expect(await readDonation(deps, late.token)).toMatchObject({ state: 'paid' });
  });

  it('of the real provider cannot be paid in the sandbox', async () => {
    const giving = await open();
    const { orderId } = await begun(giving);
    const paying = payInSandbox(giving.deps, { order_id: orderId, outcome: 'success' });
    await expect(paying).rejects.toMatchObject({ kind: 'not-found' });
  });
});
