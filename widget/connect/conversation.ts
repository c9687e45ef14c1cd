import { newId } from '../effects/browser-ports';
import { type ChatMessage, isObject } from './protocol';

/**
 * What has been said to a model and by it in one block. It lies in the flow's `variables`, so it is restarted and
 * resumed with the conversation. What other blocks asked is not part of it, and is not sent.
 */
export type Conversation = {
  id: string;
  messages: ChatMessage[];
  /** Choices that came with the last answer. */
  options: string[];
};

/** Older messages are forgotten: models have a limit, and so has what can be stored. */
const MESSAGES_MAX = 60;
const LENGTH_MAX = 100_000;

/** Conversations that this page began or has continued. */
const known = new Set<string>();

const isMessage = (value: unknown): value is ChatMessage =>
  isObject(value) &&
  typeof value['id'] === 'string' &&
  typeof value['text'] === 'string' &&
  (value['role'] === 'user' || value['role'] === 'assistant');

const isConversation = (value: unknown): value is Conversation =>
  isObject(value) &&
  typeof value['id'] === 'string' &&
  Array.isArray(value['messages']) &&
  value['messages'].every(isMessage) &&
  Array.isArray(value['options']) &&
  value['options'].every((option) => typeof option === 'string');

/** The conversation of a block, begun if there is none. */
export function conversationOf(variables: Record<string, unknown>, path: string): Conversation {
  const name = `connect:${path}`;
  const stored = variables[name];
  if (isConversation(stored)) return stored;
  const conversation: Conversation = { id: newId(), messages: [], options: [] };
  known.add(conversation.id);
  variables[name] = conversation;
  return conversation;
}

/** Whether the conversation comes from before a reload; true once. */
export function isTakenUp({ id }: Conversation): boolean {
  const isKnown = known.has(id);
  known.add(id);
  return !isKnown;
}

export function addMessage(conversation: Conversation, message: ChatMessage): void {
  const messages = [...conversation.messages, message].slice(-MESSAGES_MAX);
  let length = messages.reduce((sum, { text }) => sum + text.length, 0);
  while (length > LENGTH_MAX && messages.length > 1) length -= messages.shift()?.text.length ?? 0;
  conversation.messages = messages;
}

/** Takes back the answer that is to be given anew. */
export function dropAnswer(conversation: Conversation): ChatMessage | undefined {
  const last = conversation.messages.at(-1);
  if (last?.role !== 'assistant') return undefined;
  conversation.messages = conversation.messages.slice(0, -1);
  return last;
}
