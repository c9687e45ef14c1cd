import type { InterfaceActions, PublicActions } from '../engine-types';
import { allEntries } from '../entries';
import { RcbEvent } from '../events';
import type { Entry } from '../state';
import { joinHistory, toStored } from '../transcript';

import { type Context, newMessage, textOf } from './context';
import { storedLive } from './messages';

const SPINNER_MS = 500;
/** With the storage's own delay a message is on disk within 200 ms (§1.15). */
const SAVE_DELAY_MS = 10;
/** After the spinner, once the loaded messages are drawn. */
const SCROLL_MS = 10;

export type History = Pick<PublicActions, 'showChatHistory' | 'getHistoryMessages' | 'setHistoryMessages'> &
  Pick<InterfaceActions, 'clearHistory'> & {
    /** Stores the list: at once if the save event is on, otherwise shortly after, in one write. */
    save(): void;
    /** Runs a pending store now. */
    flush(): void;
    /** Reads the messages of earlier visits that the list does not show. */
    prepare(): void;
    /** Reads the stored messages again after another tab has written. */
    recall(): void;
    /** Stores nothing of the current list again, because another tab has cleared the storage. */
    disown(): void;
  };

export function makeHistory(context: Context): History {
  const { getState, send, memory, ports } = context;
  const settings = () => getState().settings.chatHistory;

  const saving = makeSaving(context);
  const recall = () => {
    const shown = new Set(allEntries(getState().entries).map(({ message }) => message.id));
    memory.earlier = settings().disabled ? [] : ports.transcript.read().filter(({ id }) => !shown.has(id));
  };
  const disown = () => {
    saving.drop();
    memory.forgotten = new Set(allEntries(getState().entries).map(({ message }) => message.id));
    recall();
    send({ type: 'history-gone' });
  };

  return {
    save: saving.save,
    flush: saving.flush,
    recall,
    disown,
    prepare() {
      // Disabling the history also removes what was stored (§1.13).
      if (settings().disabled) {
        ports.transcript.clear();
        ports.snapshots?.clear();
      }
      recall();
      send({ type: 'history-offered', isOffered: memory.earlier.length > 0 });
      if (memory.earlier.length > 0 && settings().autoLoad) void show(context);
    },
    showChatHistory: () => show(context),
    getHistoryMessages: () => (settings().disabled ? [] : ports.transcript.read()),
    setHistoryMessages(messages) {
      if (settings().disabled) return;
      memory.earlier = toStored(messages.map((message) => ({ message })).reverse(), {
        maxEntries: settings().maxEntries,
        textOf: (rich) => textOf(context, rich),
        forgotten: new Set(),
      });
      ports.transcript.write(memory.earlier);
      if (getState().history !== 'shown') {
        send({ type: 'history-offered', isOffered: memory.earlier.length > 0 });
      }
    },
    clearHistory() {
      ports.transcript.clear();
      ports.snapshots?.clear();
      disown();
    },
  };
}

/** Stores the current list together with the messages of earlier visits. */
function makeSaving(context: Context): Pick<History, 'save' | 'flush'> & { drop(): void } {
  const { getState, ask, memory, ports } = context;
  const settings = () => getState().settings.chatHistory;
  const toSave = () => {
    const live = storedLive(context);
    const joined = getState().history === 'shown' ? live : joinHistory(memory.earlier, live);
    const { maxEntries } = settings();
    return maxEntries === 0 ? [] : joined.slice(-maxEntries);
  };
  const askAndSave = async () => {
    if (settings().disabled) return;
    const { allowed, data } = await ask(RcbEvent.SAVE_CHAT_HISTORY, { messages: toSave() });
    if (allowed && !settings().disabled) ports.transcript.write(data.messages);
  };
  let cancel: (() => void) | null = null;
  const drop = () => {
    cancel?.();
    cancel = null;
  };
  const flush = () => {
    if (!cancel) return;
    drop();
    if (!settings().disabled) ports.transcript.write(toSave());
  };

  return {
    drop,
    flush,
    save() {
      if (getState().settings.event.rcbSaveChatHistory) void askAndSave();
      else cancel ??= context.timers.after(SAVE_DELAY_MS, flush);
    },
  };
}

async function show(context: Context): Promise<void> {
  const { getState, send, ask, memory, ports } = context;
  if (getState().history !== 'offered') return;
  const conversation = context.signal('conversation');
  const { allowed } = await ask(RcbEvent.LOAD_CHAT_HISTORY, {});
  if (!allowed || conversation.aborted || getState().history !== 'offered') return;
  send({ type: 'history-loading', spinner: { kind: 'spinner', message: newMessage(context, '', 'SYSTEM') } });
  if (!(await context.timers.wait(SPINNER_MS)) || getState().history !== 'loading') return;
  try {
    const restorePosition = memory.view?.holdPosition();
    send({ type: 'history-shown', entries: historyEntries(context) });
    context.timers.after(SCROLL_MS, () => restorePosition?.());
  } catch (reason) {
    ports.log.error('The chat history could not be loaded:', reason);
    ports.transcript.clear();
    memory.earlier = [];
    send({ type: 'history-gone' });
  }
}

function historyEntries(context: Context): Entry[] {
  const { autoLoad, chatHistoryLineBreakText } = context.getState().settings.chatHistory;
  const lineBreak = newMessage(context, autoLoad ? '' : chatHistoryLineBreakText, 'SYSTEM');
  return [
    ...context.memory.earlier.map(
      (message): Entry => ({ kind: 'message', message, isStreaming: false, isFromHistory: true }),
    ),
    { kind: 'line-break', message: lineBreak },
  ];
}
