import type { InterfaceActions, PublicActions } from '../engine-types';
import { entryOf, newestFirst } from '../entries';
import { RcbEvent } from '../events';
import { updated } from '../merge';
import { mask } from '../rules';
import { currentPath, isVisible, messagesOf } from '../selectors';
import type { Entry, Interactive, Origin } from '../state';
import { toStored } from '../transcript';
import { isInSight } from '../transition/message';
import type { Message, RichContent, StoredMessage } from '../types';
import { blockAt, type Context, newMessage, textOf } from './context';

type Shape = { interactive?: Interactive; isMasked?: boolean; origin?: Origin };
type NewMessage = { content: string | RichContent; sender: string } & Shape;

export type Messages = Pick<
  PublicActions,
  'injectMessage' | 'removeMessage' | 'getMessages' | 'replaceMessages' | 'speakAudio'
> &
  Pick<InterfaceActions, 'giveFeedback'> & {
    inject(message: NewMessage): Promise<Message | null>;
    /** Raises the unread count for a message out of sight. */
    raiseUnread(): void;
    /** Reads a bot message aloud if audio is on and the window is open. */
    speakFor(message: Message): Promise<void>;
    entryFor(message: Message, shape: Shape): Entry;
  };

export function makeMessages(context: Context): Messages {
  const { getState, send, ask, memory } = context;

  const { speakAudio, speakFor } = makeSpeaking(context);
  const entryFor = (message: Message, { interactive, isMasked, origin }: Shape): Entry => {
    const lang = message.sender === 'BOT' ? blockAt(memory, currentPath(getState()))?.lang : undefined;
    const words = lang === undefined ? {} : { lang };
    return interactive
      ? {
          kind: 'interactive',
          message,
          interactive,
          isFromHistory: false,
          ...(origin ? { origin } : {}),
          ...words,
        }
      : {
          kind: 'message',
          message,
          isStreaming: false,
          isFromHistory: false,
          ...(isMasked ? { isMasked } : {}),
          ...(origin ? { origin } : {}),
          ...words,
        };
  };
  const raiseUnread = () => {
    if (!isInSight(getState())) send({ type: 'unread-raised' });
  };
  const inject = async ({ content, sender, ...shape }: NewMessage) => {
    if (typeof content === 'string' && !content.trim() && !shape.interactive) return null;
    const conversation = context.signal('conversation');
    const message = newMessage(context, content, sender);
    if (shape.interactive) message.type = 'object';
    const { allowed, data } = await ask(RcbEvent.PRE_INJECT_MESSAGE, { message });
    if (!allowed || conversation.aborted) return null;
    await speakFor(data.message);
    raiseUnread();
    await ask(RcbEvent.POST_INJECT_MESSAGE, { message: data.message });
    if (conversation.aborted) return null;
    send({ type: 'message-added', entry: entryFor(data.message, shape) });
    return data.message;
  };

  return {
    inject,
    raiseUnread,
    speakFor,
    speakAudio,
    entryFor,
    injectMessage: (content, sender = 'BOT') => inject({ content, sender }),
    removeMessage: (id) => removeMessage(context, id),
    giveFeedback: async (...feedback) => (await import('./feedback')).giveFeedback(context, ...feedback),
    getMessages: (sender, count, offset = 0) => pageOf(messagesOf(getState()), { sender, count, offset }),
    replaceMessages: (update) =>
      send({ type: 'messages-replaced', messages: updated(update, messagesOf(getState())) }),
  };
}

function makeSpeaking({ getState, ask, ports }: Context): Pick<Messages, 'speakAudio' | 'speakFor'> {
  const speakAudio = async (text: string) => {
    const { allowed, data } = await ask(RcbEvent.START_SPEAK_AUDIO, { textToRead: text });
    if (allowed && data.textToRead.trim()) ports.speech.speak(data.textToRead);
  };
  return {
    speakAudio,
    async speakFor({ content, sender, type }) {
      const state = getState();
      const isHeard = state.isAudioOn && !state.settings.audio.disabled && isVisible(state);
      if (isHeard && sender === 'BOT' && type === 'string' && typeof content === 'string')
        await speakAudio(content);
    },
  };
}

type Wanted = { sender: string | undefined; count: number | undefined; offset: number };
/** Newest first. */
function pageOf(messages: Message[], { sender, count, offset }: Wanted): Message[] | null {
  const wanted = messages.filter((message) => !sender || message.sender === sender.toUpperCase()).reverse();
  const found = wanted.slice(offset, count && count > 0 ? offset + count : undefined);
  return found.length > 0 ? found : null;
}

/** Removes a message from the list and from the stored history. */
async function removeMessage(context: Context, id: string): Promise<Message | null> {
  const { getState, send, ask, memory, ports } = context;
  const live = entryOf(getState().entries, id)?.message;
  const message: Message | undefined = live ?? memory.earlier.find((earlier) => earlier.id === id);
  if (!message) return null;
  const { allowed } = await ask(RcbEvent.REMOVE_MESSAGE, { message });
  if (!allowed) return null;
  memory.earlier = memory.earlier.filter((earlier) => earlier.id !== id);
  if (live) send({ type: 'message-removed', id });
  else if (!getState().settings.chatHistory.disabled) {
    ports.transcript.write(ports.transcript.read().filter((stored) => stored.id !== id));
  }
  return message;
}

/** The live list as stored messages, without those the visitor has cleared. */
export const storedLive = (context: Context): StoredMessage[] => {
  const { settings, entries } = context.getState();
  const stored = toStored(newestFirst(entries), {
    maxEntries: settings.chatHistory.maxEntries,
    textOf: (rich) => textOf(context, rich),
    forgotten: context.memory.forgotten,
  });
  return stored.map((message) => ({
    ...message,
    content: withoutSecret(context, message.content),
  }));
};

/** A shorter secret may be part of any word. */
const TELLING_LENGTH = 3;

/** Masks sensitive answers in a stored text, even where the bot repeats them. */
export function withoutSecret({ memory, getState }: Context, text: string): string {
  const { secrets } = memory;
  if (secrets.size === 0) return text;
  const masked = mask(getState().settings.sensitiveInput.asterisksCount);
  if (secrets.has(text)) return masked;
  return [...secrets]
    .filter(({ length }) => length >= TELLING_LENGTH)
    .reduce((words, secret) => words.replaceAll(secret, masked), text);
}
