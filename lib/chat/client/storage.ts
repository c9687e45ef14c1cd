/** Where the token lies (chat spec §3). */
const TOKEN_KEY = 'chatToken';
const WINDOW_KEY = 'chatWindow';

export type TokenPlace = { read(): string | null; keep(token: string): void; drop(): void };

/** The browser's storage, or memory where the visitor blocks it or it is full: the chat then lasts as long as the page. */
function keptText(key: string) {
  let own: string | null = null;
  const attempt = <T>(work: () => T, otherwise: T): T => {
    try {
      return work();
    } catch {
      return otherwise;
    }
  };
  return {
    read: (): string | null => attempt(() => window.localStorage.getItem(key), null) ?? own,
    keep: (text: string): void => {
      own = text;
      attempt(() => window.localStorage.setItem(key, text), undefined);
    },
    drop: (): void => {
      own = null;
      attempt(() => window.localStorage.removeItem(key), undefined);
    },
  };
}

/** Read anew each time: another tab may have replaced the token. */
export const storedToken = (): TokenPlace => keptText(TOKEN_KEY);

/** Whether the visitor last left the chat's window open; null before they did either. */
export function storedWindowChoice(): { read(): boolean | null; keep(isOpen: boolean): void } {
  const kept = keptText(WINDOW_KEY);
  return {
    read: () => {
      const choice = kept.read();
      return choice === 'open' ? true : choice === 'closed' ? false : null;
    },
    keep: (isOpen) => kept.keep(isOpen ? 'open' : 'closed'),
  };
}
