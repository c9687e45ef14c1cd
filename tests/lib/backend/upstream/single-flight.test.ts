import { singleFlight } from '@/lib/backend/upstream/single-flight';

describe('a single flight', () => {
  it('gives callers of the same key one shared answer', async () => {
    const work = jest.fn(async (key: string) => ({ key }));
    const read = singleFlight(work);
    const [first, second] = await Promise.all([read('a'), read('a')]);
    expect(first).toBe(second);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('keeps keys apart', async () => {
    const read = singleFlight(async (key: string) => key);
    await expect(Promise.all([read('a'), read('b')])).resolves.toEqual(['a', 'b']);
  });

  it('asks again once the answer has landed', async () => {
    const work = jest.fn(async (key: string) => key);
    const read = singleFlight(work);
    await read('a');
    await read('a');
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('asks again after a failure', async () => {
    const work = jest.fn(async (_key: string) => 'fine').mockRejectedValueOnce(new Error('no'));
    const read = singleFlight(work);
    await expect(read('a')).rejects.toThrow('no');
    await expect(read('a')).resolves.toBe('fine');
  });
});
