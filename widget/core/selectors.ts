import { findEntry } from './entries';
import type { Chunk, Entries, Interactive, State } from './state';
import type { Message } from './types';

/** Values derived from the state. */
export const currentPath = ({ paths }: State): string | null => paths.at(-1) ?? null;
export const previousPath = ({ paths }: State): string | null => paths.at(-2) ?? null;

export const settingsOf = ({ settings }: State) => settings;
export const stylesOf = ({ styles }: State) => styles;

/** The window can be seen: opened, or part of the page. */
export const isVisible = ({ isOpen, settings }: State): boolean => isOpen || settings.general.embedded;

/** Options and checkboxes are disabled once used or left, unless reusable. */
export function isLive(state: State, interactive: Interactive): boolean {
  if (interactive.reusable) return true;
  const isUsed = interactive.kind === 'options' ? interactive.chosen.length > 0 : interactive.isDone;
  return interactive.visit === state.visit && !isUsed;
}

/** Enough boxes are ticked to go on. */
export const isComplete = (interactive: Interactive): boolean =>
  interactive.kind === 'options' || interactive.chosen.length >= interactive.min;

export const canSend = ({ input, draft }: State): boolean =>
  !input.isDisabled && !input.isChecking && draft.trim() !== '';

/** What the badge on the launcher says; null: no badge. */
export const badge = ({ unread, settings }: State): string | null =>
  settings.notification.disabled || !settings.notification.showCount || unread === 0
    ? null
    : unread > 99
      ? '99+'
      : String(unread);

export const isPromptVisible = ({ settings, isScrolledUp, unread }: State): boolean =>
  settings.chatWindow.showMessagePrompt && isScrolledUp && unread > 0;

/** Whether there are stored messages that the visitor can clear. */
export const canClear = ({ history, settings, entries }: State): boolean => {
  const { resume, disabled } = settings.chatHistory;
  if (history === 'offered') return true;
  return resume && !disabled && findEntry(entries, ({ message }) => message.sender === 'USER') !== undefined;
};

const lists = new WeakMap<Entries, Message[]>();
const segments = new WeakMap<Chunk, Message[]>();

/** The messages of the list, in order; the same array as long as the list is the same. */
export function messagesOf({ entries }: Pick<State, 'entries'>): Message[] {
  const known: Message[] | undefined = lists.get(entries);
  if (known) return known;
  const messages = entries.chunks.flatMap(messagesIn);
  lists.set(entries, messages);
  return messages;
}

/** Read once for each chunk, so a new message costs no more in a long list than in a short one. */
function messagesIn(chunk: Chunk): Message[] {
  const known = segments.get(chunk);
  if (known) return known;
  const messages = chunk.items.filter(({ kind }) => kind !== 'spinner').map(({ message }) => message);
  segments.set(chunk, messages);
  return messages;
}
