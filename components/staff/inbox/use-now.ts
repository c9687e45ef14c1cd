import { useSyncExternalStore } from 'react';

const EVERY_MS = 30_000;

function listen(listener: () => void) {
  const timer = setInterval(listener, EVERY_MS);
  return () => clearInterval(timer);
}
/** Rounded up, so that what has just come does not lie ahead. */
const now = () => Math.ceil(Date.now() / EVERY_MS) * EVERY_MS;

/** The time, often enough for minutes of waiting. */
export const useNow = (): number => useSyncExternalStore(listen, now, now);
