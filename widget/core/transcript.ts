import type { Message, RichContent, StoredMessage } from './types';

type Terms = {
  maxEntries: number;
  textOf: (rich: RichContent) => string;
  forgotten: ReadonlySet<string>;
};

/**
 * The newest `maxEntries` messages as text; SYSTEM messages and
 * empty texts are skipped. They come newest first, so a long conversation costs no more than a short one.
 */
export function toStored(
  newestFirst: Iterable<{ message: Message }>,
  { maxEntries, textOf, forgotten }: Terms,
): StoredMessage[] {
  const stored: StoredMessage[] = [];
  for (const { message } of newestFirst) {
    if (stored.length >= maxEntries) break;
    if (message.sender === 'SYSTEM' || forgotten.has(message.id)) continue;
    const { id, sender, timestamp, tags, content } = message;
    const text = typeof content === 'string' ? content : textOf(content);
    if (text.trim()) stored.push({ id, content: text, sender, type: 'string', timestamp, tags: tags ?? [] });
  }
  return stored.reverse();
}

/** Joins stored and live messages; greetings that a reload repeats are stored once. */
export function joinHistory(
  earlier: readonly StoredMessage[],
  live: readonly StoredMessage[],
): StoredMessage[] {
  const firstAnswer = live.findIndex(({ sender }) => sender === 'USER');
  const longest = Math.min(earlier.length, firstAnswer === -1 ? live.length : firstAnswer);
  for (let count = longest; count > 0; count -= 1) {
    const tail = earlier.slice(-count);
    if (tail.every((message, index) => isRepeat(message, live[index])))
      return [...earlier.slice(0, -count), ...live];
  }
  return [...earlier, ...live];
}

const isRepeat = (one: StoredMessage, other: StoredMessage | undefined) =>
  one.sender === other?.sender && one.content === other.content;
