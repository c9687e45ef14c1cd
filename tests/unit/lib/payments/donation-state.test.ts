import { type Fact, mergeFact, standingOf } from '@/lib/payments/donation-state';
import { BEGUN_MS, eightEvents, emptyLedger, paymentFact, permutations, refundFact, seeded } from './facts';

const endOf = (facts: readonly Fact[], given = {}) => standingOf(facts.reduce(mergeFact, emptyLedger(given)));
const order: Fact = { kind: 'order', orderId: 'order_aaaaaaaaaaaaaa' };
const second = 'pay_bbbbbbbbbbbbbb';

describe('the order in which facts arrive', () => {
  it('does not show: all 40,320 orders of eight events end alike', () => {
    const ends = new Set<string>();
    let count = 0;
    for (const facts of permutations(eightEvents)) {
      ends.add(JSON.stringify(facts.reduce(mergeFact, emptyLedger())));
      count += 1;
    }
    expect(count).toBe(40_320);
    expect(ends.size).toBe(1);
    expect(endOf(eightEvents)).toMatchObject({ status: 'partially_refunded', refundedMinor: 20_000 });
  });

  it('does not show in a thousand random lives, with events lost, doubled and late', () => {
    const chance = seeded(7);
    const pool: Fact[] = [
      ...eightEvents,
      paymentFact({ id: second, status: 'captured', isLate: true }, BEGUN_MS + 9),
      paymentFact({ id: second, status: 'captured', isLate: true }, BEGUN_MS + 5),
      paymentFact({ id: second, status: 'refunded' }),
      paymentFact({ id: 'pay_cccccccccccccc', amountMinor: 1 }),
      refundFact({ id: 'rfnd_bbbbbbbbbbbbbb', amountMinor: 30_000 }),
      { kind: 'expired' },
      { kind: 'dispute' },
      { kind: 'order-lost', reason: 'create_unknown' },
    ];
    for (let life = 0; life < 1000; life += 1) {
      const facts = pool.filter(() => chance() < 0.6);
      const shuffled = [...facts, ...facts.filter(() => chance() < 0.3)]
        .map((fact) => ({ fact, at: chance() }))
        .sort((a, b) => a.at - b.at)
        .map(({ fact }) => fact);
      expect(endOf(shuffled)).toEqual(endOf(facts));
    }
  });
});

describe('where a donation stands', () => {
  it.each<[string, Fact[], string]>([
    ['nothing is known', [], 'creating'],
    ['there is an order', [order], 'created'],
    ['the order never came to be', [{ kind: 'order-lost', reason: 'create_unknown' }], 'failed'],
    ['an order believed lost is found', [{ kind: 'order-lost', reason: 'x' }, order], 'created'],
    ['a donor has begun', [order, paymentFact({ status: 'created' })], 'attempted'],
    ['a try failed', [order, paymentFact({ status: 'failed' })], 'failed'],
    ['its time ran out', [order, paymentFact({ status: 'failed' }), { kind: 'expired' }], 'expired'],
    ['the bank came late', [order, { kind: 'expired' }, paymentFact({ status: 'authorized' })], 'authorized'],
    ['the money came', [order, paymentFact()], 'paid'],
    ['a failure is told after the money', [order, paymentFact(), paymentFact({ status: 'failed' })], 'paid'],
    ['a part went back', [paymentFact(), refundFact()], 'partially_refunded'],
    ['all of it went back', [paymentFact(), refundFact({ amountMinor: 50_000 })], 'refunded'],
    ['the provider gave it all back itself', [paymentFact({ status: 'refunded' })], 'refunded'],
    ['a refund failed', [paymentFact(), refundFact({ status: 'failed' })], 'paid'],
    ['a refund waits', [paymentFact(), refundFact({ status: 'pending' })], 'paid'],
    ['a refund is known before its payment', [refundFact()], 'creating'],
  ])('when %s', (_when, facts, status) => {
    expect(endOf(facts).status).toBe(status);
  });

  it('does not count money of another amount or currency, and says so', () => {
    for (const wrong of [{ amountMinor: 500 }, { currency: 'USD' }]) {
      expect(endOf([order, paymentFact(wrong)])).toMatchObject({
        status: 'created',
        flags: ['amount_mismatch'],
      });
    }
  });

  it('counts a refund once, however often and by whomever it is told', () => {
    const told = [paymentFact({ refundedMinor: 20_000 }), refundFact(), refundFact()];
    expect(endOf(told).refundedMinor).toBe(20_000);
  });

  it('adds refunds up by their ids', () => {
    const two = [paymentFact(), refundFact(), refundFact({ id: 'rfnd_bbbbbbbbbbbbbb', amountMinor: 30_000 })];
    expect(endOf(two)).toMatchObject({ status: 'refunded', refundedMinor: 50_000 });
  });

  it('stays paid when a second payment comes, and when either of the two is given back', () => {
    const twice = [paymentFact(), paymentFact({ id: second })];
    expect(endOf(twice)).toMatchObject({ status: 'paid', flags: ['surplus_payment'], refundedMinor: 0 });
    for (const paymentId of ['pay_aaaaaaaaaaaaaa', second]) {
      const back = [...twice, refundFact({ paymentId, amountMinor: 50_000 })];
      expect(endOf(back)).toMatchObject({ status: 'paid', refundedMinor: 0 });
    }
  });

  it('asks for a look at foreign money that was declared Indian', () => {
    const foreign = [paymentFact({ international: true })];
    expect(endOf(foreign, { isDeclaredDomestic: true }).flags).toEqual(['fcra_review']);
    expect(endOf(foreign).flags).toEqual([]);
  });

  it('takes the time of a payment from its beginning, unless the bank came late', () => {
    expect(endOf([paymentFact({}, BEGUN_MS + 60_000)]).paidBy?.capturedAtMs).toBe(BEGUN_MS);
    const late = paymentFact({ isLate: true }, BEGUN_MS + 60_000);
    expect(endOf([late]).paidBy?.capturedAtMs).toBe(BEGUN_MS + 60_000);
  });
});
