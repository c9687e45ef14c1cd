import type { Settings } from '../core/settings';
import type { Styles } from '../core/styles';
import type { Theme } from '../core/types';

/** What `onEvent` and `on` are told, each with its detail. */
export type EmbedEvents = {
  /** The window's code is there and the conversation can begin. */
  ready: object;
  open: object;
  close: object;
  /** A message has been shown; a masked answer as asterisks. */
  message: { sender: string; text: string };
  path: { path: string; previous: string | null };
  variables: Record<string, unknown>;
  webhook: { path: string; isSent: boolean; reason?: string };
  /** Something on the page's side is wrong; `problems` name places in the flow. */
  error: { message: string; problems?: readonly { at: string; message: string }[] };
};
export type Emit = <Name extends keyof EmbedEvents>(name: Name, detail: EmbedEvents[Name]) => void;
export type Listener = (name: keyof EmbedEvents, detail: EmbedEvents[keyof EmbedEvents]) => void;

/** What `Chat.init` takes; every part may be left out. */
export type ChatOptions = {
  /** Names the chat; a second `init` of the same name gives the same chat. Default: `chat`. */
  id?: string;
  /** A flow, or the address of one as JSON. */
  flow?: object | string;
  settings?: Settings;
  styles?: Styles;
  /** The widget's own themes by id, or others by their address. */
  themes?: Theme | Theme[];
  /** Values for `{{name}}`, conditions and webhooks. */
  variables?: Record<string, unknown>;
  /** `en`, `hi` or `bn`. */
  locale?: string;
  /** Name of the round button until the window's code is there. */
  label?: string;
  /** Address of the folder with the chat's files; absent: that of the script. */
  base?: string;
  /** Where the chat is put, as an element or a selector; absent: at the end of the page. */
  target?: Element | string;
  /** Origins beside the page's own to which webhooks and models may be sent answers, each `https://…`. */
  webhookOrigins?: readonly string[];
  onEvent?: Listener;
};

/** What a page does with its chat. The window's code is fetched at the first call that needs it. */
export type EmbeddedChat = {
  readonly id: string;
  open(): Promise<void>;
  close(): Promise<void>;
  toggle(): Promise<void>;
  /** Answers for the visitor. */
  send(text: string): Promise<void>;
  setVariables(values: Record<string, unknown>): Promise<void>;
  /** Begins the conversation anew. */
  restart(): Promise<void>;
  /** Returns a function that stops listening. */
  on<Name extends keyof EmbedEvents>(name: Name, listener: (detail: EmbedEvents[Name]) => void): () => void;
  /** Takes the chat off the page. */
  destroy(): void;
};

/** The drawn chat, as the window's code hands it to the loader. */
export type Mounted = Omit<EmbeddedChat, 'id' | 'on' | 'destroy'>;

export type Mount = (chat: {
  element: HTMLElement;
  root: HTMLElement;
  options: ChatOptions;
  /** Where the texts of the page's language are, when it wants some. */
  locale: { name: string; url: string } | null;
  isOpen(): boolean;
  emit: Emit;
  /** Aborted when the element leaves the page. */
  signal: AbortSignal;
}) => Promise<Mounted>;
