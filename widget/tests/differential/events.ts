import { act } from '@testing-library/react';
import type { Settings } from 'react-chatbotify';
import type { Library, Subject } from './subjects';

export type Seen = { name: string; detail: unknown; data: Record<string, unknown>; cancelable: boolean };
type Heard = Event & { detail?: unknown; data?: Record<string, unknown>; promises?: Promise<unknown>[] };

/** Every event the settings can switch on, on. */
export const allEvents = (library: Library): NonNullable<Settings['event']> =>
  Object.fromEntries(Object.keys(library.getDefaultSettings().event ?? {}).map((name) => [name, true]));

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Listens on the window for one event until the scenario ends. */
export function on(name: string, handle: (event: Heard) => void) {
  window.addEventListener(name, handle);
  stops.push(() => window.removeEventListener(name, handle));
}

/** Everything the library tells the page, in order; `names()` forgets what it returned. */
export function record({ library }: Subject) {
  const seen: Seen[] = [];
  for (const name of Object.values(library.RcbEvent)) {
    on(name, ({ detail, data = {}, cancelable }) =>
      seen.push({ name, detail, data: { ...data }, cancelable }),
    );
  }
  const take = () => seen.splice(0);
  return { seen, take, names: () => take().map(({ name }) => name.replace('rcb-', '')) };
}

/** Refuses one event from now on. */
export const refuse = (name: string) => on(name, (event) => event.preventDefault());

/** Holds one event back by a promise; the returned function lets it go. */
export function hold(name: string) {
  const held: (() => void)[] = [];
  on(name, (event) => {
    event.promises?.push(new Promise<void>((done) => held.push(done)));
  });
  return () =>
    act(async () => {
      for (const release of held.splice(0)) release();
      await jest.advanceTimersByTimeAsync(50);
    });
}
