import { withDeadline } from '@/lib/backend/upstream/deadline';
import { withRetries } from '@/lib/backend/upstream/retry';
import { UpstreamError } from '@/lib/backend/upstream/upstream-error';
import { makeFakeClock } from '@/tests/helpers/fake-clock';

const passing = (retryAfterMs?: number) =>
  new UpstreamError('bad-answer', { isTransient: true, retryAfterMs });

function start(work: () => Promise<unknown>, { timeoutMs = 8000, share = 0 } = {}) {
  const random = () => share;
  const clock = makeFakeClock();
  const call = withDeadline(clock, timeoutMs, (deadline) => withRetries(work, { clock, random, deadline }));
  call.catch(() => {});
  const pause = async () => {
    const delayMs = await clock.timerWithin(5000);
    clock.advance(delayMs);
    return Math.round(delayMs);
  };
  return { call, pause };
}

describe('the retries of a GET', () => {
  it('are two, then the last failure stands', async () => {
    const work = jest.fn().mockRejectedValue(passing());
    const { call, pause } = start(work);
    await pause();
    await pause();
    await expect(call).rejects.toMatchObject({ kind: 'bad-answer' });
    expect(work).toHaveBeenCalledTimes(3);
  });

  it('end with the first success', async () => {
    const work = jest.fn().mockRejectedValueOnce(passing()).mockResolvedValue('fine');
    const { call, pause } = start(work);
    await pause();
    await expect(call).resolves.toBe('fine');
    expect(work).toHaveBeenCalledTimes(2);
  });

  it.each([
    [0, 100],
    [0.5, 550],
    [1, 1000],
  ])('pause with full jitter: random %d waits %d ms', async (share, expectedMs) => {
    const { pause } = start(jest.fn().mockRejectedValue(passing()), { share });
    await expect(pause()).resolves.toBe(expectedMs);
  });

  it('wait as long as Retry-After asks', async () => {
    const { pause } = start(jest.fn().mockRejectedValue(passing(3000)));
    await expect(pause()).resolves.toBe(3000);
  });

  it('are given up at once when Retry-After goes beyond the deadline', async () => {
    const work = jest.fn().mockRejectedValue(passing(3_600_000));
    const { call } = start(work);
    await expect(call).rejects.toMatchObject({ kind: 'bad-answer' });
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('are given up when the pause would use up the deadline', async () => {
    const work = jest.fn().mockRejectedValue(passing());
    const { call } = start(work, { timeoutMs: 100 });
    await expect(call).rejects.toMatchObject({ kind: 'bad-answer' });
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('are not made for a failure that would come again', async () => {
    const work = jest.fn().mockRejectedValue(new UpstreamError('rejected', { status: 400 }));
    const { call } = start(work);
    await expect(call).rejects.toMatchObject({ kind: 'rejected' });
    expect(work).toHaveBeenCalledTimes(1);
  });
});
