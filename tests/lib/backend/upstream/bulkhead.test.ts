import { emptyBulkhead, inBulkhead } from '@/lib/backend/upstream/bulkhead';

function setUp() {
  const state = emptyBulkhead();
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const enter = (n: number, signal = new AbortController().signal) =>
    inBulkhead(state, signal, () => {
      begun.push(n);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  const fill = (count: number) => {
    for (let n = 0; n < count; n += 1) void enter(n);
  };
  return { state, begun, ends, enter, fill };
}

describe('the bulkhead', () => {
  it('runs sixteen calls and lets the next one wait', () => {
    const { begun, fill, state } = setUp();
    fill(17);
    expect(begun).toHaveLength(16);
    expect(state.waiting).toHaveLength(1);
  });

  it('refuses the call after sixty-four waiting ones as unreachable, without blaming the upstream', async () => {
    const { enter, fill } = setUp();
    fill(80);
    await expect(enter(81)).rejects.toMatchObject({ kind: 'unreachable', isFault: false });
  });

  it('hands a place on in the order of arrival', async () => {
    const { begun, ends, fill } = setUp();
    fill(18);
    ends[3]?.();
    await new Promise(setImmediate);
    expect(begun.slice(16)).toEqual([16]);
  });

  it('takes a call that waited too long out of the queue', async () => {
    const { begun, ends, enter, fill, state } = setUp();
    fill(16);
    const impatient = new AbortController();
    const waiting = enter(16, impatient.signal);
    impatient.abort();
    await expect(waiting).rejects.toMatchObject({ kind: 'timeout' });
    expect(state.waiting).toHaveLength(0);
    ends[0]?.();
    await new Promise(setImmediate);
    expect(begun).toHaveLength(16);
    expect(state.running).toBe(15);
  });

  it('frees the place of a call that failed', async () => {
    const { state } = setUp();
    const failing = inBulkhead(state, new AbortController().signal, () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect(state.running).toBe(0);
  });
});
