import { whenPageRests } from '@/lib/browser/on-idle';
import type { GivingDesk } from './checkout-loader';

/**
 * Opens the desk, and with it the provider's script, at the first touch of the form or once the browser rests
 * (spec §4). Returns how to leave: the script and its window go with the page.
 */
export function prepareDesk(form: HTMLElement, desk: GivingDesk): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const start = () => void desk.prepare();
  for (const act of ['pointerdown', 'focusin'] as const) {
    form.addEventListener(act, start, { once: true, signal });
  }
  const callOff = whenPageRests(start);
  window.addEventListener('pageshow', ({ persisted }) => persisted && desk.returned(), { signal });
  return () => {
    ended.abort();
    callOff();
    desk.leave();
  };
}
