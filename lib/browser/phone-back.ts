/** What a browser closes when the phone's own Back is used; TypeScript's library does not declare it yet. */
type CloseWatcher = { onclose: () => unknown; destroy(): void };
declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcher;
  }
}

/**
 * Calls `close` at the phone's own Back, which then does not leave the page. Returns what ends that; undefined where the
 * browser cannot tell of Back.
 */
export function takeBack(close: () => unknown): (() => void) | undefined {
  if (!window.CloseWatcher) return undefined;
  const watcher = new window.CloseWatcher();
  watcher.onclose = close;
  return () => watcher.destroy();
}
