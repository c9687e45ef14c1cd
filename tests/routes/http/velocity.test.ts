import { PEER_HEADER } from '@/lib/http/request-start';
import { countFailedVerify, countOrder } from '@/lib/http/velocity';

const settings = { RATE_LIMIT: 'on', TRUST_PROXY: 0 } as const;
const from = (address: string) => new Headers({ [PEER_HEADER]: address });

/** How many orders of an address pass at one moment. */
function passing(address: string, nowMs: number, dwell_ms?: number): number {
  for (let count = 0; ; count += 1) {
    try {
      countOrder(from(address), dwell_ms === undefined ? {} : { dwell_ms }, { settings, nowMs });
    } catch (error) {
      expect(error).toMatchObject({ status: 429, more: { headers: { 'retry-after': expect.any(String) } } });
      return count;
    }
  }
}

beforeEach(() => {
  globalThis.siteVelocity = undefined;
});

describe('the pace of orders', () => {
  it('of one address ends at a hundred, at twenty where nobody could have typed', () => {
    expect(passing('192.0.2.1', 0, 30_000)).toBe(100);
    globalThis.siteVelocity = undefined;
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

  it('of all addresses together ends at 120', () => {
    const each = Array.from({ length: 13 }, (_, n) => `192.0.2.${n}`);
    let passed = 0;
    for (const address of each) {
      for (let n = 0; n < 10; n += 1) {
        try {
          countOrder(from(address), {}, { settings, nowMs: 0 });
          passed += 1;
        } catch {
          // Counted by what passed.
        }
      }
    }
    expect(passed).toBe(120);
  });

  it('is not counted where limits are off', () => {
    const off = { settings: { ...settings, RATE_LIMIT: 'off' as const }, nowMs: 0 };
    for (let n = 0; n < 500; n += 1) countOrder(from('192.0.2.1'), {}, off);
    expect(globalThis.siteVelocity).toBeUndefined();
  });
});
