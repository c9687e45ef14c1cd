import {
  claimNext,
  countWaiting,
  deliverDue,
  MAX_ATTEMPTS,
  nextAttemptAt,
  type Send,
} from '@/lib/backend/outbox';
import { saveMessage } from '@/lib/contact/store/messages';
import { log } from '@/lib/server/log';
import { makeContact } from '@/tests/helpers/make';
import { type OpenStore, onEachStore, START_MS } from '@/tests/lib/backend/database/stores';

const working: Send = async () => undefined;
const failing: Send = async () => {
  throw Object.assign(new Error('550 no such box asha@example.org'), { code: 'EENVELOPE' });
};

async function oneWaiting(open: OpenStore) {
  const store = await open();
  await saveMessage(store.records, makeContact(), { notify: true });
  const deliver = (send: Send) => deliverDue(store.records, { now: () => store.clock.nowMs, send });
  const row = () => store.records.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
  return { ...store, deliver, row };
}

beforeEach(() => {
  jest.spyOn(log, 'warn').mockImplementation(() => undefined);
  jest.spyOn(log, 'error').mockImplementation(() => undefined);
});

onEachStore((open) => {
  it('sends what is due once', async () => {
    const { deliver, records } = await oneWaiting(open);
    const send = jest.fn(working);
    expect(await deliver(send)).toEqual({ sent: 1, failed: 0 });
    expect(await deliver(send)).toEqual({ sent: 0, failed: 0 });
    expect(send).toHaveBeenCalledTimes(1);
    expect(await countWaiting(records)).toBe(0);
  });

  it('holds no word of the message and no address', async () => {
    const { row } = await oneWaiting(open);
    const payload = expect.stringMatching(/^\{"ticket":"[a-z1-9]{12}"\}$/);
    expect(await row()).toMatchObject({ kind: 'message-waiting', payload });
  });

  it('waits longer after each failure and keeps the code alone', async () => {
    const { deliver, row, clock } = await oneWaiting(open);
    await deliver(failing);
    expect(await row()).toMatchObject({
      attempts: 1,
      next_at: START_MS + 30_000,
      last_error: 'EENVELOPE',
      claimed_until: null,
    });
    expect(await deliver(working)).toEqual({ sent: 0, failed: 0 });
    clock.nowMs += 30_000;
    await deliver(failing);
    expect(await row()).toMatchObject({ attempts: 2, next_at: START_MS + 90_000 });
  });

  it('gives up loudly after twenty attempts and still counts the row as waiting', async () => {
    const { deliver, row, clock, records } = await oneWaiting(open);
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      expect(await deliver(failing)).toEqual({ sent: 0, failed: 1 });
      clock.nowMs += 24 * 3_600_000;
    }
    expect(log.error).toHaveBeenCalledTimes(1);
    expect(await deliver(working)).toEqual({ sent: 0, failed: 0 });
    expect(await row()).toMatchObject({ attempts: 20, next_at: null });
    expect(await countWaiting(records)).toBe(1);
  });

  it('sends again what a killed process had claimed, once the claim has run out', async () => {
    const { deliver, clock, records } = await oneWaiting(open);
    // The process dies here: claimed, perhaps sent, never settled.
    await claimNext(records, clock.nowMs);
    clock.nowMs += 5 * 60_000 - 1;
    expect(await deliver(working)).toEqual({ sent: 0, failed: 0 });
    clock.nowMs += 1;
    expect(await deliver(working)).toEqual({ sent: 1, failed: 0 });
  });

  it('gives up on a row whose sending kills every process', async () => {
    const { deliver, clock, records, row } = await oneWaiting(open);
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      await claimNext(records, clock.nowMs);
      clock.nowMs += 5 * 60_000;
    }
    const send = jest.fn(working);
    expect(await deliver(send)).toEqual({ sent: 0, failed: 1 });
    expect(send).not.toHaveBeenCalled();
    expect(await row()).toMatchObject({ next_at: null, last_error: 'interrupted' });
  });

  it('lets one of two processes have a row', async () => {
    const { again, clock, records } = await oneWaiting(open);
    const other = await again();
    const claims = await Promise.all([claimNext(records, clock.nowMs), claimNext(other, clock.nowMs)]);
    expect(claims.filter((row) => row !== null)).toHaveLength(1);
  });

  it('does not settle a row that another process has taken over since', async () => {
    const { deliver, clock, records, row } = await oneWaiting(open);
    await deliver(async () => {
      clock.nowMs += 5 * 60_000;
      await claimNext(records, clock.nowMs);
    });
    expect(await row()).toMatchObject({ attempts: 2, sent_at: null });
  });
});

describe('the next attempt', () => {
  it.each([
    [1, 30_000],
    [2, 60_000],
    [10, 15_360_000],
    [11, 21_600_000],
    [19, 21_600_000],
  ])('after attempt %i comes in %i ms', (attempts, delayMs) => {
    expect(nextAttemptAt({ attempts }, 1000)).toBe(1000 + delayMs);
  });
});
