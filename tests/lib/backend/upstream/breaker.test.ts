import { type BreakerState, closedBreaker, makeBreaker, phaseNow } from '@/lib/backend/upstream/breaker';
import { UpstreamError } from '@/lib/backend/upstream/upstream-error';
import { makeFakeClock } from '@/tests/helpers/fake-clock';

const fault = () => Promise.reject(new UpstreamError('bad-answer', { isFault: true, status: 500 }));
const rejection = () => Promise.reject(new UpstreamError('rejected', { status: 400 }));
const success = () => Promise.resolve('fine');

function setUp(share = 0.5) {
  const random = () => share;
  const clock = makeFakeClock();
  const state = closedBreaker();
  const phases: BreakerState['phase'][] = [];
  const run = makeBreaker(state, { clock, random, onChange: (phase) => phases.push(phase) });
  const times = async (count: number, work: () => Promise<unknown>) => {
    for (let n = 0; n < count; n += 1) await run(work).catch(() => {});
  };
  return { clock, state, phases, run, times };
}

describe('the breaker', () => {
  it('stays closed for four failures and opens with the fifth', async () => {
    const { state, times } = setUp();
    await times(4, fault);
    expect(state.phase).toBe('closed');
    await times(1, fault);
    expect(state.phase).toBe('open');
  });

  it('stays closed while fewer than half of the calls fail', async () => {
    const { state, times } = setUp();
    await times(6, success);
    await times(5, fault);
    expect(state.phase).toBe('closed');
    await times(1, fault);
    expect(state.phase).toBe('open');
  });

  it('forgets failures older than ten seconds', async () => {
    const { clock, state, times } = setUp();
    await times(4, fault);
    clock.advance(10_001);
    await times(4, fault);
    expect(state.phase).toBe('closed');
  });

  it('takes a 4xx for a sound answer', async () => {
    const { state, times } = setUp();
    await times(20, rejection);
    expect(state.phase).toBe('closed');
  });

  it('fails at once as unreachable while open, without a call', async () => {
    const { run, times } = setUp();
    await times(5, fault);
    const work = jest.fn(success);
    await expect(run(work)).rejects.toMatchObject({ kind: 'unreachable', isTransient: false });
    expect(work).not.toHaveBeenCalled();
  });

  it.each([
    ['4 s at the least', 0, 4000],
    ['5 s in the middle', 0.5, 5000],
    ['6 s at the most', 1, 6000],
  ])('lets a probe through after %s', async (_words, share, delayMs) => {
    const { clock, run, times } = setUp(share);
    await times(5, fault);
    clock.advance(delayMs - 1);
    await expect(run(success)).rejects.toMatchObject({ kind: 'unreachable' });
    clock.advance(1);
    await expect(run(success)).resolves.toBe('fine');
  });

  it('lets one probe through, not two', async () => {
    const { clock, run, times } = setUp();
    await times(5, fault);
    clock.advance(5000);
    const probe = run(success);
    await expect(run(success)).rejects.toMatchObject({ kind: 'unreachable' });
    await expect(probe).resolves.toBe('fine');
  });

  it('closes with a good probe and starts counting anew', async () => {
    const { clock, phases, state, times } = setUp();
    await times(5, fault);
    clock.advance(5000);
    await times(1, success);
    await times(4, fault);
    expect(phases).toEqual(['open', 'half-open', 'closed']);
    expect(state.phase).toBe('closed');
  });

  it('opens again for another five seconds with a bad probe', async () => {
    const { clock, run, times } = setUp();
    await times(5, fault);
    clock.advance(5000);
    await times(1, fault);
    clock.advance(4999);
    await expect(run(success)).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it('does not let a late result of an earlier call decide the probe', async () => {
    const { clock, run, state, times } = setUp();
    let succeedLate = (_words: string) => {};
    const late = run(() => new Promise<string>((resolve) => (succeedLate = resolve)));
    await times(5, fault);
    clock.advance(5000);
    const probe = run(() => new Promise<string>(() => {}));
    succeedLate('late');
    await late;
    expect(state.phase).toBe('half-open');
    void probe;
  });

  it('is reported as half-open as soon as a probe is due', async () => {
    const { clock, state, times } = setUp();
    await times(5, fault);
    expect(phaseNow(state, clock.nowMs())).toBe('open');
    clock.advance(5000);
    expect(phaseNow(state, clock.nowMs())).toBe('half-open');
  });
});
