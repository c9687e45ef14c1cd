import type { Ports, View } from './ports';
import type { Settings } from './settings';
import type { State } from './state';
import type { Styles } from './styles';
import type { Flow, Message, Params, RichContent, StoredMessage, Toast } from './types';

export type Updater<T> = T | ((current: T) => T);

/** What hooks and `params` hand out. */
export type PublicActions = Omit<
  Params,
  'userInput' | 'currPath' | 'prevPath' | 'files' | 'variables' | 'keepSecret' | 'signal' | 'startReply'
> & {
  getCurrPath(): string | null;
  getPrevPath(): string | null;
  replacePaths(paths: Updater<string[]>): void;
  getMessages(sender?: string, count?: number, offset?: number): Message[] | null;
  replaceMessages(messages: Updater<Message[]>): void;
  replaceToasts(toasts: Updater<Toast[]>): void;
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
  setHistoryMessages(messages: readonly Message[]): void;
  restartFlow(): Promise<void>;
  getFlow(): Flow;
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
  /** Sends the draft; false if it was not accepted. */
  send(): Promise<boolean>;
  /** By its value; so does `toggleCheck`. The visitor's bubble says the label, or what is `shown`. */
  chooseOption(messageId: string, value: string, shown?: string): Promise<void>;
  toggleCheck(messageId: string, value: string): void;
  confirmChecks(messageId: string): Promise<void>;
  upload(files: readonly File[]): Promise<void>;
  /** Tells the page whether a message helped; false if a handler prevented it. */
  giveFeedback(messageId: string, isHelpful: boolean): Promise<boolean>;
  /** The first touch or key on the page or on the widget; starts flows that wait for it. */
  interact(where: 'page' | 'chatbot'): void;
  setScrolledUp(isScrolledUp: boolean): void;
  /** Stops the reply that is running. */
  stopReply(): void;
  /** Runs the block's function again after a reply that failed. */
  repeatReply(): Promise<void>;
  /** The pointer or focus rests on a toast: its time stands still until released. */
  holdToast(id: string): void;
  releaseToast(id: string): void;
  /** Forgets stored messages and the conversation kept for resuming. */
  clearHistory(): void;
};

export type Actions = PublicActions & InterfaceActions;

/** A hook: called at every render of the bot, in the order of the array, which therefore must not change. */
export type Plugin = (...args: unknown[]) => { name: string; settings?: Settings; styles?: Styles };

/** Where settings and styles come from, in order of rising weight. */
export type Layer = 'themes' | 'props' | 'plugins';

export type EngineConfig = {
  ports: Ports;
  botId?: string | null;
  flow?: Flow;
  settings?: Settings;
  styles?: Styles;
  render?: Render;
};

/** What only the host can make of the engine's data. */
export type Render = {
  /** A picture, film or sound the visitor sent, shown in their bubble. */
  media?(file: Blob): RichContent | null;
  /** What options or checkboxes are as the content of a message: no text the bot has said (§1.3). */
  choices?(items: readonly string[]): RichContent;
  /** The words of an element, for storage. */
  textOf?(rich: RichContent): string;
};

export type LoadConfig = {
  /** Resolves with what the themes bring. */
  loadThemes?: () => Promise<{ settings: Settings; styles: Styles }>;
  /** What the load events carry beside flow, settings and styles. */
  themes?: unknown;
  plugins?: unknown;
};

export type Engine = {
  getState(): State;
  /** The state before the start, for server rendering and hydration. */
  getServerState(): State;
  subscribe(listener: () => void): () => void;
  /** Whether anything drawn listens yet; before that, configuring is free of side effects. */
  isWatched(): boolean;
  actions: Actions;
  getBotId(): string | null;
  getParams(): Params;
  updateSettings(patch: Settings): void;
  replaceSettings(settings: Updater<Settings>): void;
  updateStyles(patch: Styles): void;
  replaceStyles(styles: Updater<Styles>): void;
  /** Changes one layer; the others stay. */
  setLayer(layer: Layer, config: { settings?: Settings | undefined; styles?: Styles | undefined }): void;
  /** A new flow counts from the next block processed. */
  setFlow(flow: Flow): void;
  setIdentity(identity: { botId: string; render?: Render }): void;
  /** Asks the pre-load event, waits for themes, then draws and starts the flow. A second call while loaded loads the configuration anew. */
  load(config?: LoadConfig): Promise<void>;
  attachView(view: View): () => void;
  /** Clears every timer and stops speech and listening; the engine can be loaded again. */
  stop(): void;
};
