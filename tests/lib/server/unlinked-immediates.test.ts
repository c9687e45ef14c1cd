import { AsyncLocalStorage } from 'node:async_hooks';
import { clearImmediate } from 'node:timers';
import { promisify } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { unlinkImmediates } from '@/lib/server/unlinked-immediates';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const requests = new AsyncLocalStorage<object>();

/** Runs so many immediates in one turn, each in a request of its own, and says how many requests are still held. */
async function heldAfter(number: number) {
  const refs: WeakRef<object>[] = [];
  const made = Array.from({ length: number }, () => {
    const request = {};
    refs.push(new WeakRef(request));
    return requests.run(request, () => setImmediate(() => undefined));
  });
  const one = made[Math.floor(number / 2)];
  made.length = 0;
  await new Promise((resolve) => setTimeout(resolve, 10));
  collectGarbage();
  return { held: refs.filter((ref) => ref.deref() !== undefined).length, one };
}

test('an immediate that stays reachable holds its own request and no other', async () => {
  unlinkImmediates();
  const { held, one } = await heldAfter(50);
  expect(one).toBeDefined();
  expect(held).toBeLessThan(5);
});

test('order, words, clearing and waiting stay as they were', async () => {
  unlinkImmediates();
  const seen: string[] = [];
  const note = (word: string, other = '') => void seen.push(word + other);
  const cleared = setImmediate(note, 'never');
  const first = setImmediate((word: string) => {
    note(word);
    clearImmediate(cleared);
    clearImmediate(first);
    clearImmediate(second);
    setImmediate(note, 'of the next turn');
  }, 'first');
  const second = setImmediate(note, 'never either');
  setImmediate(note, 'with ', 'two words');
  clearImmediate(cleared);
  await promisify(setImmediate)();
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(seen).toEqual(['first', 'with two words', 'of the next turn']);
});
