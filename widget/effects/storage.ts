import type { Clock, Log, Transcript } from '../core/ports';
import type { StoredMessage } from '../core/types';

/** The part of web storage the widget uses. */
export type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const nothing: WebStorage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

/** Reading `window.localStorage` itself throws where the visitor blocks it, and writing throws when it is full: both are inert here. */
export function storage(type: string): WebStorage {
  const found = guard(() => (type === 'SESSION_STORAGE' ? window.sessionStorage : window.localStorage), null);
  if (!found) return nothing;
  return {
    getItem: (key) => guard(() => found.getItem(key), null),
    setItem: (key, value) => guard(() => found.setItem(key, value), undefined),
    removeItem: (key) => guard(() => found.removeItem(key), undefined),
  };
}

export function parseJson(text: string | null): unknown {
  return text === null ? null : guard((): unknown => JSON.parse(text), null);
}

function guard<T>(attempt: () => T, otherwise: T): T {
  try {
    return attempt();
  } catch {
    return otherwise;
  }
}

/** One write for all messages of this long, so a stream does not cost a write a chunk and a message is on disk within 200 ms. */
const TRANSCRIPT_DELAY_MS = 150;

export type StorageOptions = {
  storage: () => WebStorage;
  key: () => string;
  clock: Pick<Clock, 'after'>;
  log?: Pick<Log, 'info'>;
};

/** The stored transcript: a JSON array of messages under the storage key, as react-chatbotify reads and writes it. */
export function storedTranscript({
  storage,
  key,
  clock,
  log,
}: StorageOptions): Transcript & { flush(): void } {
  let waiting: readonly StoredMessage[] | null = null;
  let cancel = () => {};
  let isFull = false;
  /** What this tab has read or written; other stored messages come from other tabs. */
  const known = new Set<string>();

  const readStored = () => readMessages(parseJson(storage().getItem(key())));
  const store = (messages: readonly StoredMessage[]) => {
    for (const { id } of messages) known.add(id);
    const text = JSON.stringify(
      joinTabs(
        readStored().filter(({ id }) => !known.has(id)),
        messages,
      ),
    );
    storage().setItem(key(), text);
    if (!isFull && storage().getItem(key()) !== text) {
      isFull = true;
      log?.info('The chat history could not be stored: the storage is full or blocked.');
    }
  };
  const forget = () => {
    cancel();
    waiting = null;
    window.removeEventListener('pagehide', flush);
  };
  function flush() {
    const messages = waiting;
    forget();
    if (messages) store(messages);
  }
  return {
    read: () => {
      flush();
      const stored = readStored();
      for (const { id } of stored) known.add(id);
      return stored;
    },
    write: (messages) => {
      if (!waiting) {
        cancel = clock.after(TRANSCRIPT_DELAY_MS, flush);
        // The last message of a visit must not be lost with the page.
        window.addEventListener('pagehide', flush);
      }
      waiting = messages;
    },
    clear: () => {
      forget();
      storage().removeItem(key());
    },
    flush,
  };
}

/** Messages of several tabs in the order of time. */
function joinTabs(theirs: readonly StoredMessage[], own: readonly StoredMessage[]): readonly StoredMessage[] {
  if (theirs.length === 0) return own;
  const timeOf = ({ timestamp }: StoredMessage) => Date.parse(timestamp) || 0;
  return [...theirs, ...own].sort((one, other) => timeOf(one) - timeOf(other));
}

/**
 * Validates stored messages: well-formed ones only, each id once, as text. Markup stored by the original is never
 * made into elements again.
 */
export function readMessages(stored: unknown): StoredMessage[] {
  const messages = Array.isArray(stored) ? stored.flatMap(readMessage) : [];
  return [...new Map(messages.map((message) => [message.id, message])).values()];
}

function readMessage(stored: unknown): StoredMessage[] {
  if (typeof stored !== 'object' || stored === null) return [];
  const { id, content, sender, type, timestamp, tags }: Record<string, unknown> = { ...stored };
  if (typeof id !== 'string' || typeof content !== 'string' || typeof sender !== 'string') return [];
  const text = type === 'object' ? textOf(content) : content;
  if (!text.trim()) return [];
  return [
    {
      id,
      content: text,
      sender: sender.toUpperCase(),
      type: 'string',
      timestamp: typeof timestamp === 'string' ? timestamp : '',
      tags: Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [],
    },
  ];
}

/** The text of HTML; a parsed document runs no script and loads no image. */
function textOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const silent of body.querySelectorAll('script, style, template')) silent.remove();
  // Options of an older visit stand one under the other, not in one word.
  for (const block of body.querySelectorAll('div, p, li, br')) block.after('\n');
  return (body.textContent ?? '').replace(/\n{2,}/g, '\n').trim();
}
