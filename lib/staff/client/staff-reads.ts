'use client';

import { useCallback, useSyncExternalStore } from 'react';
import useSWR, { mutate, type SWRConfiguration, type SWRResponse } from 'swr';
import { staffRoutes } from '../addresses';
import {
  AGAIN_MS,
  type Loaded,
  noteAnswer,
  onServerBack,
  readStaff,
  readStaffItem,
  SignedOutError,
  StaffReadError,
} from './staff-calls';

const isFinal = (status: number): boolean => status === 403 || status === 404;

const options: SWRConfiguration = {
  // Events say what has changed; a page that comes back to the front asks once.
  dedupingInterval: 500,
  focusThrottleInterval: 5000,
  keepPreviousData: true,
  // What is deleted, or for others, stays so.
  shouldRetryOnError: (error) =>
    !(error instanceof SignedOutError) && !(error instanceof StaffReadError && isFinal(error.status)),
  // Evenly: a wait that doubles leaves "no connection" standing long after it is back.
  onErrorRetry: (...[, , , revalidate, { retryCount }]) => {
    setTimeout(() => void revalidate({ retryCount, dedupe: true }), AGAIN_MS);
  },
};

export type StaffView<T> = Loaded<T> & {
  /** What is shown is from before: the server did not answer since. */
  isStale: boolean;
  again: () => Promise<T | undefined>;
};

/** What a page of the console shows, read again every so often where that is wanted; without a session the way leads to the sign-in, and back from there. */
export function useStaff<T>(path: string | null, everyMs = 0): StaffView<T> {
  const repeated = { refreshInterval: everyMs, refreshWhenHidden: true };
  const read = useCallback(async () => (path === null ? undefined : await readStaff<T>(path)), [path]);
  return useView(
    useSWR<T, Error>(path, readStaff, everyMs === 0 ? options : { ...options, ...repeated }),
    read,
  );
}

/** One thing by its id. Each reading is noted, so it is read again for a new version only. */
export function useStaffItem<T>(
  path: string,
  { id, version }: { id: string; version: number | string },
): StaffView<T> {
  const read = useCallback(() => readStaffItem<T>(path, id), [path, id]);
  // A version may come back within a moment, as where it counts what waits: what was read for it before is old then.
  const ofVersions = { ...options, revalidateOnFocus: false, dedupingInterval: 0 };
  return useView(useSWR<T, Error>([path, id, version], read, ofVersions), read);
}

function useView<T>(
  { data, error, mutate: load }: SWRResponse<T, Error>,
  read: () => Promise<T | undefined>,
): StaffView<T> {
  // What is read here is what is answered: a reading that an event begins meanwhile would leave the older data behind.
  const again = useCallback(() => load(read(), { revalidate: false }).catch(() => load()), [load, read]);
  const state = { isStale: error !== undefined, again };
  if (error instanceof SignedOutError) return { kind: 'loading', ...state };
  if (error instanceof StaffReadError && error.status === 403) return { kind: 'forbidden', ...state };
  if (error instanceof StaffReadError && error.status === 404) return { kind: 'missing', ...state };
  if (data !== undefined) return { kind: 'shown', data, ...state };
  if (!error) return { kind: 'loading', ...state };
  return { kind: 'failed', why: error instanceof StaffReadError ? error.trouble : 'away', ...state };
}

/** Reads again whatever stands below an address: after a change of one's own, or an event. */
export const readAgain = (prefix: string): Promise<unknown> =>
  mutate((key) => typeof key === 'string' && key.startsWith(prefix));

/** The topics of events with the addresses that they make old. */
const topics: Readonly<Record<string, string>> = {
  inbox: '/staff/api/inbox',
  chats: '/staff/api/chats',
  live: '/staff/api/chats',
  gifts: '/staff/api/gifts',
  content: '/staff/api/content',
  media: '/staff/api/media',
  people: '/staff/api/people',
};

/** The start page counts what waits of every topic. */
const renew = (prefix: string) => void [prefix, staffRoutes.api.overview].map(readAgain);

export type Line = 'connecting' | 'open' | 'lost';

/** The line to the server. It is lost when an answer says so, not when a tab was in the background. */
class EventLine {
  #line: Line = 'connecting';
  #source: EventSource | undefined;
  #endBack = () => {};
  /** Events may have been missed since it was open. */
  #wasCut = false;
  readonly #listeners = new Set<() => void>();

  readonly line = (): Line => this.#line;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (!this.#source) {
      this.#open();
      window.addEventListener('offline', this.#cut);
      window.addEventListener('online', this.#again);
      this.#endBack = onServerBack(this.#back);
    }
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      window.removeEventListener('offline', this.#cut);
      window.removeEventListener('online', this.#again);
      this.#endBack();
      this.#source?.close();
      this.#source = undefined;
    };
  };

  /** A device without a network: the browser would wait long for the silent line. */
  readonly #cut = () => this.#tell('lost');
  readonly #again = () => {
    this.#source?.close();
    this.#open();
  };
  /** Something else was answered: neither the line nor what is on view waits for its turn. */
  readonly #back = () => {
    void readAgain('/staff/api');
    if (this.#line === 'lost') this.#again();
  };

  #open(): void {
    const source = new EventSource(staffRoutes.api.events);
    this.#source = source;
    source.onopen = () => {
      // What changed while there was no line.
      if (this.#wasCut) for (const prefix of new Set(Object.values(topics))) renew(prefix);
      this.#wasCut = false;
      this.#tell('open');
      noteAnswer(200);
    };
    source.onerror = () => {
      // A line that was open may end for a reason: after a step-up the server closes that of the old session, and whoever
      // leaves the page cuts it. It is lost once a new one does not come about.
      if (this.#source === source && this.#line === 'open') {
        source.close();
        this.#line = 'connecting';
        this.#wasCut = true;
        return this.#open();
      }
      this.#tell('lost');
      // Refused for good: signed out, or the server is away. The account's answer tells which.
      if (source.readyState === EventSource.CLOSED) void readAgain(staffRoutes.api.me);
      // A browser left to itself may wait longer each time.
      source.close();
      setTimeout(() => {
        if (this.#source === source && this.#listeners.size > 0) this.#open();
      }, AGAIN_MS);
    };
    // Whoever answers in a conversation is still there.
    source.addEventListener('beat', () => void readAgain(staffRoutes.api.chats));
    for (const [topic, prefix] of Object.entries(topics)) source.addEventListener(topic, () => renew(prefix));
  }

  #tell(line: Line): void {
    this.#line = line;
    this.#wasCut ||= line === 'lost';
    for (const listener of this.#listeners) listener();
  }
}

const eventLine = new EventLine();

/** Listens to events while the page is open, and tells how the line is. */
export const useEventLine = (): Line =>
  useSyncExternalStore(eventLine.subscribe, eventLine.line, () => 'connecting' as const);
