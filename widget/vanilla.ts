import { createEngine } from './core/engine';
import type { Actions, Engine } from './core/engine-types';
import { allEntries } from './core/entries';
import { eventFlags, type RcbEvent } from './core/events';
import { messagesOf } from './core/selectors';
import type { Settings } from './core/settings';
import type { Entry, State } from './core/state';
import type { Styles } from './core/styles';
import type { Flow, Message, Theme } from './core/types';
import { browserPorts, newId } from './effects/browser-ports';
import { onFirstInteraction } from './effects/page';
import type { EventOf } from './effects/window-events';

export type { ConnectConfig } from './connect/config';
export { connect } from './connect/connect';
export { isDisabled, itemLabel, itemValue } from './core/choices';
export type { Plugin } from './core/engine-types';
export { Button, RcbEvent } from './core/events';
export { joinSettings as mergeSettings } from './core/merge';
export { canSend, isLive } from './core/selectors';
export type { Settings } from './core/settings';
export type { Entry, Interactive, State } from './core/state';
export type { Styles } from './core/styles';
export type {
  Block,
  Card,
  Checks,
  Choices,
  Flow,
  InputField,
  InputRule,
  Item,
  Message,
  Params,
  Theme,
  Toast,
} from './core/types';
export type { EventOf } from './effects/window-events';

export type ChatOptions = {
  /** Names the chat in its events; a random one if absent. */
  id?: string;
  flow: Flow;
  settings?: Settings;
  /** For an interface that draws by them: `getState().styles`. */
  styles?: Styles;
  /** Loaded before the conversation starts. */
  themes?: Theme | Theme[];
};

/** One conversation. `actions` holds what hooks and handles of the React widget offer; the rest is for daily use. */
export type Chat = {
  readonly id: string;
  /** Everything there is to draw; the same object until something changes. */
  getState(): State;
  /** Calls after each change, until the returned function is called. */
  subscribe(listener: () => void): () => void;
  /** The conversation so far, in order, with the choices that belong to it. */
  readonly entries: readonly Entry[];
  /** Its messages alone. */
  readonly messages: readonly Message[];
  /**
   * Answers as the visitor. False if the answer was not accepted: the chat takes none now, a handler prevented it, or
   * it breaks the rule of its block, and `getState().input.problem` says why.
   */
  send(text: string): Promise<boolean>;
  /** Chooses, by its value, one of the options that a message shows. */
  chooseOption(messageId: string, value: string): Promise<void>;
  /** Ticks or unticks, by its value, one of the checkboxes of a message. */
  toggleCheck(messageId: string, value: string): void;
  /** Sends the ticked checkboxes of a message. */
  confirmChecks(messageId: string): Promise<void>;
  upload(files: readonly File[]): Promise<void>;
  goToPath(path: string): Promise<boolean>;
  /** Begins the conversation anew. */
  restart(): Promise<void>;
  /** An open chat counts no message as unread. */
  open(): Promise<void>;
  close(): Promise<void>;
  toggle(): Promise<void>;
  /** Listens to an event of this chat and turns it on; the handler may change, await or prevent it. */
  on<Name extends RcbEvent>(name: Name, handler: (event: EventOf<Name>) => void): () => void;
  updateSettings(patch: Settings): void;
  /** A new flow counts from the next block. */
  setFlow(flow: Flow): void;
  readonly actions: Actions;
  /** Ends the conversation, its timers and its listeners; what is stored stays. */
  destroy(): void;
};

/**
 * Starts a chat without React and without an interface, for other frameworks or a page's own elements. On a server it
 * only has its first state: nothing is stored, sent or awaited there.
 */
export function createChat({
  id = `rcb-${newId()}`,
  flow,
  settings,
  styles,
  themes = [],
}: ChatOptions): Chat {
  const engine: Engine = createEngine({
    ports: browserPorts({ settings: () => engine.getState().settings }),
    botId: id,
    flow,
    ...(settings ? { settings } : {}),
    ...(styles ? { styles } : {}),
  });
  const { actions, getState } = engine;
  const listeners = new AbortController();
  const stop = isInBrowser() ? start(engine, [themes].flat()) : () => {};
  return {
    id,
    getState,
    subscribe: engine.subscribe,
    get entries() {
      return allEntries(getState().entries);
    },
    get messages() {
      return messagesOf(getState());
    },
    send: (text) => send(engine, text),
    chooseOption: actions.chooseOption,
    toggleCheck: actions.toggleCheck,
    confirmChecks: actions.confirmChecks,
    upload: actions.upload,
    goToPath: actions.goToPath,
    restart: actions.restartFlow,
    open: () => actions.toggleChatWindow(true),
    close: () => actions.toggleChatWindow(false),
    toggle: () => actions.toggleChatWindow(),
    on: (name, handler) => listen(engine, { name, handler, signal: listeners.signal }),
    updateSettings: engine.updateSettings,
    setFlow: engine.setFlow,
    actions,
    destroy() {
      listeners.abort();
      stop();
    },
  };
}

const isInBrowser = () => typeof window !== 'undefined';

function start(engine: Engine, themes: readonly Theme[]): () => void {
  const loadThemes = async () => (await import('./effects/theme')).loadThemes(themes);
  void engine.load({ themes, ...(themes.length > 0 ? { loadThemes } : {}) });
  const stopWaiting = onFirstInteraction(() => engine.actions.interact('page'));
  return () => {
    stopWaiting();
    engine.stop();
  };
}

async function send({ actions, getState }: Engine, text: string): Promise<boolean> {
  if (getState().input.isDisabled) return false;
  actions.type(text);
  return actions.send();
}

type Listening<Name extends RcbEvent> = {
  name: Name;
  handler: (event: EventOf<Name>) => void;
  signal: AbortSignal;
};

function listen<Name extends RcbEvent>(
  engine: Engine,
  { name, handler, signal }: Listening<Name>,
): () => void {
  if (!isInBrowser() || signal.aborted) return () => {};
  engine.updateSettings({ event: { [eventFlags[name]]: true } });
  const onEvent = (event: WindowEventMap[Name]) => {
    if (event.detail.botId === engine.getBotId()) handler(event);
  };
  window.addEventListener(name, onEvent, { signal });
  return () => window.removeEventListener(name, onEvent);
}
