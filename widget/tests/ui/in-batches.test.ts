import { inBatches } from '@/widget/ui/announcer';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const rig = () => {
  const handed: (readonly number[])[] = [];
  return { handed, batches: inBatches<number>(100, (items) => handed.push(items)) };
};

describe('items handed on in batches', () => {
  it('hands a single one on after the delay', () => {
    const { handed, batches } = rig();
    batches.add(1);
    jest.advanceTimersByTime(99);
    expect(handed).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(handed).toEqual([[1]]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('keeps none for less than the delay, with one timer for all', () => {
    const { handed, batches } = rig();
    batches.add(1);
    jest.advanceTimersByTime(60);
    for (const item of [2, 3, 4]) batches.add(item);
    expect(jest.getTimerCount()).toBe(1);
    jest.advanceTimersByTime(40);
    expect(handed).toEqual([[1]]);
    jest.advanceTimersByTime(100);
    expect(handed).toEqual([[1], [2, 3, 4]]);
  });

  it('hands nothing on once it was stopped', () => {
    const { handed, batches } = rig();
    batches.add(1);
    batches.stop();
    jest.advanceTimersByTime(500);
    expect(handed).toEqual([]);
  });
});
