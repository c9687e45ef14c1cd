import { placeOrder } from '@/lib/donations/store/place-order';
import { makeOrderRequest } from '@/tests/helpers/make';
import { makeRazorpayDeps } from '@/tests/helpers/payment-deps';
import { allDonations, donationOf, onEachGiving } from './checkout';

jest.mock('@/lib/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));

const kindOf = async (call: Promise<unknown>) => {
  const error: unknown = await call.catch((thrown: unknown) => thrown);
  return typeof error === 'object' && error !== null && 'kind' in error ? error.kind : error;
};

/** The same code with a memory of its own, as another process has. */
function anotherProcess(): typeof placeOrder {
  let loaded: typeof placeOrder = placeOrder;
  jest.isolateModules(() => {
    loaded = jest.requireActual('@/lib/donations/store/place-order').placeOrder;
  });
  return loaded;
}

onEachGiving((open) => {
  it('makes an order of the donation in minor units, with the public key and the gift’s token', async () => {
    const giving = await open();
    const order = await placeOrder(giving.deps, makeOrderRequest({ amount: 500 }), null);
    const donation = await donationOf(giving, order.order_id);
    expect(order).toEqual({
      order_id: expect.stringMatching(/^order_/),
      amount: 50_000,
      currency: 'INR',
      key_id: 'rzp_live_StandIn00000001',
      gift_token: donation?.public_token,
    });
    expect(donation).toMatchObject({ status: 'created', mode: 'live', amount_minor: 50_000 });
    expect(giving.provider.book.orders.get(order.order_id)?.notes).toEqual({
      donation_id: donation?.id,
      type: 'one-time',
    });
  });

  it('gives the same key and body the same order, also all at once', async () => {
    const giving = await open();
    const body = makeOrderRequest();
    const again = { ...body, receipt: 'receipt_1767225600999_zZ9' };
    const orders = await Promise.all(
      [body, again, body, again].map((order) => placeOrder(giving.deps, order, 'key-1')),
    );
    const later = await placeOrder(giving.deps, body, 'key-1');
    expect(new Set([...orders, later].map(({ order_id }) => order_id)).size).toBe(1);
    expect(giving.provider.book.orders.size).toBe(1);
  });

  it('gives the same key one order over several processes', async () => {
    const giving = await open();
    const elsewhere = anotherProcess();
    const orders = await Promise.all([
      placeOrder(giving.deps, makeOrderRequest(), 'key-2'),
      elsewhere(giving.deps, makeOrderRequest(), 'key-2'),
    ]);
    expect(orders[0]).toEqual(orders[1]);
    expect(giving.provider.book.orders.size).toBe(1);
  });

  it('goes on where a process died before it knew its order', async () => {
    const giving = await open();
    giving.provider.fail('create', 'lost', 1);
    giving.provider.fail('orders', '502', 1);
    expect(await kindOf(placeOrder(giving.deps, makeOrderRequest(), 'key-5'))).toBe('unreachable');
    expect(await allDonations(giving)).toMatchObject([{ status: 'creating' }]);
    giving.clock.nowMs += 60_000;
    const order = await placeOrder(giving.deps, makeOrderRequest(), 'key-5');
    expect([...giving.provider.book.orders.keys()]).toEqual([order.order_id]);
  });

  it('refuses the same key with another body, and takes it again after a day', async () => {
    const giving = await open();
    await placeOrder(giving.deps, makeOrderRequest(), 'key-3');
    const other = makeOrderRequest({ amount: 1000 });
    expect(await kindOf(placeOrder(giving.deps, other, 'key-3'))).toBe('key-reused');
    giving.clock.nowMs += 24 * 3_600_000;
    expect(await placeOrder(giving.deps, other, 'key-3')).toMatchObject({ amount: 100_000 });
  });

  it('finds an order whose answer was lost in place of making a second one', async () => {
    const giving = await open();
    giving.provider.fail('create', 'lost', 1);
    const order = await placeOrder(giving.deps, makeOrderRequest(), null);
    expect([...giving.provider.book.orders.keys()]).toEqual([order.order_id]);
  });

  it.each([
    ['502', 'unreachable'],
    ['429', 'unreachable'],
    ['html', 'bad-answer'],
    ['truncated', 'bad-answer'],
    ['400', 'rejected'],
  ] as const)('comes to a failure with a name when the provider answers %s', async (fault, kind) => {
    const giving = await open();
    giving.provider.fail('create', fault, 1);
    expect(await kindOf(placeOrder(giving.deps, makeOrderRequest(), null))).toBe(kind);
  });

  it('lets a donor try again with the same key after a failure', async () => {
    const giving = await open();
    giving.provider.fail('create', '400', 1);
    expect(await kindOf(placeOrder(giving.deps, makeOrderRequest(), 'key-4'))).toBe('rejected');
    expect((await allDonations(giving))[0]).toMatchObject({ status: 'failed', lost_reason: 'refused' });
    expect(await placeOrder(giving.deps, makeOrderRequest(), 'key-4')).toMatchObject({ amount: 50_000 });
    expect(await allDonations(giving)).toMatchObject([{ status: 'created' }]);
  });

  it('hands out no order over another amount', async () => {
    const giving = await open();
    const gateway = giving.deps.gateway();
    if (gateway === null) throw new Error('the stand-in is the gateway');
    const crooked = {
      ...gateway,
      createOrder: async () => ({ id: 'order_x', amountMinor: 1, currency: 'INR', receipt: null }),
    };
    const deps = { ...giving.deps, gateway: () => crooked };
    expect(await kindOf(placeOrder(deps, makeOrderRequest(), null))).toBe('amount-mismatch');
    expect((await allDonations(giving))[0]).toMatchObject({ order_id: null, lost_reason: 'amount_mismatch' });
  });

  it('lets one e-mail have ten open orders within an hour', async () => {
    const giving = await open();
    const deps = { ...makeRazorpayDeps(giving.records, giving.provider), capsOrders: true };
    for (let n = 0; n < 10; n += 1) await placeOrder(deps, makeOrderRequest(), null);
    const shouted = makeOrderRequest({ email: ' ASHA@example.org' });
    expect(await kindOf(placeOrder(deps, shouted, null))).toBe('too-many-orders');
    expect(await placeOrder(deps, makeOrderRequest({ email: 'b@example.org' }), null)).toBeTruthy();
    giving.clock.nowMs += 3_600_001;
    expect(await placeOrder(deps, makeOrderRequest(), null)).toBeTruthy();
  });

  it('makes none where giving is off', async () => {
    const giving = await open();
    const deps = { ...giving.deps, gateway: () => null };
    expect(await kindOf(placeOrder(deps, makeOrderRequest(), null))).toBe('payments-off');
  });
});
