import { type Background, startBackground } from '@/lib/backend/background';
import { listMessages, saveMessage } from '@/lib/contact/store/messages';
import { log } from '@/lib/server/log';
import { makeContact } from '@/tests/helpers/make';
import { onEachStore } from '@/tests/lib/backend/database/stores';

const DAY_MS = 86_400_000;
let background: Background | undefined;
afterEach(() => {
  background?.stop();
  jest.useRealTimers();
});

/** Resolves at the call, so that no test waits for a length of time. */
function called() {
  let resolve = () => undefined as unknown;
  const done = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { done, call: async () => void resolve() };
}

onEachStore((open) => {
  it('delivers what was left over as soon as it starts', async () => {
    const { records } = await open();
    await saveMessage(records, makeContact(), { notify: true });
    const sent = called();
    background = startBackground({
      store: async () => records,
      send: sent.call,
      retentionDays: { messages: 30, chats: 30, donors: 30, accessLog: 400 },
    });
    await expect(sent.done).resolves.toBeUndefined();
  });

  it('erases what is past its retention', async () => {
    const { records, clock } = await open();
    await saveMessage(records, makeContact(), { notify: false });
    clock.nowMs += 31 * DAY_MS;
    const told = called();
    jest.spyOn(log, 'info').mockImplementation(told.call);
    background = startBackground({
      store: async () => records,
      send: null,
      retentionDays: { messages: 30, chats: 30, donors: 30, accessLog: 400 },
    });
    await told.done;
    expect(await listMessages(records)).toEqual([]);
  });
});

describe('the timers', () => {
  it('deliver every half minute, sweep every hour, survive failures and stop', async () => {
    jest.useFakeTimers();
    jest.spyOn(log, 'error').mockImplementation(() => undefined);
    const store = jest.fn().mockRejectedValue(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));
    background = startBackground({
      store,
      send: async () => undefined,
      retentionDays: { messages: 30, chats: 30, donors: 30, accessLog: 400 },
    });
    expect(store).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(store).toHaveBeenCalledTimes(3);
    await jest.advanceTimersByTimeAsync(3_600_000 - 30_000);
    expect(store).toHaveBeenCalledTimes(2 + 120 + 1);
    expect(log.error).toHaveBeenCalledWith({
      event: 'background_failed',
      job: 'deliver',
      error: 'Error',
      code: 'ECONNREFUSED',
      reason: 'away',
      at: expect.arrayContaining([expect.stringContaining('background.test.ts')]),
    });
    background.stop();
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect(store).toHaveBeenCalledTimes(123);
  });
});
