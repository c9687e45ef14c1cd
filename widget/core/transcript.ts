import type { Message, RichContent, StoredMessage } from './types';

type Terms = {
  maxEntries: number;
  textOf: (rich: RichContent) => string;
  forgotten: ReadonlySet<string>;
};

/**
 * What is stored of the live list: the newest `maxEntries`, as text; what stands between messages (SYSTEM) and
 * empty texts are skipped. Walks from the end, so a long conversation costs no more than a short one.
 */
export function toStored(
  entries: readonly { message: Message }[],
  { maxEntries, textOf, forgotten }: Terms,
): StoredMessage[] {
  const stored: StoredMessage[] = [];
  for (let index = entries.length - 1; index >= 0 && stored.length < maxEntries; index -= 1) {
    const message = entries[index]?.message;
    if (!message || message.sender === 'SYSTEM' || forgotten.has(message.id)) continue;
    const { id, sender, timestamp, tags, content } = message;
    const text = typeof content === 'string' ? content : textOf(content);
    if (text.trim()) stored.push({ id, content: text, sender, type: 'string', timestamp, tags: tags ?? [] });
  }
  return stored.reverse();
}

/** Joins what earlier visits stored with the live list: greetings that a reload repeats are kept once. */
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
