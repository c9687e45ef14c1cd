import { connectTo, type SharedMemory } from '@/lib/backend/redis';
import type { PaymentOrder } from '@/lib/donations/schema';
import { makeOnceAKey } from '@/lib/donations/upstream/idempotency';
import { describeWith } from '@/tests/helpers/describe-with';
import { makeOrderRequest } from '@/tests/helpers/make';

jest.mock('@/lib/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));

const HOURS_24 = 24 * 3_600_000;

/** Work that counts, and answers only when it is let go. */
function makeWork() {
  let count = 0;
  const gate: { open: () => void } = { open: () => undefined };
  const opened = new Promise<void>((resolve) => {
    gate.open = resolve;
  });
  const work = async (): Promise<PaymentOrder> => {
    count += 1;
    const order_id = `order_${count}`;
    await opened;
    return { order_id, amount: 50_000, currency: 'INR' };
  };
  return { work, open: () => gate.open(), count: () => count };
}

const alone = (nowMs = () => 0) => makeOnceAKey({ shared: () => null, nowMs, timeoutMs: 5000 });

describe('a key in one process', () => {
  it('makes one order of many callers, early and late', async () => {
    const { work, open, count } = makeWork();
    const once = alone();
    const early = [1, 2, 3].map(() => once('k', makeOrderRequest(), work));
    open();
    const late = await once('k', makeOrderRequest({ receipt: 'receipt_1767225600002' }), work);
    expect(new Set([...(await Promise.all(early)), late].map(({ order_id }) => order_id))).toEqual(
      new Set(['order_1']),
    );
    expect(count()).toBe(1);
  });

  it('refuses another body, forgets a failure, and forgets all after a day', async () => {
    let nowMs = 0;
    const { work, open } = makeWork();
    open();
    const once = alone(() => nowMs);
    const failing = () => Promise.reject(new Error('ill'));
    await expect(once('k', makeOrderRequest(), failing)).rejects.toThrow('ill');
    await once('k', makeOrderRequest(), work);
    await expect(once('k', makeOrderRequest({ amount: 1 }), work)).rejects.toMatchObject({
      kind: 'key-reused',
    });
    nowMs = HOURS_24;
    expect(await once('k', makeOrderRequest({ amount: 1 }), work)).toMatchObject({ order_id: 'order_2' });
  });
});

describeWith('TEST_REDIS_URL', 'a key shared through Redis', (url) => {
  const connections: SharedMemory[] = [];
  afterEach(() => {
    for (const one of connections.splice(0)) one.close();
  });
  const process = async () => {
    const shared = connectTo(url);
    connections.push(shared);
    await new Promise((resolve) => shared.client.once('ready', resolve));
    return makeOnceAKey({ shared: () => shared, nowMs: Date.now, timeoutMs: 5000 });
  };

  it('makes one order in two processes, and refuses another body in both', async () => {
    const [one, two] = [await process(), await process()];
    const { work, open, count } = makeWork();
    const key = `test-${Math.random()}`;
    const both = [one(key, makeOrderRequest(), work), two(key, makeOrderRequest(), work)];
    open();
    const [first, second] = await Promise.all(both);
    expect(first).toEqual(second);
    expect(count()).toBe(1);
    const third = await process();
    await expect(third(key, makeOrderRequest({ amount: 2 }), work)).rejects.toMatchObject({
      kind: 'key-reused',
    });
  });

  it('goes on alone where Redis is gone', async () => {
    const once = await process();
    for (const { client } of connections) client.disconnect();
    const { work, open } = makeWork();
    open();
    expect(await once('k', makeOrderRequest(), work)).toMatchObject({ order_id: 'order_1' });
  });
});
