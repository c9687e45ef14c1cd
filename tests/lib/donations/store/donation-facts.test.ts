import type { Records } from '@/lib/backend/database/tables';
import type { Fact } from '@/lib/donations/donation-state';
import { applyFacts } from '@/lib/donations/store/donation-facts';
import { findDonation, listDonations } from '@/lib/donations/store/donations';
import { onEachStore } from '@/tests/lib/backend/database/stores';
import { eightEvents, paymentFact, permutations, refundFact } from '@/tests/lib/donations/facts';
import { storedDonation, TRUST } from './sample-donations';

const apply = (store: Records, id: string, ...facts: Fact[]) =>
  applyFacts(store, id, { facts, trust: TRUST, mails: true });
/** A payment has one id the world over; a test with many donations needs many. */
const ofDonation = (fact: Fact, n: number): Fact => {
  const own = (id: string) => `${id}${n}`;
  if (fact.kind === 'order') return { ...fact, orderId: own(fact.orderId) };
  if (fact.kind === 'payment') return { ...fact, payment: { ...fact.payment, id: own(fact.payment.id) } };
  if (fact.kind !== 'refund') return fact;
  const { refund } = fact;
  return { ...fact, refund: { ...refund, id: own(refund.id), paymentId: own(refund.paymentId) } };
};

/** How many letters of each kind wait to be sent. */
async function lettersOf({ db }: Records): Promise<Record<string, number>> {
  const count = db.fn.countAll<number>().as('count');
  const rows = await db.selectFrom('outbox').select(['kind', count]).groupBy('kind').execute();
  return Object.fromEntries(rows.map(({ kind, count: n }) => [kind, n]));
}

const countersOf = async ({ db }: Records) =>
  db.selectFrom('receipt_counters').selectAll().orderBy('fy').execute();

/**
 * SQLite is called in step, so a second connection of one process would wait for the first one for ever; a process
 * has one. Several processes are killed and counted by `npm run bench -- crash`.
 */
const connections = async (records: Records, again: () => Promise<Records>): Promise<Records[]> =>
  records.engine === 'sqlite' ? [records] : [records, await again(), await again(), await again()];

