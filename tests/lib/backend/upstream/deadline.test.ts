import { withDeadline } from '@/lib/backend/upstream/deadline';
import { makeFakeClock } from '@/tests/helpers/fake-clock';

describe('the deadline', () => {
  it('ends the call as timeout at its moment, even if the work ignores the signal', async () => {
    const clock = makeFakeClock();
    const call = withDeadline(clock, 8000, () => new Promise<never>(() => {}));
    const ended = jest.fn();
    call.catch(ended);
    clock.advance(7999);
    await new Promise(setImmediate);
    expect(ended).not.toHaveBeenCalled();
    clock.advance(1);
    await expect(call).rejects.toMatchObject({ kind: 'timeout', isFault: true });
  });

  it('tells the work through the signal', async () => {
    const clock = makeFakeClock();
    let signal = new AbortController().signal;
    const call = withDeadline(clock, 50, (deadline) => {
      signal = deadline.signal;
      return new Promise<never>(() => {});
    });
    clock.advance(50);
    await expect(call).rejects.toMatchObject({ kind: 'timeout' });
    expect(signal.aborted).toBe(true);
  });

  it('counts down what is left', async () => {
    const clock = makeFakeClock();
    await withDeadline(clock, 8000, async (deadline) => {
      clock.advance(3000);
      expect(deadline.remainingMs()).toBe(5000);
    });
  });

  it('leaves no timer behind', async () => {
    const clock = makeFakeClock();
    const after = jest.spyOn(clock, 'after');
    const cancel = jest.fn();
    after.mockReturnValue(cancel);
    await withDeadline(clock, 8000, async () => 'fine');
    expect(cancel).toHaveBeenCalledTimes(1);
  });
});
