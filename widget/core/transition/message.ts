import {
  addEntry,
  allEntries,
  changeEntry,
  prependEntries,
  replaceEntries,
  withoutEntries,
} from '../entries';
import type { Entries, Entry, State } from '../state';
import type { Message } from '../types';
import type { Command, HistoryEvent, MessageEvent, Outcome } from './event';

export function onMessage(state: State, event: MessageEvent): Outcome {
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
export const isInSight = ({ isOpen, isScrolledUp, settings }: State): boolean =>
  (isOpen || settings.general.embedded) && !isScrolledUp;

function added(state: State, entry: Entry): Outcome {
  const isAnswer = entry.message.sender === 'USER';
  const isBot = entry.message.sender === 'BOT';
  const commands: Command[] = entry.kind === 'message' && entry.isStreaming ? [] : ['save'];
  if (!isAnswer && mayPlaySound(state)) commands.push('play-sound');
  if (isAnswer || state.settings.chatWindow.autoJumpToBottom || !state.isScrolledUp) commands.push('scroll');
  return [{ ...state, entries: addEntry(state.entries, entry), bot: isBot ? 'idle' : state.bot }, commands];
}

/** Whether the widget is in view, if it is embedded, is asked when the command is run. */
const mayPlaySound = (state: State): boolean =>
  !state.settings.notification.disabled &&
  state.isNotifying &&
  state.hasInteracted &&
  (!isInSight(state) || state.settings.general.embedded);

function changed(state: State, message: Message, isStreaming: boolean): Outcome {
  const entries = changeEntry(state.entries, message.id, (entry) =>
    entry.kind === 'message' ? { ...entry, message, isStreaming } : { ...entry, message },
  );
  const commands: Command[] = isStreaming ? [] : ['save'];
  if (!state.isScrolledUp || state.settings.chatWindow.autoJumpToBottom) commands.push('scroll');
  return [{ ...state, entries }, commands];
}

function removed(state: State, id: string): Outcome {
  const entries = withoutEntries(state.entries, ({ message }) => message.id === id);
  return [{ ...state, entries, unread: Math.max(0, state.unread - 1) }, ['save']];
}

/** Known messages keep their entries; new ones become plain entries. */
function entriesFor(entries: Entries, messages: readonly Message[]): Entries {
  const known = new Map(allEntries(entries).map((entry) => [entry.message.id, entry]));
  const wanted = messages.map((message): Entry => {
    const entry = known.get(message.id);
    if (!entry) return { kind: 'message', message, isStreaming: false, isFromHistory: false };
    return entry.message === message ? entry : { ...entry, message };
  });
  return replaceEntries(entries, wanted);
}

function chosen(
  state: State,
  { id, chosen: items, isDone }: Extract<MessageEvent, { type: 'chosen' }>,
): State {
  const entries = changeEntry(state.entries, id, (entry) => {
    if (entry.kind !== 'interactive') return entry;
    const { interactive } = entry;
    return interactive.kind === 'options'
      ? { ...entry, interactive: { ...interactive, chosen: items } }
      : { ...entry, interactive: { ...interactive, chosen: items, isDone } };
  });
  return { ...state, entries };
}

export function onHistory(state: State, event: HistoryEvent): Outcome {
  const rest = withoutEntries(state.entries, ({ kind }) => kind === 'spinner');
  switch (event.type) {
    case 'history-offered':
      return [{ ...state, history: event.isOffered ? 'offered' : 'none' }, []];
    case 'history-loading':
      return [{ ...state, history: 'loading', entries: prependEntries(rest, [event.spinner]) }, []];
    case 'history-shown':
      return [{ ...state, history: 'shown', entries: prependEntries(rest, event.entries) }, []];
    case 'history-gone':
      return [{ ...state, history: 'none', entries: withoutEntries(rest, isOfHistory) }, []];
  }
}

const isOfHistory = (entry: Entry): boolean =>
  entry.kind === 'line-break' || (entry.kind !== 'spinner' && entry.isFromHistory);