onEachStore((open) => {
  it('ends alike with one receipt and one mail of each kind, in any order of eight events', async () => {
    const { records } = await open();
    const orders = [...permutations(eightEvents)].filter((_, index) => index % 2017 === 0);
    for (const [n, facts] of orders.entries()) {
      const { id } = await storedDonation(records);
      for (const fact of facts) await apply(records, id, ofDonation(fact, n));
    }
    const rows = await listDonations(records);
    expect(orders.length).toBe(20);
    expect(new Set(rows.map(({ status, refunded_minor }) => `${status} ${refunded_minor}`))).toEqual(
      new Set(['partially_refunded 20000']),
    );
    expect(new Set(rows.map(({ receipt_no }) => receipt_no)).size).toBe(20);
    expect(await countersOf(records)).toEqual([{ fy: '2026-27', n: 20 }]);
    expect(await lettersOf(records)).toEqual({ receipt: 20, refund: 20 });
  }, 60_000);

  it('takes the facts of one donation all at once', async () => {
    const { records, again } = await open();
    const { id } = await storedDonation(records);
    const others = await connections(records, again);
    await Promise.all(
      eightEvents.map((fact, index) => apply(others[index % others.length] ?? records, id, fact)),
    );
    const row = await findDonation(records, 'id', id);
    expect(row).toMatchObject({ status: 'partially_refunded', receipt_no: 'SCCT/2026-27/000001' });
    expect(await countersOf(records)).toEqual([{ fy: '2026-27', n: 1 }]);
  });

  it('numbers 120 payments at once without a gap', async () => {
    const { records, again } = await open();
    const stores = await connections(records, again);
    const ids = await Promise.all(
      Array.from({ length: 120 }, async () => (await storedDonation(records)).id),
    );
    await Promise.all(
      ids.map((id, n) => apply(stores[n % stores.length] ?? records, id, ofDonation(paymentFact(), n))),
    );
    const numbers = (await listDonations(records)).map(({ receipt_no }) => Number(receipt_no?.slice(-6)));
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 120 }, (_, n) => n + 1));
  }, 60_000);

  it('gives a number back when its transaction fails', async () => {
    const { records } = await open();
    const broken = await storedDonation(records);
    const whole = await storedDonation(records);
    await records.db.schema.alterTable('outbox').renameTo('outbox_away').execute();
    await expect(apply(records, broken.id, paymentFact())).rejects.toThrow('outbox');
    await records.db.schema.alterTable('outbox_away').renameTo('outbox').execute();
    expect(await apply(records, whole.id, ofDonation(paymentFact(), 2))).toMatchObject({
      receipt_no: 'SCCT/2026-27/000001',
    });
    expect(await findDonation(records, 'id', broken.id)).toMatchObject({ status: 'creating', paid_at: null });
  });

  it('counts a payment in the year in which it came, to the second in Indian time', async () => {
    const { records } = await open();
    const numberAt = async (at: string, n: number) => {
      const { id } = await storedDonation(records);
      const fact = paymentFact({ createdAtMs: Date.parse(at) });
      return (await apply(records, id, ofDonation(fact, n))).receipt_no;
    };
    expect(await numberAt('2027-03-31T18:29:59Z', 1)).toBe('SCCT/2026-27/000001');
    expect(await numberAt('2027-03-31T18:30:00Z', 2)).toBe('SCCT/2027-28/000001');
    expect(await numberAt('2027-03-31T18:29:59Z', 3)).toBe('SCCT/2026-27/000002');
  });

  it('counts a payment in the year in which it was captured, by whatever way that is learnt first', async () => {
    const { records, clock } = await open();
    const END = Date.parse('2026-03-31T18:30:00Z');
    const cases = [
      // begun, captured as the provider tells, the year
      [END - 120_000, END - 1000, '2025-26'],
      [END - 120_000, END, '2026-27'],
      [END - 3 * 3_600_000, END + 3_600_000, '2026-27'],
    ] as const;
    let n = 0;
    for (const [createdAtMs, capturedAtMs, year] of cases) {
      for (const isLate of [false, true]) {
        for (const isSeenFirst of [false, true]) {
          n += 1;
          const seenAtMs = Math.max(capturedAtMs, END) + 2000;
          clock.nowMs = seenAtMs;
          const { id } = await storedDonation(records);
          const seen = paymentFact({ createdAtMs, isLate }, seenAtMs);
          const told = { ...paymentFact({ createdAtMs, isLate }, capturedAtMs), capturedAtMs };
          const facts = isSeenFirst && createdAtMs > END - 7_200_000 ? [seen, told] : [told, seen];
          for (const fact of facts) await apply(records, id, ofDonation(fact, n));
          const row = await findDonation(records, 'id', id);
          expect(row).toMatchObject({ status: 'paid', receipt_fy: year, paid_at: capturedAtMs });
          expect(row?.receipt_no).toContain(`/${year}/`);
        }
      }
    }
  });

  it('waits a while for the capture event at the turn of the year, then goes by what it has seen', async () => {
    const { records, clock } = await open();
    const END = Date.parse('2026-03-31T18:30:00Z');
    clock.nowMs = END + 5000;
    const { id } = await storedDonation(records);
    const seen = paymentFact({ createdAtMs: END - 60_000 }, clock.nowMs);
    const held = await apply(records, id, seen);
    expect(held).toMatchObject({ status: 'paid', receipt_no: null, next_check_at: END - 60_000 + 7_200_000 });
    clock.nowMs = held.next_check_at ?? 0;
    expect(await apply(records, id, seen)).toMatchObject({ receipt_fy: '2025-26', paid_at: END - 60_000 });
  });

  it('issues no receipt while it is not known how much went back', async () => {
    const { records, clock } = await open();
    const { id } = await storedDonation(records);
    const unknown = await apply(records, id, paymentFact({ status: 'refunded', refundedMinor: 50_000 }));
    expect(unknown).toMatchObject({ receipt_no: null, next_check_at: clock.nowMs + 900_000 });
    expect(await apply(records, id, refundFact({ amountMinor: 50_000 }))).toMatchObject({
      status: 'refunded',
      receipt_no: null,
    });
  });

  it('gives no receipt to test money, to money already given back, nor before a look at foreign money', async () => {
    const { records } = await open();
    const none = { receipt_no: null };
    const test = await storedDonation(records, { mode: 'test' });
    expect(await apply(records, test.id, ofDonation(paymentFact(), 1))).toMatchObject({
      status: 'paid',
      ...none,
    });
    const back = await storedDonation(records);
    const refund = refundFact({ amountMinor: 50_000 });
    const facts = [refund, paymentFact()].map((fact) => ofDonation(fact, 2));
    expect(await apply(records, back.id, ...facts)).toMatchObject({ status: 'refunded', ...none });
    const foreign = await storedDonation(records, { citizen_declared: 1 });
    const abroad = ofDonation(paymentFact({ international: true }), 3);
    expect(await apply(records, foreign.id, abroad)).toMatchObject({ flags: 'fcra_review', ...none });
    expect(await countersOf(records)).toEqual([]);
    expect(await lettersOf(records)).toEqual({ refund: 1 });
  });

  it('keeps the number of a receipt whose money was given back', async () => {
    const { records } = await open();
    const { id } = await storedDonation(records);
    const { receipt_no } = await apply(records, id, paymentFact());
    const refunded = await apply(records, id, refundFact({ amountMinor: 50_000 }));
    expect(refunded).toMatchObject({ status: 'refunded', receipt_no });
  });

  it('lets no two donations have one order, and no amount be nothing', async () => {
    const { records } = await open();
    await storedDonation(records, { order_id: 'order_x' });
    await expect(storedDonation(records, { order_id: 'order_x' })).rejects.toThrow();
    await expect(storedDonation(records, { amount_minor: 0 })).rejects.toThrow();
  });

  it('asks the provider at the ages of the plan, then each week for a year once it is paid', async () => {
    const { records, clock } = await open();
    const { id, created_at } = await storedDonation(records);
    const { next_check_at } = await apply(records, id, eightEvents[0] ?? { kind: 'expired' });
    expect(next_check_at).toBe(created_at + 900_000);
    clock.nowMs += 900_000;
    expect(await apply(records, id)).toMatchObject({ next_check_at: created_at + 3_600_000 });
    const week = 7 * 86_400_000;
    const begun = paymentFact({ createdAtMs: clock.nowMs });
    expect(await apply(records, id, begun)).toMatchObject({ next_check_at: clock.nowMs + week });
    const pending = await apply(records, id, refundFact({ status: 'pending' }));
    expect(pending).toMatchObject({ next_check_at: clock.nowMs + 86_400_000 });
    await apply(records, id, refundFact({ status: 'failed' }));
    clock.nowMs += 51 * week;
    expect(await apply(records, id)).toMatchObject({ next_check_at: clock.nowMs + week });
    clock.nowMs += week;
    expect(await apply(records, id)).toMatchObject({ next_check_at: null });
  });
});

describe('what is stored of a donor', () => {
  it('holds no readable PAN', async () => {
    const { makeOrderRequest } = await import('@/tests/helpers/make');
    const { newDonation } = await import('@/lib/donations/store/donations');
    const { testVault } = await import('./sample-donations');
    const donor = { panCard: 'abcpe 1234 f', address: '4 Lake Road' };
    const row = newDonation({ order: makeOrderRequest({ donor }), mode: 'live', nowMs: 0 }, testVault);
    // Not its digits alone: a random id may hold these four.
    expect(JSON.stringify(row)).not.toMatch(/abcpe|e\s?1234\s?f/i);
    expect(testVault.open(row.pan_enc ?? '')).toBe('ABCPE1234F');
    expect(row.pan_quality).toBe('ok');
  });
});
