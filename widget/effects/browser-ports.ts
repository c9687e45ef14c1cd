import type { Bus, Clock, Log, Ports } from '../core/ports';
import type { FullSettings } from '../core/settings';
import { browserSound } from './audio';
import { optionalPorts } from './optional-ports';
import { isCalm } from './page';
import { storage, storedTranscript } from './storage';

type World = { settings: () => FullSettings };

export const browserLog: Ports['log'] = {
  error: (...words) => console.error(...words),
  info: (...words) => console.info(...words),
};

/** The browser's implementation of the ports; nothing is accessed at creation, so it works on a server. */
export function browserPorts({ settings }: World): Ports {
  const options = {
    storage: () => storage(settings().chatHistory.storageType),
    key: () => settings().chatHistory.storageKey,
    clock: browserClock,
    log: browserLog,
  };
  return {
    clock: browserClock,
    newId,
    transcript: storedTranscript(options),
    ...optionalPorts({ ...options, key: () => `${options.key()}-conversation`, settings }),
    sound: browserSound(() => settings().notification),
    bus: windowBus(browserLog),
    log: browserLog,
    isCalm,
  };
}

/**
 * Sends a window event; handlers may change `data`, prevent it, and push promises that are awaited. A rejected
 * promise is logged; only `preventDefault` refuses the action.
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

export const browserClock: Clock = {
  now: () => Date.now(),
  after: (delayMs, run) => {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  },
  every: (periodMs, run) => {
    const timer = setInterval(run, periodMs);
    return () => clearInterval(timer);
  },
};

type Random = Partial<Pick<Crypto, 'randomUUID' | 'getRandomValues'>>;

/** A random UUID; `randomUUID` is missing on pages served without TLS, so the bytes are set by hand there (spec §8: none at all throws). */
export function newId(random: Random | undefined = globalThis.crypto): string {
  if (random?.randomUUID) return random.randomUUID();
  if (!random?.getRandomValues)
    throw new Error('No secure random function is available in this environment.');
  const bytes = random.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
