/** Longest wait for an idle moment after loading; a busy page still gets its film. */
const IDLE_TIMEOUT_MS = 3000;
/** Stands in for an idle moment where the browser cannot tell one (Safari). */
const SETTLE_MS = 500;

/** The visitor prefers reduced motion, or pays for every byte. */
export function wantsStillness(): boolean {
  // Not in the DOM's types: only Chromium has it.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  const savesData = connection?.saveData === true;
  return savesData || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Calls back once the page has loaded and the browser is idle. Returns how to call it off. */
export function whenPageRests(then: () => void): () => void {
  const calledOff = new AbortController();
  const { signal } = calledOff;
  if (document.readyState === 'complete') whenIdle(then, signal);
  else window.addEventListener('load', () => whenIdle(then, signal), { once: true, signal });
  return () => calledOff.abort();
}

function whenIdle(then: () => void, signal: AbortSignal): void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(then, { timeout: IDLE_TIMEOUT_MS });
    signal.addEventListener('abort', () => window.cancelIdleCallback(handle));
    return;
  }
  const timer = setTimeout(then, SETTLE_MS);
  signal.addEventListener('abort', () => clearTimeout(timer));
}

/** Signs that the connection or the visitor is back; a page that slept hears of no `online`. */
export const returnSigns = ['online', 'pageshow', 'focus', 'visibilitychange'] as const;

/** Calls back once at the first of these signs. */
export function whenBack(then: () => void): void {
  const heard = new AbortController();
  const back = () => {
    heard.abort();
    then();
  };
  for (const sign of returnSigns) window.addEventListener(sign, back, heard);
}
