import { countFailedVerify, countOrder, countPaid, scores } from '@/lib/http/donation-limits';
import { PEER_HEADER } from '@/lib/server/request';

const settings = { RATE_LIMIT: 'on', TRUST_PROXY: 0 } as const;
const from = (address: string) => new Headers({ [PEER_HEADER]: address });

const refusals: unknown[] = [];
afterEach(() => {
  const tooMany = { status: 429, more: { headers: { 'retry-after': expect.any(String) } } };
  for (const refusal of refusals.splice(0)) expect(refusal).toMatchObject(tooMany);
});

/** How many orders of an address pass at one moment. */
function passing(address: string, nowMs: number, dwell_ms?: number): number {
  for (let count = 0; ; count += 1) {
    try {
      countOrder(from(address), dwell_ms === undefined ? {} : { dwell_ms }, { settings, nowMs });
    } catch (error) {
      refusals.push(error);
      return count;
    }
  }
}

beforeEach(() => {
  scores.clear();
});

describe('the pace of orders', () => {
  it('of one address ends at a hundred, at twenty where nobody could have typed', () => {
    expect(passing('192.0.2.1', 0, 30_000)).toBe(100);
    scores.clear();
    expect(passing('192.0.2.1', 0, 300)).toBe(20);
  });

  it('slackens where payments fail to verify', () => {
    for (let n = 0; n < 10; n += 1) countFailedVerify(from('192.0.2.1'), { settings, nowMs: 0 });
    expect(passing('192.0.2.1', 0)).toBe(50);
  });

  it('is forgiven with time, evenly', () => {
    passing('192.0.2.1', 0);
    expect(passing('192.0.2.1', 30_000)).toBe(50);
  });

  /** Whether an order of an address passes. */
  function passes(address: string, nowMs: number): boolean {
    try {
      countOrder(from(address), {}, { settings, nowMs });
      return true;
    } catch {
      return false;
    }
  }

  it('is not held by ten addresses against everybody else, in any minute of an hour', () => {
    const refused: number[] = [];
    let taken = 0;
    for (let second = 0; second < 3600; second += 1) {
      // Ten machines, each twice a second, and a donor from elsewhere now and then.
      for (let n = 0; n < 20; n += 1) if (passes(`192.0.2.${n % 10}`, second * 1000)) taken += 1;
      if (
        second % 7 === 0 &&
        !passes(`198.51.${100 + Math.floor(second / 250)}.${second % 250}`, second * 1000)
      )
        refused.push(second);
    }
    expect(refused).toEqual([]);
    expect(taken / 60).toBeLessThanOrEqual(190);
  });

  it('of a thousand addresses together is held, unless people pay', () => {
    const from1000 = (nowMs: number) =>
      Array.from({ length: 1000 }, (_, n) => passes(`10.1.${n >> 8}.${n % 256}`, nowMs)).filter(Boolean)
        .length;
    expect(from1000(0)).toBe(600);
    scores.clear();
    let passed = 0;
    for (let n = 0; n < 1000; n += 1) {
      if (passes(`10.1.${n >> 8}.${n % 256}`, 0)) passed += 1;
      if (n % 8 === 0) countPaid(`pay_${n}`, { settings, nowMs: 0 });
    }
    expect(passed).toBe(1000);
  });

  it('counts a payment once, however often it is verified', () => {
    for (let n = 0; n < 600; n += 1) passes(`10.1.${n >> 8}.${n % 256}`, 0);
    for (let n = 0; n < 50; n += 1) countPaid('pay_one', { settings, nowMs: 0 });
    expect(Array.from({ length: 50 }, (_, n) => passes(`10.2.0.${n}`, 0)).filter(Boolean)).toHaveLength(10);
  });

  it('is not counted where limits are off', () => {
    const off = { settings: { ...settings, RATE_LIMIT: 'off' as const }, nowMs: 0 };
    for (let n = 0; n < 500; n += 1) countOrder(from('192.0.2.1'), {}, off);
    expect(scores.size).toBe(0);
  });
});
