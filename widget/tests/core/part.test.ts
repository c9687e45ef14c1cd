import { makePart } from '@/widget/core/part';
import { later } from './rig';

const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

function made() {
  const { promise, keep } = later<string>();
  const fetchPart = jest.fn(() => promise);
  const log = { error: jest.fn() };
  return { part: makePart(fetchPart, log), fetchPart, keep, log };
}
function failing() {
  const reason = new Error('no network');
  const log = { error: jest.fn() };
  const fetchPart = jest.fn((): Promise<string> => Promise.reject(reason));
  return { part: makePart(fetchPart, log), fetchPart, log, reason };
}

describe('a part that is loaded when it is used', () => {
  it('is fetched once, at its first use', async () => {
    const { part, fetchPart, keep } = made();
    expect(fetchPart).not.toHaveBeenCalled();
    void part.load();
    part.use(() => {});
    keep('here');
    expect(await part.load()).toBe('here');
    expect(fetchPart).toHaveBeenCalledTimes(1);
    expect(part.get()).toBe('here');
  });

  it('does in order what was asked of it meanwhile, and later things at once', async () => {
    const { part, keep } = made();
    const did: string[] = [];
    part.use((found) => did.push(`one ${found}`));
    part.use((found) => did.push(`two ${found}`));
    expect(did).toEqual([]);
    keep('here');
    await settle();
    part.use((found) => did.push(`three ${found}`));
    expect(did).toEqual(['one here', 'two here', 'three here']);
  });

  it('forgets what was asked of it before it was stopped', async () => {
    const { part, keep } = made();
    const did: string[] = [];
    part.use(() => did.push('before'));
    part.drop();
    part.use(() => did.push('after'));
    keep('here');
    await settle();
    expect(did).toEqual(['after']);
  });

  it('that does not come is logged once and told to who asked', async () => {
    const { part, log, reason } = failing();
    const onFailure = jest.fn();
    part.use(() => {}, onFailure);
    part.use(() => {}, onFailure);
    await settle();
    expect(part.get()).toBeNull();
    expect(onFailure).toHaveBeenCalledTimes(2);
    expect(log.error.mock.calls).toEqual([['A part of the chat could not be loaded:', reason]]);
  });

  it('that did not come is fetched again when it is used again', async () => {
    const { part, fetchPart } = failing();
    expect(await part.load()).toBeNull();
    fetchPart.mockResolvedValue('here');
    const tell = jest.fn();
    part.watch(tell);
    expect(await part.load()).toBe('here');
    expect(part.get()).toBe('here');
    expect(tell).toHaveBeenCalledTimes(1);
    expect(await part.load()).toBe('here');
    expect(fetchPart).toHaveBeenCalledTimes(2);
  });

  it('tells once who follows it, and nobody who has stopped', async () => {
    const { part, keep } = made();
    const [tell, told] = [jest.fn(), jest.fn()];
    part.follow(tell);
    part.follow(told)();
    keep('here');
    await settle();
    expect(tell).toHaveBeenCalledTimes(1);
    expect(told).not.toHaveBeenCalled();
  });
});
