import timers from 'node:timers';
import { promisify } from 'node:util';

/**
 * Node leaves immediates that have run linked to their neighbours (nodejs/node#66129), each with the async context it
 * was made in. An error made in one holds it through its stack, Next keeps such an error with every render, and so one
 * render that stays reachable keeps whole requests before and after it. Memory then grows with every page drawn.
 */
export function unlinkImmediates(): void {
  const { setImmediate: native } = timers;
  const unlinked = <Words extends unknown[]>(callback: (...words: Words) => void, ...words: Words) => {
    const immediate = native(() => {
      leaveNeighbour(immediate);
      callback(...words);
    });
    return immediate;
  };
  const named = Object.getOwnPropertyDescriptor(native, promisify.custom);
  if (named) Object.defineProperty(unlinked, promisify.custom, named);
  Object.assign(timers, { setImmediate: unlinked });
  Object.assign(globalThis, { setImmediate: unlinked });
}

/**
 * As this one runs, the one before it is over and nobody follows its link again. The link to the next is Node's way on
 * through the queue: the next one takes it away as it runs.
 */
function leaveNeighbour(immediate: NodeJS.Immediate): void {
  const previous: unknown = Reflect.get(immediate, '_idlePrev');
  if (typeof previous !== 'object' || previous === null) return;
  Reflect.set(previous, '_idleNext', null);
  Reflect.set(immediate, '_idlePrev', null);
}
