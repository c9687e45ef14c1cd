import type { Bus } from '../core/ports';

/** Asks the page through a window event; handlers may change `data`, prevent it, and push promises that are awaited. */
export const windowBus: Bus = {
  async ask(name, data, { cancelable, detail }) {
    const promises: Promise<unknown>[] = [];
    const event = Object.assign(new CustomEvent(name, { detail, cancelable }), { data, promises });
    window.dispatchEvent(event);
    await Promise.all(event.promises);
    return { allowed: !event.defaultPrevented, data: event.data };
  },
};
