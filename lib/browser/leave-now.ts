import { NEUTRAL_PAGE } from './quick-exit';

const attempt = (work: () => void): void => {
  try {
    work();
  } catch {
    // Storage can be forbidden; then nothing of ours lies there.
  }
};

/**
 * Leaves the page for one that says nothing, in its place: going back does not show it again. What this site keeps in
 * the browser goes first, and what was typed; the other page does not learn where somebody came from.
 */
export function leaveNow(go: (url: string) => void = (url) => window.location.replace(url)): void {
  attempt(() => window.localStorage.clear());
  attempt(() => window.sessionStorage.clear());
  for (const form of document.querySelectorAll('form')) form.reset();
  const silence = document.createElement('meta');
  silence.name = 'referrer';
  silence.content = 'no-referrer';
  document.head.append(silence);
  go(NEUTRAL_PAGE);
}
