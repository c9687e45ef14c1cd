import type { Ports, View } from './ports';
import type { Settings } from './settings';
import type { State } from './state';
import type { Styles } from './styles';
import type { Flow, Host, Message, Params, StoredMessage, Toast } from './types';

export type Updater<T> = T | ((current: T) => T);

/** What hooks and `params` hand out. */
export type PublicActions<H extends Host = Host> = Omit<
  Params<H>,
  'userInput' | 'currPath' | 'prevPath' | 'files' | 'variables' | 'keepSecret'
> & {
  getCurrPath(): string | null;
  getPrevPath(): string | null;
  replacePaths(paths: Updater<string[]>): void;
  getMessages(sender?: string, count?: number, offset?: number): Message<H>[] | null;
  replaceMessages(messages: Updater<Message<H>[]>): void;
  replaceToasts(toasts: Updater<Toast<H>[]>): void;
  toggleIsBotTyping(isTyping?: boolean): Promise<void>;
  scrollToBottom(durationMs?: number): void;
  getIsChatBotVisible(): boolean;
  speakAudio(text: string): Promise<void>;
  toggleAudio(isOn?: boolean): Promise<void>;
  toggleNotifications(isOn?: boolean): Promise<void>;
  playNotificationSound(): void;
  toggleVoice(isOn?: boolean): Promise<void>;
  showChatHistory(): Promise<void>;
  getHistoryMessages(): StoredMessage[];
  setHistoryMessages(messages: readonly Message<H>[]): void;
  restartFlow(): Promise<void>;
  getFlow(): Flow<H>;
  toggleTextAreaDisabled(isDisabled?: boolean): void;
  toggleTextAreaSensitiveMode(isSensitive?: boolean): void;
  getTextAreaValue(): string;
  focusTextArea(): void;
  blurTextArea(): void;
};

/** What the interface itself does beside the public actions. */
export type InterfaceActions = {
  /** The visitor typed; limits are applied here. */
  type(text: string): void;
  /** Sends the draft. */
  send(): Promise<void>;
  chooseOption(messageId: string, item: string): Promise<void>;
  toggleCheck(messageId: string, item: string): void;
  confirmChecks(messageId: string): Promise<void>;
  upload(files: readonly File[]): Promise<void>;
  /** The first touch or key on the page or on the widget; starts flows that wait for it. */
  interact(where: 'page' | 'chatbot'): void;
  setScrolledUp(isScrolledUp: boolean): void;
  /** The pointer or focus rests on a toast: its time stands still until released. */
  holdToast(id: string): void;
  releaseToast(id: string): void;
  /** Forgets stored messages and the conversation kept for resuming. */
  clearHistory(): void;
};

export type Actions<H extends Host = Host> = PublicActions<H> & InterfaceActions;

/** Where settings and styles come from, in order of rising weight. */
export type Layer = 'themes' | 'props' | 'plugins';

export type EngineConfig<H extends Host = Host> = {
  ports: Ports;
  botId?: string | null;
  flow?: Flow<H>;
  settings?: Settings<H>;
  styles?: Styles<H>;
  render?: Render<H>;
};

/** What only the host can make of the engine's data. */
export type Render<H extends Host = Host> = {
  /** A picture, film or sound the visitor sent, shown in their bubble. */
  media?(file: Blob): H['rich'] | null;
  /** What options or checkboxes are as the content of a message: no text the bot has said (§1.3). */
  choices?(items: readonly string[]): H['rich'];
  /** The words of an element, for storage. */
  textOf?(rich: H['rich']): string;
};

export type LoadConfig<H extends Host = Host> = {
  /** Resolves with what the themes bring. */
  loadThemes?: () => Promise<{ settings: Settings<H>; styles: Styles<H> }>;
  /** What the load events carry beside flow, settings and styles. */
  themes?: unknown;
  plugins?: unknown;
};

export type Engine<H extends Host = Host> = {
  getState(): State<H>;
  subscribe(listener: () => void): () => void;
  /** Whether anything drawn listens yet; before that, configuring is free of side effects. */
  isWatched(): boolean;
  actions: Actions<H>;
  getBotId(): string | null;
  getParams(): Params<H>;
  updateSettings(patch: Settings<H>): void;
  replaceSettings(settings: Updater<Settings<H>>): void;
  updateStyles(patch: Styles<H>): void;
  replaceStyles(styles: Updater<Styles<H>>): void;
  /** Changes one layer; the others stay. */
  setLayer(layer: Layer, parts: { settings?: Settings<H> | undefined; styles?: Styles<H> | undefined }): void;
  /** A new flow counts from the next block processed. */
  setFlow(flow: Flow<H>): void;
  setIdentity(identity: { botId: string; render?: Render<H> }): void;
  /** Asks the pre-load event, waits for themes, then draws and starts the flow. A second call while loaded loads the configuration anew. */
  load(config?: LoadConfig<H>): Promise<void>;
  attachView(view: View): () => void;
  /** Clears every timer and stops speech and listening; the engine can be loaded again. */
  stop(): void;
};
