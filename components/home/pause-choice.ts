const KEY = 'hero-paused';

/** Whoever stopped the moving picture finds it still after a reload, for as long as the tab lives. */
export const pauseChoice = {
  isKept(): boolean {
    try {
      return sessionStorage.getItem(KEY) !== null;
    } catch {
      // Storage can be forbidden; then the choice lasts as long as the page.
      return false;
    }
  },
  keep(isPaused: boolean): void {
    try {
      if (isPaused) sessionStorage.setItem(KEY, 'yes');
      else sessionStorage.removeItem(KEY);
    } catch {}
  },
};
