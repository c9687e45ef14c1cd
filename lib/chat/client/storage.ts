/** Where the token lies (chat spec §3). */
const TOKEN_KEY = 'chatToken';
const WINDOW_KEY = 'chatWindow';
/** Printable ASCII: it has to survive a browser's storage unchanged. */
export const tokenShape = /^[!-~]{1,512}$/;

export type TokenStorage = { read(): string | null; write(token: string): void; remove(): void };

/** The browser's storage, or memory where the visitor blocks it, it is full or holds what has not the `shape`: the chat then lasts as long as the page. */
export function storedText(key: string, shape = /.*/s) {
  let own: string | null = null;
  const attempt = <T>(work: () => T): T | undefined => {
    try {
      return work();
    } catch {
      return undefined;
    }
  };
  return {
    read: (): string | null => attempt(() => window.localStorage.getItem(key)?.match(shape)?.[0]) ?? own,
    write: (text: string): void => {
      own = text;
      attempt(() => window.localStorage.setItem(key, text));
    },
    remove: (): void => {
      own = null;
      attempt(() => window.localStorage.removeItem(key));
    },
  };
}

/** Reads storage each time: another tab may have replaced the token. What the server would refuse is none. */
export const storedToken = (): TokenStorage => storedText(TOKEN_KEY, tokenShape);

/** What of the lines of people in this conversation was shown, in words apart by spaces: none of another conversation. */
export function storedLines(tokens: TokenStorage) {
  const stored = storedText('chatLines');
  const mark = () => (tokens.read() ?? '').slice(-12);
  const words = () => (stored.read() ?? '').split(' ');
  const isBegun = (): boolean => mark() !== '' && words()[1] === mark();
  return {
    /** Whether people may have written in it. */
    isBegun,
    read(): string[] {
      const [number = '', , ...others] = words();
      return isBegun() ? [number, ...others] : [];
    },
    write: (number: number, others: (number | string)[]): void =>
      stored.write([number, mark(), ...others].join(' ').trim()),
  };
}

/** Whether the visitor last left the chat's window open; null before they did either. */
export function storedWindowChoice(): { read(): boolean | null; write(isOpen: boolean): void } {
  const stored = storedText(WINDOW_KEY);
  return {
    read: () => {
      const choice = stored.read();
      return choice === 'open' ? true : choice === 'closed' ? false : null;
    },
    write: (isOpen) => stored.write(isOpen ? 'open' : 'closed'),
  };
}
