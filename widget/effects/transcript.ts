import type { Clock, Transcript } from '../core/ports';
import type { StoredMessage } from '../core/types';
import { parseJson, type Shelf } from './storage';

/** One write for all messages of this long, so a stream does not cost a write a chunk and a message is on disk within 200 ms. */
const WRITE_DELAY_MS = 150;

type Place = { shelf: () => Shelf; key: () => string; clock: Pick<Clock, 'after'> };

/** The stored transcript: a JSON array of messages under the storage key, as react-chatbotify reads and writes it. */
export function storedTranscript({ shelf, key, clock }: Place): Transcript & { flush(): void } {
  let waiting: readonly StoredMessage[] | null = null;
  let cancel = () => {};

  const forget = () => {
    cancel();
    waiting = null;
    window.removeEventListener('pagehide', flush);
  };
  function flush() {
    const messages = waiting;
    forget();
    if (messages) shelf().setItem(key(), JSON.stringify(messages));
  }
  return {
    read: () => {
      flush();
      return readMessages(parseJson(shelf().getItem(key())));
    },
    write: (messages) => {
      if (!waiting) {
        cancel = clock.after(WRITE_DELAY_MS, flush);
        // The last message of a visit must not be lost with the page.
        window.addEventListener('pagehide', flush);
      }
      waiting = messages;
    },
    clear: () => {
      forget();
      shelf().removeItem(key());
    },
    flush,
  };
}

/**
 * Whatever was stored, only well-formed messages come out, each id once, as text: markup kept by the original is never
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

/** The words of a piece of HTML; a parsed document is inert: no script runs, no picture loads. */
function textOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const silent of body.querySelectorAll('script, style, template')) silent.remove();
  // Options of an older visit stand one under the other, not in one word.
  for (const block of body.querySelectorAll('div, p, li, br')) block.after('\n');
  return (body.textContent ?? '').replace(/\n{2,}/g, '\n').trim();
}
