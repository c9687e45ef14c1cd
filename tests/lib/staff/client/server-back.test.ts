/** @jest-environment jsdom */
import { noteAnswer, onServerBack, postStaff, readStaff, troubleOf } from '@/lib/staff/client/staff-calls';

it('the first answer after the server was away tells whoever waits, once', () => {
  const told = jest.fn();
  const end = onServerBack(told);
  noteAnswer(200);
  expect(told).not.toHaveBeenCalled();
  for (const status of [0, 502]) noteAnswer(status);
  expect(told).not.toHaveBeenCalled();
  for (const status of [403, 200]) noteAnswer(status);
  expect(told).toHaveBeenCalledTimes(1);
  // One address that fails while others answer makes no storm.
  for (const status of [0, 200, 0, 200]) noteAnswer(status);
  expect(told).toHaveBeenCalledTimes(1);
  end();
});

it.each([502, 504])(
  'a page of the proxy (%d) in place of an answer is a server that is away, no lost connection',
  async (status) => {
    const answer = { status, ok: false, json: () => Promise.reject(new SyntaxError('<html>')) };
    globalThis.fetch = jest.fn().mockResolvedValue(answer);
    const result = await postStaff('/staff/api/inbox/claim', {}, () => true);
    expect(!result.ok && troubleOf(result)).toBe('away');
    await expect(readStaff('/staff/api/inbox')).rejects.toMatchObject({ trouble: 'away' });
  },
);

it('an answer that does not come in time is a slow server', async () => {
  jest.useFakeTimers();
  globalThis.fetch = jest.fn(() => new Promise<Response>(() => undefined));
  const posted = postStaff('/staff/api/inbox/claim', {}, () => true);
  await jest.advanceTimersByTimeAsync(20_000);
  const result = await posted;
  expect(!result.ok && troubleOf(result)).toBe('slow');
  jest.useRealTimers();
});
