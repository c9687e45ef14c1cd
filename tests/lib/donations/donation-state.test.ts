import { type Fact, mergeFact, standingOf } from '@/lib/donations/donation-state';
import {
  BEGUN_MS,
  disputeFact,
  eightEvents,
  emptyLedger,
  paymentFact,
  permutations,
  refundFact,
  seeded,
} from './facts';

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
      disputeFact(),
      disputeFact({ status: 'won' }),
      refundFact({ id: 'rfnd_bbbbbbbbbbbbbb', amountMinor: 30_000, status: 'failed' }),
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
    [
      'its payment alone speaks of money given back',
      [paymentFact({ status: 'refunded', refundedMinor: 50_000 })],
      'paid',
    ],
    [
      'the provider gave it all back itself',
      [paymentFact({ status: 'refunded' }), refundFact({ amountMinor: 50_000 })],
      'refunded',
    ],
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

  it('knows that a refund is missing among those it has', () => {
    expect(endOf([paymentFact({ refundedMinor: 20_000 })]).hasUnknownRefund).toBe(true);
    expect(endOf([paymentFact({ status: 'refunded' })]).hasUnknownRefund).toBe(true);
    for (const status of ['pending', 'processed', 'failed'] as const) {
      const known = [paymentFact({ refundedMinor: 20_000 }), refundFact({ status })];
      expect(endOf(known).hasUnknownRefund).toBe(false);
    }
  });

  it.each([
    ['created', 1, 'paid', 0],
    ['processed', 2, 'partially_refunded', 20_000],
    ['failed', 3, 'paid', 0],
  ] as const)(
    'counts a refund by its own word, whatever the payment says: %s, in every order',
    (_until, count, status, refundedMinor) => {
      // Each event with the payment as it was then, and without it.
      const events: Fact[][] = [
        [refundFact({ status: 'pending' }), paymentFact({ refundedMinor: 20_000 })],
        [refundFact({ status: 'processed' }), paymentFact({ refundedMinor: 20_000 })],
        [refundFact({ status: 'failed' }), paymentFact({ refundedMinor: 0 })],
      ].slice(0, count);
      let tried = 0;
      for (let withPayment = 0; withPayment < 2 ** count; withPayment += 1) {
        const told = events.map((facts, n) => ((withPayment >> n) & 1 ? facts : facts.slice(0, 1)));
        for (const order of permutations([[paymentFact()], ...told, ...told.slice(0, 1)])) {
          expect(endOf(order.flat())).toMatchObject({ status, refundedMinor });
          tried += 1;
        }
      }
      expect(tried).toBeGreaterThanOrEqual(12);
    },
  );

  it('counts a whole refund that failed as none, and the one made in its place', () => {
    const whole = { amountMinor: 50_000 };
    const failed = [
      paymentFact({ status: 'refunded', refundedMinor: 50_000 }),
      refundFact(whole),
      refundFact({ ...whole, status: 'failed' }),
    ];
    for (const order of permutations(failed))
      expect(endOf(order)).toMatchObject({ status: 'paid', refundedMinor: 0 });
    const again = refundFact({ ...whole, id: 'rfnd_bbbbbbbbbbbbbb' });
    for (const order of permutations([...failed, again]))
      expect(endOf(order)).toMatchObject({ status: 'refunded', refundedMinor: 50_000 });
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

  it('is disputed until the dispute is won or closed, in whatever order that is told', () => {
    const statuses = ['open', 'under_review', 'action_required'] as const;
    const steps = statuses.map((status) => disputeFact({ status }));
    const flagsOf = (facts: Fact[]) => [
      ...new Set([...permutations(facts)].map((order) => endOf(order).flags.join())),
    ];
    expect(flagsOf([paymentFact(), ...steps])).toEqual(['disputed']);
    for (const status of ['won', 'closed'] as const)
      expect(flagsOf([paymentFact(), ...steps, disputeFact({ status })])).toEqual(['']);
    expect(flagsOf([paymentFact(), ...steps, disputeFact({ status: 'lost' })])).toEqual(['disputed']);
    const other = disputeFact({ id: 'disp_bbbbbbbbbbbbbb' });
    expect(flagsOf([paymentFact(), disputeFact({ status: 'won' }), other])).toEqual(['disputed']);
  });

  it('takes the time of capture that the provider told, before any estimate', () => {
    const told = { ...paymentFact({ isLate: true }, BEGUN_MS + 90_000), capturedAtMs: BEGUN_MS + 5000 };
    const seen = paymentFact({ isLate: true }, BEGUN_MS + 1000);
    for (const order of permutations([told, seen, paymentFact({ status: 'authorized' })]))
      expect(endOf(order).paidBy?.capturedAtMs).toBe(BEGUN_MS + 5000);
  });

  it('takes the time of a payment from its beginning, unless the bank came late', () => {
    expect(endOf([paymentFact({}, BEGUN_MS + 60_000)]).paidBy?.capturedAtMs).toBe(BEGUN_MS);
    const late = paymentFact({ isLate: true }, BEGUN_MS + 60_000);
    expect(endOf([late]).paidBy?.capturedAtMs).toBe(BEGUN_MS + 60_000);
  });
});
