/** TypeScript does not know it yet. */
type CloseWatcher = { onclose: () => unknown; destroy(): void };
declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcher;
  }
}

/** Where the browser can: a phone's own Back closes the window in place of leaving the page, until the answer is called. */
export function takeBack(close: () => unknown): (() => void) | undefined {
  if (!window.CloseWatcher) return undefined;
  const watcher = new window.CloseWatcher();
  watcher.onclose = close;
  return () => watcher.destroy();
}
