import type { Records } from '@/lib/backend/database/tables';
import { findDonation } from '@/lib/donations/store/donations';
import {
  decideRefund,
  orderRefund,
  type RefundDeps,
  type RefundWish,
} from '@/lib/donations/store/order-refund';
import { orderedRefunds } from '@/lib/donations/store/ordered-refunds';
import { makeStaffSession } from '@/tests/helpers/staff-session';
import { type Giving, onEachGiving, paidGift } from './checkout';

jest.mock('@/lib/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));

/** The same store, whose transaction of this number begins after `first` is done. */
function beforeTransaction(store: Records, number: number, first: () => Promise<void>): Records {
  let count = 0;
  const transaction = () => ({
    execute: async (work: Parameters<ReturnType<Records['db']['transaction']>['execute']>[0]) => {
      count += 1;
      if (count === number) await first();
      return store.db.transaction().execute(work);
    },
  });
  const db = new Proxy(store.db, {
    get(target, name) {
      if (name === 'transaction') return transaction;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { ...store, db };
}

onEachGiving((open) => {
  let giving: Giving;
  let mina: RefundDeps;
  let ravi: RefundDeps;
  beforeEach(async () => {
    giving = await open();
    const { deps: payments, records } = giving;
    const person = async (name: string) => (await makeStaffSession(records, { role: 'finance', name })).id;
    mina = { payments, secondPersonFrom: 400, staffId: await person('Mina') };
    ravi = { ...mina, staffId: await person('Ravi') };
  });

  const wish = (id: string, amountMinor: number, isAgain = false): RefundWish => ({
    id,
    amountMinor,
    reason: 'asked by letter',
    isAgain,
  });
  const orders = (gift: string) => orderedRefunds(giving.records, { staffId: mina.staffId, gift });
  const madeAtProvider = () => [...giving.provider.book.refunds.values()].map(({ amount }) => amount);
  const events = async () =>
    (
      await giving.records.db
        .selectFrom('audit')
        .select('event')
        .where('event', 'like', 'refund-%')
        .orderBy('seq')
        .execute()
    ).map(({ event }) => event);

  it('a small refund is made at once and stands in the gift, its history and the record', async () => {
    const { id, payment } = await paidGift(giving);
    expect(await orderRefund(mina, wish(id, 12_550))).toEqual({ kind: 'made' });
    expect(payment.amount_refunded).toBe(12_550);
    expect(await findDonation(giving.records, 'id', id)).toMatchObject({
      status: 'partially_refunded',
      refunded_minor: 12_550,
    });
    expect(await orders(id)).toEqual([
      expect.objectContaining({ state: 'made', amount_minor: 12_550, requested_by: 'Mina', is_mine: true }),
    ]);
    expect(await events()).toEqual(['refund-ordered', 'refund-made']);
  });

  it('a large one waits; nobody approves their own; a second person makes it, once', async () => {
    const { id } = await paidGift(giving);
    expect(await orderRefund(mina, wish(id, 40_000))).toEqual({ kind: 'waiting' });
    const [order] = await orderedRefunds(giving.records, { staffId: ravi.staffId });
    expect(order).toMatchObject({ gift: id, state: 'waiting', is_mine: false });
    const decision = { id: order?.id ?? '', decision: 'approved' } as const;
    expect(await decideRefund(mina, decision)).toEqual({ kind: 'own' });
    expect(madeAtProvider()).toEqual([]);
    const answers = await Promise.all([decideRefund(ravi, decision), decideRefund(ravi, decision)]);
    expect(answers).toEqual([{ kind: 'made' }, { kind: 'made' }]);
    expect(await decideRefund(ravi, decision)).toEqual({ kind: 'made' });
    expect(madeAtProvider()).toEqual([40_000]);
    expect(await orderedRefunds(giving.records, { staffId: ravi.staffId })).toEqual([]);
  });

  it('parts of a large refund count as one', async () => {
    const { id } = await paidGift(giving);
    expect(await orderRefund(mina, wish(id, 25_000))).toEqual({ kind: 'made' });
    expect(await orderRefund(mina, wish(id, 15_000))).toEqual({ kind: 'waiting' });
  });

  it('parts that are ordered at once count as one too, however late the second is stored', async () => {
    const { id } = await paidGift(giving);
    // Ravi's order has seen the provider and is about to be stored when all of Mina's is done.
    const store = beforeTransaction(giving.records, 2, async () => {
      expect(await orderRefund(mina, wish(id, 25_000))).toEqual({ kind: 'made' });
    });
    const late = { ...ravi, payments: { ...ravi.payments, store: async () => store } };
    const second = await orderRefund(late, wish(id, 15_000));
    expect(second).toEqual({ kind: 'waiting' });
    expect(madeAtProvider()).toEqual([25_000]);
  });

  it('declining moves no money, and the gift is free for another order', async () => {
    const { id } = await paidGift(giving);
    await orderRefund(mina, wish(id, 45_000));
    const [order] = await orders(id);
    const declined = { id: order?.id ?? '', decision: 'refused' } as const;
    expect(await decideRefund(ravi, declined)).toEqual({ kind: 'refused' });
    expect(await decideRefund(ravi, { ...declined, decision: 'approved' })).toEqual({ kind: 'refused' });
    expect(madeAtProvider()).toEqual([]);
    expect(await orderRefund(mina, wish(id, 10_000))).toEqual({ kind: 'made' });
    expect(await events()).toEqual(['refund-ordered', 'refund-declined', 'refund-ordered', 'refund-made']);
  });

  it('of two at once one is ordered', async () => {
    const { id } = await paidGift(giving);
    const both = await Promise.all([
      orderRefund(mina, wish(id, 45_000)),
      orderRefund(ravi, wish(id, 45_000)),
    ]);
    expect(both.map(({ kind }) => kind).sort()).toEqual(['other', 'waiting']);
    expect(await orders(id)).toHaveLength(1);
  });

  it.each(['lost', '502', 'refuse-socket', 'html'] as const)(
    'is made once, whatever becomes of the answer (%s) and however often it is tried again',
    async (fault) => {
      const { id } = await paidGift(giving);
      giving.provider.fail('refund', fault, 1);
      giving.provider.fail('refunds', '502', 2);
      const first = await orderRefund(mina, wish(id, 12_500));
      giving.provider.fail('refunds', null);
      const [order] = await orders(id);
      expect(['made', 'open']).toContain(first.kind);
      expect(order?.state).toBe(first.kind);
      const again = { id: order?.id ?? '', decision: 'approved' } as const;
      await Promise.all([decideRefund(ravi, again), decideRefund(mina, again)]);
      expect(await decideRefund(mina, again)).toEqual({ kind: 'made' });
      expect(madeAtProvider().filter((amount) => amount === 12_500)).toHaveLength(1);
    },
  );

  it('while one has no answer no other is ordered, until the provider tells what became of it', async () => {
    const { id } = await paidGift(giving);
    giving.provider.fail('refund', 'lost', 1);
    giving.provider.fail('refunds', '502');
    expect(await orderRefund(mina, wish(id, 12_500))).toEqual({ kind: 'open' });
    expect(await orderRefund(ravi, wish(id, 5_000))).toEqual({ kind: 'unreachable' });
    giving.provider.fail('refunds', null);
    expect(await orderRefund(ravi, wish(id, 5_000))).toEqual({ kind: 'made' });
    expect((await orders(id)).map(({ state }) => state)).toEqual(['made', 'made']);
    expect(madeAtProvider()).toEqual([12_500, 5_000]);
  });

  it('the same amount is refunded again only when that is meant', async () => {
    const { id } = await paidGift(giving);
    await orderRefund(mina, wish(id, 10_000));
    expect(await orderRefund(mina, wish(id, 10_000))).toEqual({ kind: 'equal' });
    expect(await orderRefund(mina, wish(id, 10_000, true))).toEqual({ kind: 'made' });
    expect(madeAtProvider()).toEqual([10_000, 10_000]);
  });

  it('says what can still be refunded, also after a refund made elsewhere', async () => {
    const { id, payment } = await paidGift(giving);
    giving.provider.refund(payment, 20_000);
    expect(await orderRefund(mina, wish(id, 40_000))).toEqual({
      kind: 'too-much',
      leftMinor: 30_000,
      currency: 'INR',
    });
    giving.provider.refund(payment, 30_000);
    expect(await orderRefund(mina, wish(id, 100))).toEqual({ kind: 'nothing' });
    expect(await orders(id)).toEqual([]);
  });

  it('an order that money no longer covers is closed when it is approved', async () => {
    const { id, payment } = await paidGift(giving);
    await orderRefund(mina, wish(id, 45_000));
    giving.provider.refund(payment, 30_000);
    const [order] = await orders(id);
    const approved = { id: order?.id ?? '', decision: 'approved' } as const;
    expect(await decideRefund(ravi, approved)).toEqual({
      kind: 'too-much',
      leftMinor: 20_000,
      currency: 'INR',
    });
    expect((await orders(id))[0]?.state).toBe('refused');
    expect(madeAtProvider()).toEqual([30_000]);
    expect(await events()).toEqual(['refund-ordered', 'refund-approved', 'refund-failed']);
  });

  it('a provider that refuses, or is away before anything is stored, leaves nothing open', async () => {
    const { id } = await paidGift(giving);
    giving.provider.fail('payment', '502');
    expect(await orderRefund(mina, wish(id, 10_000))).toEqual({ kind: 'unreachable' });
    expect(await orders(id)).toEqual([]);
    giving.provider.fail('payment', null);
    giving.provider.fail('refund', '400', 1);
    expect(await orderRefund(mina, wish(id, 10_000))).toEqual({ kind: 'refused' });
    expect((await orders(id))[0]?.state).toBe('refused');
    expect(await orderRefund(mina, wish(id, 10_000))).toEqual({ kind: 'made' });
  });

  it('knows no gift that is not there, nor one without money', async () => {
    expect(await orderRefund(mina, wish('nobody', 100))).toEqual({ kind: 'missing' });
    expect(await decideRefund(mina, { id: 'nobody', decision: 'approved' })).toEqual({ kind: 'missing' });
    const { id } = await paidGift(giving);
    const off = { ...mina, payments: { ...mina.payments, gateway: () => null } };
    expect(await orderRefund(off, wish(id, 100))).toEqual({ kind: 'nothing' });
  });
});
