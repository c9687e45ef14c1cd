import type { Bus, Log } from '../core/ports';

/**
 * Asks the page through a window event; handlers may change `data`, prevent it, and push promises that are awaited. One
 * that fails is logged and stops nothing, as a handler that throws stops nothing: only `preventDefault` refuses.
 */
export const windowBus = (log: Log): Bus => ({
  async ask(name, data, { cancelable, detail }) {
    const promises: Promise<unknown>[] = [];
    const event = Object.assign(new CustomEvent(name, { detail, cancelable }), { data, promises });
    window.dispatchEvent(event);
    for (const settled of await Promise.allSettled(event.promises)) {
      if (settled.status === 'rejected') log.error(`A handler of ${name} failed:`, settled.reason);
    }
    return { allowed: !event.defaultPrevented, data: event.data };
  },
});
