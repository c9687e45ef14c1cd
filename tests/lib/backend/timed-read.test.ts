import { TimedRead } from '@/lib/backend/timed-read';
import { given } from '@/tests/helpers/settings';

jest.mock('@/lib/config/env', () => ({
  ...jest.requireActual('@/lib/config/env'),
  env: () => jest.requireActual('@/tests/helpers/settings').settings(),
}));

beforeEach(() => {
  jest.useFakeTimers();
  given();
});
afterEach(() => jest.useRealTimers());

const slow = (value: string, afterMs: number) =>
  jest.fn(() => new Promise<string>((resolve) => setTimeout(() => resolve(value), afterMs)));

describe('a read that a page waits for', () => {
  it('gives an answer that comes in time', async () => {
    const read = new TimedRead('x', slow('here', 50), 100);
    const answer = read.get('');
    await jest.advanceTimersByTimeAsync(50);
    await expect(answer).resolves.toBe('here');
  });

  it('leaves nothing waiting behind an answer in time, or a failure', async () => {
    const source = jest.fn(async () => 'here').mockRejectedValueOnce(new Error('down'));
    const read = new TimedRead('x', source, 100);
    await expect(read.get('')).rejects.toThrow('down');
    await expect(read.get('')).resolves.toBe('here');
    await jest.advanceTimersByTimeAsync(0);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('stops waiting after its time, as a timeout', async () => {
    const refusal = expect(new TimedRead('x', slow('late', 500), 100).get('')).rejects.toMatchObject({
      kind: 'timeout',
    });
    await jest.advanceTimersByTimeAsync(100);
    await refusal;
  });

  it('waits longer for the files of this machine than for another host', async () => {
    const own = new TimedRead('x', slow('here', 5000)).get('');
    await jest.advanceTimersByTimeAsync(5000);
    await expect(own).resolves.toBe('here');
    given({ BACKEND_URL: 'https://api.example.org' });
    const refusal = expect(new TimedRead('x', slow('late', 5000)).get('')).rejects.toMatchObject({
      kind: 'timeout',
    });
    await jest.advanceTimersByTimeAsync(2000);
    await refusal;
  });

  it('hands an answer that came too late to the next visitor, without asking again', async () => {
    const source = slow('late', 150);
    const read = new TimedRead('x', source, 100);
    const first = read.get('').catch(() => 'nothing');
    await jest.advanceTimersByTimeAsync(200);
    await expect(first).resolves.toBe('nothing');
    await expect(read.get('')).resolves.toBe('late');
    expect(source).toHaveBeenCalledTimes(1);
  });

  it('asks anew once an answer was handed over, and after a failure', async () => {
    const source = jest.fn(async () => 'fresh').mockRejectedValueOnce(new Error('down'));
    const read = new TimedRead('x', source, 100);
    await expect(read.get('')).rejects.toThrow('down');
    await expect(read.get('')).resolves.toBe('fresh');
    await expect(read.get('')).resolves.toBe('fresh');
    expect(source).toHaveBeenCalledTimes(3);
  });

  it('keeps the reads of two keys apart', async () => {
    const read = new TimedRead('x', async (key: string) => key.toUpperCase(), 100);
    await expect(Promise.all([read.get('a'), read.get('b')])).resolves.toEqual(['A', 'B']);
  });
});
