import type { Entry, State } from '../state';
import type { Host, Message } from '../types';
import type { Command, MessageEvent, Outcome } from './event';

export function onMessage<H extends Host>(state: State<H>, event: MessageEvent<H>): Outcome<H> {
  switch (event.type) {
    case 'unread-raised':
      return [isInSight(state) ? state : { ...state, unread: state.unread + 1 }, []];
    case 'message-added':
      return added(state, event.entry);
    case 'message-changed':
      return changed(state, event.message, event.isStreaming);
    case 'message-removed':
      return removed(state, event.id);
    case 'messages-replaced':
      return [{ ...state, entries: entriesFor(state.entries, event.messages) }, ['save']];
    case 'chosen':
      return [chosen(state, event), []];
  }
}

/** The newest message can be seen. */
export const isInSight = <H extends Host>({ isOpen, isScrolledUp, settings }: State<H>): boolean =>
  (isOpen || settings.general.embedded) && !isScrolledUp;

function added<H extends Host>(state: State<H>, entry: Entry<H>): Outcome<H> {
  const isAnswer = entry.message.sender === 'USER';
  const isBot = entry.message.sender === 'BOT';
  const commands: Command[] = entry.kind === 'message' && entry.isStreaming ? [] : ['save'];
  if (!isAnswer && mayChime(state)) commands.push('chime');
  if (isAnswer || state.settings.chatWindow.autoJumpToBottom || !state.isScrolledUp) commands.push('scroll');
  return [{ ...state, entries: [...state.entries, entry], bot: isBot ? 'idle' : state.bot }, commands];
}

/** Whether the widget is in view, if it is embedded, is asked when the command is run. */
const mayChime = <H extends Host>(state: State<H>): boolean =>
  !state.settings.notification.disabled &&
  state.isNotifying &&
  state.hasInteracted &&
  (!isInSight(state) || state.settings.general.embedded);

function changed<H extends Host>(state: State<H>, message: Message<H>, isStreaming: boolean): Outcome<H> {
  const entries = state.entries.map((entry) => {
    if (entry.message.id !== message.id) return entry;
    return entry.kind === 'message' ? { ...entry, message, isStreaming } : { ...entry, message };
  });
  const commands: Command[] = isStreaming ? [] : ['save'];
  if (!state.isScrolledUp || state.settings.chatWindow.autoJumpToBottom) commands.push('scroll');
  return [{ ...state, entries }, commands];
}

function removed<H extends Host>(state: State<H>, id: string): Outcome<H> {
  const entries = state.entries.filter(({ message }) => message.id !== id);
  return [{ ...state, entries, unread: Math.max(0, state.unread - 1) }, ['save']];
}

/** A message given back keeps how it is drawn; a new one is drawn as text or element. */
function entriesFor<H extends Host>(
  entries: readonly Entry<H>[],
  messages: readonly Message<H>[],
): readonly Entry<H>[] {
  const known = new Map(entries.map((entry) => [entry.message.id, entry]));
  return messages.map((message): Entry<H> => {
    const entry = known.get(message.id);
    if (!entry) return { kind: 'message', message, isStreaming: false, isFromHistory: false };
    return entry.message === message ? entry : { ...entry, message };
  });
}

function chosen<H extends Host>(
  state: State<H>,
  { id, chosen: items, isDone }: Extract<MessageEvent<H>, { type: 'chosen' }>,
): State<H> {
  const entries = state.entries.map((entry): Entry<H> => {
    if (entry.kind !== 'interactive' || entry.message.id !== id) return entry;
    const { interactive } = entry;
    return interactive.kind === 'options'
      ? { ...entry, interactive: { ...interactive, chosen: items } }
      : { ...entry, interactive: { ...interactive, chosen: items, isDone } };
  });
  return { ...state, entries };
}
