import { makeGuard } from '@/lib/backend/upstream/resilience';
import { UpstreamError } from '@/lib/backend/upstream/upstream-error';
import { log } from '@/lib/server/log';

const TIMEOUT_MS = 8000;
const fault = () => Promise.reject(new UpstreamError('bad-answer', { isFault: true, status: 500 }));
const rejection = () => Promise.reject(new UpstreamError('rejected', { status: 400 }));
const success = () => Promise.resolve('fine');
const endless = () => new Promise<never>(() => {});
const tick = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  jest.spyOn(log, 'warn').mockReturnValue();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

function setUp(timeoutMs = TIMEOUT_MS) {
  const guard = makeGuard(timeoutMs);
  const post = (work: (signal: AbortSignal) => Promise<unknown>) =>
    guard.run({ endpoint: 'contact', canRepeat: false }, work);
  const times = async (count: number, work: () => Promise<unknown>) => {
    for (let n = 0; n < count; n += 1) await post(work).catch(() => {});
  };
  return { guard, post, times, phase: () => guard.phases()['contact'] };
}

describe('the deadline', () => {
  it('ends the call as timeout at its moment, even if the work ignores the signal', async () => {
    const call = setUp().post(endless);
    const ended = jest.fn();
    call.catch(ended);
    await pass(TIMEOUT_MS - 1);
    expect(ended).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    await expect(call).rejects.toMatchObject({ kind: 'timeout', isFault: true });
  });

  it('tells the work through the signal', async () => {
    let signal = new AbortController().signal;
    const call = setUp(50).post((given) => {
      signal = given;
      return endless();
    });
    jest.advanceTimersByTime(50);
    await expect(call).rejects.toMatchObject({ kind: 'timeout' });
    expect(signal.aborted).toBe(true);
  });

  it('leaves no timer behind', async () => {
    await setUp().post(success);
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('the retries of a GET', () => {
  const passing = (retryAfterMs?: number) =>
    new UpstreamError('bad-answer', { isTransient: true, retryAfterMs });
  const start = (work: () => Promise<unknown>, timeoutMs = TIMEOUT_MS) => {
    const call = makeGuard(timeoutMs).run({ endpoint: 'blogs', canRepeat: true }, work);
    call.catch(() => {});
    return call;
  };

  it('are two, then the last failure stands', async () => {
    const work = jest.fn().mockRejectedValue(passing());
    const call = start(work);
    await pass(2000);
    await expect(call).rejects.toMatchObject({ kind: 'bad-answer' });
    expect(work).toHaveBeenCalledTimes(3);
  });

  it('end with the first success', async () => {
    const work = jest.fn().mockRejectedValueOnce(passing()).mockResolvedValue('fine');
    const call = start(work);
    await pass(1000);
    await expect(call).resolves.toBe('fine');
    expect(work).toHaveBeenCalledTimes(2);
  });

  it.each([
    [0, 100],
    [0.5, 550],
    [1, 1000],
  ])('pause with full jitter: random %d waits %d ms', async (share, expectedMs) => {
    jest.spyOn(Math, 'random').mockReturnValue(share);
    const work = jest.fn().mockRejectedValue(passing());
    start(work);
    await pass(expectedMs - 1);
    expect(work).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('wait as long as Retry-After demands', async () => {
    const work = jest.fn().mockRejectedValue(passing(3000));
    start(work);
    await pass(2999);
    expect(work).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['Retry-After goes beyond the deadline', 3_600_000, TIMEOUT_MS],
    ['the pause would use up the deadline', undefined, 550],
  ])('are given up at once when %s', async (_, retryAfterMs, timeoutMs) => {
    const work = jest.fn().mockRejectedValue(passing(retryAfterMs));
    await expect(start(work, timeoutMs)).rejects.toMatchObject({ kind: 'bad-answer' });
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('are not made for a failure that would come again, nor for a POST', async () => {
    const work = jest.fn(rejection);
    await expect(start(work)).rejects.toMatchObject({ kind: 'rejected' });
    expect(work).toHaveBeenCalledTimes(1);
    const sent = jest.fn().mockRejectedValue(passing());
    await expect(setUp().post(sent)).rejects.toMatchObject({ kind: 'bad-answer' });
    expect(sent).toHaveBeenCalledTimes(1);
  });
});

describe('the breaker', () => {
  it('stays closed for four failures and opens with the fifth', async () => {
    const { phase, times } = setUp();
    await times(4, fault);
    expect(phase()).toBe('closed');
    await times(1, fault);
    expect(phase()).toBe('open');
  });

  it('stays closed while fewer than half of the calls fail', async () => {
    const { phase, times } = setUp();
    await times(6, success);
    await times(5, fault);
    expect(phase()).toBe('closed');
    await times(1, fault);
    expect(phase()).toBe('open');
  });

  it('forgets failures older than ten seconds', async () => {
    const { phase, times } = setUp();
    await times(4, fault);
    await pass(10_001);
    await times(4, fault);
    expect(phase()).toBe('closed');
  });

  it('takes a 4xx for a sound answer, which counts beside the failures', async () => {
    const { phase, times } = setUp();
    await times(20, rejection);
    await times(19, fault);
    expect(phase()).toBe('closed');
  });

  it('fails at once as unreachable while open, without a call', async () => {
    const { post, times } = setUp();
    await times(5, fault);
    const work = jest.fn(success);
    await expect(post(work)).rejects.toMatchObject({ kind: 'unreachable', isTransient: false });
    expect(work).not.toHaveBeenCalled();
  });

  it.each([
    ['4 s at the least', 0, 4000],
    ['5 s in the middle', 0.5, 5000],
    ['6 s at the most', 1, 6000],
  ])('lets a probe through after %s', async (_words, share, delayMs) => {
    jest.spyOn(Math, 'random').mockReturnValue(share);
    const { post, times } = setUp();
    await times(5, fault);
    await pass(delayMs - 1);
    await expect(post(success)).rejects.toMatchObject({ kind: 'unreachable' });
    await pass(1);
    await expect(post(success)).resolves.toBe('fine');
  });

  it('is due for its probe however the wall clock is set back', async () => {
    const { post, times } = setUp();
    await times(5, fault);
    await pass(5000);
    jest.setSystemTime(Date.now() - 3_600_000);
    await expect(post(success)).resolves.toBe('fine');
  });

  it('lets one probe through, not two', async () => {
    const { post, times } = setUp();
    await times(5, fault);
    await pass(5000);
    let end = (_answer: string) => {};
    const probe = post(() => new Promise((resolve) => (end = resolve)));
    await tick();
    await expect(post(success)).rejects.toMatchObject({ kind: 'unreachable' });
    end('fine');
    await expect(probe).resolves.toBe('fine');
  });

  it('closes with a good probe and starts counting anew', async () => {
    const { phase, times } = setUp();
    await times(5, fault);
    await pass(5000);
    await times(1, success);
    await times(4, fault);
    const phases = jest.mocked(log.warn).mock.calls.map(([facts]) => facts);
    expect(phases).toEqual(
      ['open', 'half-open', 'closed'].map((name) => ({ endpoint: 'contact', phase: name })),
    );
    expect(phase()).toBe('closed');
  });

  it.each([
    ['a bad probe', fault],
    ['a probe that ended otherwise', () => Promise.reject(new Error('ours'))],
  ])('opens again for another five seconds with %s', async (_, end) => {
    const { post, times } = setUp();
    await times(5, fault);
    await pass(5000);
    await times(1, end);
    await pass(4999);
    await expect(post(success)).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it('does not let late results of earlier calls decide the probe', async () => {
    const { phase, post, times } = setUp(60_000);
    const late: { succeed: (answer: string) => void; fail: (error: Error) => void }[] = [];
    const begin = () => new Promise((succeed, fail) => late.push({ succeed, fail }));
    const calls = Array.from({ length: 6 }, () => post(begin).catch(() => 'failed'));
    await times(5, fault);
    await pass(5000);
    void post(endless).catch(() => {});
    await tick();
    late[0]?.succeed('late');
    for (const { fail } of late.slice(1)) fail(new UpstreamError('timeout', { isFault: true }));
    await Promise.all(calls);
    expect(phase()).toBe('half-open');
  });

  it('is reported as half-open as soon as a probe is due', async () => {
    const { phase, times } = setUp();
    await times(5, fault);
    expect(phase()).toBe('open');
    await pass(5000);
    expect(phase()).toBe('half-open');
  });
});

describe('the bulkhead', () => {
  function fillUp(count: number) {
    const { post, guard } = setUp();
    const begun: number[] = [];
    const ends: (() => void)[] = [];
    const enter = (n: number) =>
      post(() => {
        begun.push(n);
        return new Promise<void>((resolve) => ends.push(resolve));
      });
    const calls = Array.from({ length: count }, (_, n) => enter(n));
    for (const call of calls) call.catch(() => {});
    return { begun, ends, enter, calls, guard };
  }

  it('runs sixteen calls, lets the others wait and hands a slot on in the order of arrival', async () => {
    const { begun, ends } = fillUp(18);
    await tick();
    expect(begun).toHaveLength(16);
    ends[3]?.();
    await tick();
    expect(begun.slice(16)).toEqual([16]);
  });

  it('refuses the call after sixty-four waiting ones as unreachable, without blaming the upstream', async () => {
    const { enter, guard } = fillUp(80);
    await expect(enter(81)).rejects.toMatchObject({ kind: 'unreachable', isFault: false });
    expect(guard.phases()['contact']).toBe('closed');
  });

  it('has room again once the calls that waited too long are over', async () => {
    const { post } = setUp();
    const untilAborted = (signal: AbortSignal) =>
      new Promise<never>((_resolve, reject) => {
        const end = () => reject(new Error('aborted'));
        if (signal.aborted) end();
        signal.addEventListener('abort', end);
      });
    const calls = Array.from({ length: 80 }, () => post(untilAborted).catch(() => 'over'));
    await pass(TIMEOUT_MS);
    await Promise.all(calls);
    for (let n = 0; n < 40; n += 1) await tick();
    const after = Array.from({ length: 17 }, () => post(success));
    await expect(Promise.all(after)).resolves.toHaveLength(17);
  });

  it('frees the slot of a call that failed', async () => {
    const { post } = setUp();
    for (let n = 0; n < 20; n += 1)
      await expect(post(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  });
});
