import { sweepDonors } from '@/lib/donations/store/donation-admin';
import { applyFacts } from '@/lib/donations/store/donation-facts';
import { listOrphans } from '@/lib/donations/store/payment-events';
import { placeOrder } from '@/lib/donations/store/place-order';
import { reconcile } from '@/lib/donations/store/reconcile';
import { log } from '@/lib/server/log';
import { makeOrderRequest } from '@/tests/helpers/make';
import { paymentFact } from '@/tests/lib/donations/facts';
import { allDonations, donationOf, type Giving, onEachGiving } from './checkout';
import { storedDonation } from './sample-donations';

jest.mock('@/lib/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const begun = async (giving: Giving) => (await placeOrder(giving.deps, makeOrderRequest(), null)).order_id;
const asked = ({ provider }: Giving) => provider.calls.get('order-payments') ?? 0;

onEachGiving((open) => {
  it('asks of an open order at 15 minutes, 1, 6, 24, 72 and 73 hours, then gives it up', async () => {
    const giving = await open();
    const orderId = await begun(giving);
    for (const ageMs of [15 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS, DAY_MS, 72 * HOUR_MS, 73 * HOUR_MS]) {
      const before = asked(giving);
      giving.clock.nowMs = (await donationOf(giving, orderId))?.created_at ?? 0;
      giving.clock.nowMs += ageMs - 1;
      await reconcile(giving.deps);
      expect(asked(giving)).toBe(before);
      giving.clock.nowMs += 1;
      await reconcile(giving.deps);
      expect(asked(giving)).toBe(before + 1);
    }
    const expired = await donationOf(giving, orderId);
    expect(expired).toMatchObject({ status: 'expired', next_check_at: giving.clock.nowMs + 7 * DAY_MS });
    let checks = 0;
    for (let week = 0; week < 10; week += 1) {
      const before = asked(giving);
      giving.clock.nowMs += 7 * DAY_MS;
      await reconcile(giving.deps);
      checks += asked(giving) - before;
    }
    expect(checks).toBe(3);
  });

  it('finds the money of an order that was given up', async () => {
    const giving = await open();
    const orderId = await begun(giving);
    giving.clock.nowMs += 73 * HOUR_MS;
    await reconcile(giving.deps);
    giving.provider.pay(orderId, { created_at: Math.floor(giving.clock.nowMs / 1000) - 72 * 3600 });
    giving.clock.nowMs += 7 * DAY_MS;
    expect(await reconcile(giving.deps)).toMatchObject({ moved: 1 });
    expect(await donationOf(giving, orderId)).toMatchObject({ status: 'paid' });
  });

  it('makes up for lost webhooks of a paid gift: a refund, and its failure', async () => {
    const giving = await open();
    const orderId = await begun(giving);
    const payment = giving.provider.pay(orderId, { created_at: Math.floor(giving.clock.nowMs / 1000) });
    giving.clock.nowMs += 15 * MINUTE_MS;
    await reconcile(giving.deps);
    const refund = giving.provider.refund(payment, 20_000);
    giving.clock.nowMs += 7 * DAY_MS;
    expect(await reconcile(giving.deps)).toMatchObject({ moved: 1, failed: [] });
    expect(await donationOf(giving, orderId)).toMatchObject({
      status: 'partially_refunded',
      refunded_minor: 20_000,
    });
    giving.provider.failRefund(refund);
    giving.clock.nowMs += 7 * DAY_MS;
    await reconcile(giving.deps);
    expect(await donationOf(giving, orderId)).toMatchObject({ status: 'paid', refunded_minor: 0 });
    expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ event: 'refund_failed' }));
    giving.clock.nowMs += 360 * DAY_MS;
    await reconcile(giving.deps);
    expect(await donationOf(giving, orderId)).toMatchObject({ next_check_at: null });
  });

  it('finds a payment that was given back before anybody told of it', async () => {
    const giving = await open();
    const orderId = await begun(giving);
    const created_at = Math.floor(giving.clock.nowMs / 1000);
    giving.provider.refund(giving.provider.pay(orderId, { created_at }), 50_000);
    giving.clock.nowMs += 2 * HOUR_MS;
    // By the list of payments alone: the order itself cannot be asked of.
    giving.provider.fail('order-payments', '500', 1);
    await reconcile(giving.deps);
    expect(await donationOf(giving, orderId)).toMatchObject({ status: 'refunded', receipt_no: null });
  });

  it('goes on past a gift that fails, tells of it, and does not ask again every minute', async () => {
    const giving = await open();
    const orders = [await begun(giving), await begun(giving), await begun(giving)];
    for (const orderId of orders) giving.provider.pay(orderId, { status: 'failed' });
    const [bad = '', ...good] = orders;
    giving.clock.nowMs += 15 * MINUTE_MS;
    for (const orderId of good) giving.provider.pay(orderId);
    giving.provider.failOrder(bad, 'html');
    const first = await reconcile(giving.deps, { random: () => 0.5 });
    const failed = [{ id: (await donationOf(giving, bad))?.id, reason: 'bad-answer' }];
    expect(first).toMatchObject({ checked: 2, moved: 2, failed, unreachable: false });
    const before = asked(giving);
    for (let minute = 0; minute < 30; minute += 1) {
      giving.clock.nowMs += MINUTE_MS;
      await reconcile(giving.deps);
    }
    expect(asked(giving)).toBe(before);
    giving.provider.failOrder(bad, null);
    giving.provider.pay(bad);
    giving.clock.nowMs += HOUR_MS;
    expect(await reconcile(giving.deps)).toMatchObject({ moved: 1, failed: [] });
  });

  it('reads a list past a record that nobody can read, counts it, and gives no such order up', async () => {
    const giving = await open();
    const [whole, broken] = [await begun(giving), await begun(giving)];
    const created_at = Math.floor(giving.clock.nowMs / 1000);
    giving.provider.pay(broken, { created_at, currency: 'rupees' });
    giving.provider.pay(whole, { created_at });
    giving.clock.nowMs += 2 * HOUR_MS;
    giving.provider.fail('order-payments', '500', 2);
    expect(await reconcile(giving.deps)).toMatchObject({ moved: 1, unreadable: 1 });
    expect(await donationOf(giving, whole)).toMatchObject({ status: 'paid' });
    giving.clock.nowMs += 73 * HOUR_MS;
    await reconcile(giving.deps);
    expect(await donationOf(giving, broken)).toMatchObject({
      status: 'created',
      next_check_at: giving.clock.nowMs + DAY_MS,
    });
  });

  it('tries a list of payments that fails again after an hour, and from where it last succeeded', async () => {
    const giving = await open();
    await reconcile(giving.deps);
    giving.provider.fail('payments', '502');
    const lists = () => giving.provider.calls.get('payments') ?? 0;
    giving.clock.nowMs += HOUR_MS;
    const before = lists();
    for (let minute = 0; minute < 60; minute += 1) {
      await reconcile(giving.deps);
      giving.clock.nowMs += MINUTE_MS;
    }
    expect(lists()).toBe(before + 1);
    const stray = giving.provider.pay('order_ofsomebodyelse', {
      created_at: Math.floor((giving.clock.nowMs - HOUR_MS) / 1000),
    });
    giving.clock.nowMs += 9 * DAY_MS;
    await reconcile(giving.deps);
    giving.provider.fail('payments', null);
    giving.clock.nowMs += HOUR_MS;
    expect(await reconcile(giving.deps)).toMatchObject({ orphans: 1 });
    expect(await listOrphans(giving.records)).toMatchObject([{ payment_id: stray.id }]);
  });

  it('asks of orders that somebody tried to pay before any number of untouched ones', async () => {
    const giving = await open();
    const { records, clock } = giving;
    const junk = { status: 'created', status_rank: 0 } as const;
    await Promise.all(
      Array.from({ length: 150 }, (_, n) => storedDonation(records, { ...junk, order_id: `order_junk${n}` })),
    );
    clock.nowMs += MINUTE_MS;
    const orderId = await begun(giving);
    const id = (await donationOf(giving, orderId))?.id ?? '';
    const tried = paymentFact({ id: 'pay_tried00000000', orderId, status: 'failed' });
    await applyFacts(records, id, { facts: [tried], trust: 'T', mails: false });
    giving.provider.pay(orderId);
    clock.nowMs += 15 * MINUTE_MS;
    expect(await reconcile(giving.deps)).toMatchObject({ checked: 51, moved: 1 });
    expect(await donationOf(giving, orderId)).toMatchObject({ status: 'paid' });
  }, 30_000);

  it('finds the money of a donor who never came back', async () => {
    const giving = await open();
    const orderId = await begun(giving);
    giving.provider.pay(orderId);
    giving.clock.nowMs += 15 * MINUTE_MS;
    expect(await reconcile(giving.deps)).toMatchObject({ checked: 1, moved: 1 });
    expect(await donationOf(giving, orderId)).toMatchObject({
      status: 'paid',
      next_check_at: giving.clock.nowMs + 7 * DAY_MS,
    });
  });

  it('asks of everything that is not settled when it is told to', async () => {
    const giving = await open();
    giving.provider.pay(await begun(giving));
    await begun(giving);
    expect(await reconcile(giving.deps, { isAll: true })).toMatchObject({ checked: 2, moved: 1 });
  });

  it('finds the order of an answer that was lost, or knows that there is none', async () => {
    const giving = await open();
    giving.provider.fail('create', 'lost', 1);
    giving.provider.fail('orders', '502', 2);
    await placeOrder(giving.deps, makeOrderRequest(), null).catch(() => undefined);
    giving.provider.fail('create', '502', 1);
    await placeOrder(giving.deps, makeOrderRequest(), null).catch(() => undefined);
    giving.clock.nowMs += 15 * MINUTE_MS;
    await reconcile(giving.deps);
    const states = (await allDonations(giving)).map(({ status, lost_reason }) => `${status} ${lost_reason}`);
    expect(states.sort()).toEqual(['created null', 'failed create_unknown']);
  });

  it('takes money that has been only authorised for a day', async () => {
    const giving = await open();
    const orderId = await begun(giving);
    const payment = giving.provider.pay(orderId, { status: 'authorized' });
    giving.clock.nowMs += 15 * MINUTE_MS;
    await reconcile(giving.deps);
    expect(await donationOf(giving, orderId)).toMatchObject({ status: 'authorized' });
    giving.clock.nowMs += DAY_MS;
    await reconcile(giving.deps);
    expect(payment.status).toBe('captured');
    expect(await donationOf(giving, orderId)).toMatchObject({ status: 'paid' });
  });

  it('takes money that comes after its order was given up', async () => {
    const giving = await open();
    const orderId = await begun(giving);
    giving.clock.nowMs += 73 * HOUR_MS;
    await reconcile(giving.deps);
    expect(await donationOf(giving, orderId)).toMatchObject({ status: 'expired' });
    giving.provider.pay(orderId, { created_at: Math.floor((giving.clock.nowMs - HOUR_MS) / 1000) });
    giving.clock.nowMs += DAY_MS;
    await reconcile(giving.deps);
    expect(await donationOf(giving, orderId)).toMatchObject({ status: 'paid' });
  });

  it('stops at a provider that is ill, and comes back later', async () => {
    const giving = await open();
    const orderId = await begun(giving);
    await begun(giving);
    giving.clock.nowMs += 15 * MINUTE_MS;
    giving.provider.fail('order-payments', '429');
    expect(await reconcile(giving.deps, { random: () => 0.5 })).toMatchObject({ unreachable: true });
    expect(asked(giving)).toBe(1);
    const later = (await allDonations(giving)).map(({ next_check_at }) => next_check_at);
    expect(later).toContain(giving.clock.nowMs + 5 * MINUTE_MS);
    giving.provider.fail('order-payments', null);
    giving.provider.pay(orderId);
    giving.clock.nowMs += 5 * MINUTE_MS;
    expect(await reconcile(giving.deps)).toMatchObject({ checked: 2, moved: 1, unreachable: false });
  });

  it('looks now and then for money whose order nobody knows', async () => {
    const giving = await open();
    const created_at = Math.floor((giving.clock.nowMs - 2 * HOUR_MS) / 1000);
    const stray = giving.provider.pay('order_ofsomebodyelse', { created_at });
    giving.provider.pay('order_failedofsomebody', { created_at, status: 'failed' });
    expect(await reconcile(giving.deps)).toMatchObject({ orphans: 1 });
    expect(await reconcile(giving.deps)).toMatchObject({ orphans: 0 });
    expect(giving.provider.calls.get('payments')).toBe(1);
    giving.clock.nowMs += DAY_MS;
    expect(await reconcile(giving.deps)).toMatchObject({ orphans: 0 });
    expect(giving.provider.calls.get('payments')).toBe(2);
    expect(await listOrphans(giving.records)).toMatchObject([{ payment_id: stray.id }]);
  });

  it('forgets donors who never paid, and no other', async () => {
    const giving = await open();
    const [unpaid, paid] = [await begun(giving), await begun(giving)];
    giving.provider.pay(paid);
    await reconcile(giving.deps, { isAll: true });
    const sweep = () => sweepDonors(giving.records, 30, giving.clock.nowMs);
    giving.clock.nowMs += 30 * DAY_MS;
    expect(await sweep()).toBe(0);
    giving.clock.nowMs += 1;
    expect(await sweep()).toBe(1);
    expect(await sweep()).toBe(0);
    expect(await donationOf(giving, unpaid)).toMatchObject({
      name: '',
      email: '',
      contact: '',
      pan_enc: null,
    });
    expect(await donationOf(giving, paid)).toMatchObject({ name: 'Asha Sen' });
  });
});
