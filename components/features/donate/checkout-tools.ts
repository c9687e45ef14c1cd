import { CheckoutScript } from '@/lib/browser/checkout-script';
import { CheckoutSession } from '@/lib/browser/checkout-session';
import { isInAppBrowser, windowOptions } from '@/lib/domain/checkout-window';
import { SANDBOX_KEY_ID } from '@/lib/domain/donation-record';
import type { Language } from '@/lib/domain/language';
import type { CheckoutSetup } from './checkout-props';
import { randomDigits } from './donation-order';

/** The page's one session with the window it opens: the provider's, or our own for a test order. */
export function checkoutTools(
  { pageKey, scriptUrl, callbackUrl }: CheckoutSetup,
  trustName: string,
  language: Language,
) {
  const script = scriptUrl === null ? null : new CheckoutScript(scriptUrl);
  const session = new CheckoutSession({
    pageKey,
    isWindowReady: async () => script === null || (await script.isReady()),
    openWindow: (order, { selection, donor }, events) => {
      // Our own window is drawn from the session's state.
      if (order.keyId === SANDBOX_KEY_ID) return { close: () => {} };
      if (!script) throw new Error('The order asks for a payment window that this page does not load.');
      const place = {
        trustName,
        language,
        callbackUrl: isInAppBrowser(navigator.userAgent) ? callbackUrl : null,
      };
      return script.open(windowOptions({ order, selection, donor }, place), events);
    },
    pause: (delayMs) => new Promise((resolve) => setTimeout(resolve, delayMs)),
    nowMs: () => Date.now(),
    newKey: randomDigits,
  });
  return { script, session };
}

export type CheckoutTools = ReturnType<typeof checkoutTools>;

const IDLE_TIMEOUT_MS = 3000;
/** Stands in for an idle moment where the browser cannot tell one (Safari). */
const SETTLE_MS = 500;

/**
 * Loads the provider's script at the first touch of the form or once the browser rests (spec §4). Returns how to
 * leave: the script and its window go with the page.
 */
export function prepareScript(form: HTMLElement, { script, session }: CheckoutTools): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const start = () => script?.prepare();
  for (const act of ['pointerdown', 'focusin'] as const) {
    form.addEventListener(act, start, { once: true, signal });
  }
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(start, { timeout: IDLE_TIMEOUT_MS });
    signal.addEventListener('abort', () => window.cancelIdleCallback(handle));
  } else {
    const timer = setTimeout(start, SETTLE_MS);
    signal.addEventListener('abort', () => clearTimeout(timer));
  }
  window.addEventListener('pageshow', ({ persisted }) => persisted && session.returned(), { signal });
  return () => {
    ended.abort();
    session.close();
    script?.remove();
  };
}
