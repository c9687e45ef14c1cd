/**
 * What a flow, a message and the engine's parts are made of. The host (React in `widget/react`) says what it
 * renders beside text; the engine carries that and never looks inside.
 */
export type Host = {
  /** Content beside text: an element. */
  rich: unknown;
  /** A component that wraps a message's content. */
  wrapper: unknown;
  /** A component drawn as an icon. */
  icon: unknown;
  /** Inline styles. */
  css: object;
};

export type Sender = 'USER' | 'BOT' | 'SYSTEM';

export type Message<H extends Host = Host> = {
  id: string;
  content: string | H['rich'];
  /** `USER`, `BOT` or `SYSTEM`; any case is accepted from a caller and kept in upper case. */
  sender: string;
  /** `string`, or `object` for anything but text. */
  type: string;
  /** `Date#toUTCString`. */
  timestamp: string;
  tags?: string[];
  /** Wraps the content inside its bubble; set by plugins in an event handler. */
  contentWrapper?: H['wrapper'];
};

/** A message as it lies in storage: text only, never HTML to be parsed again. */
export type StoredMessage = {
  id: string;
  content: string;
  sender: string;
  type: string;
  timestamp: string;
  tags?: string[];
};

export type Toast<H extends Host = Host> = { id: string; content: string | H['rich']; timeout?: number };

export type Result<T> = T | Promise<T>;
/** What a function without `return` gives. */
type Nothing = ReturnType<() => void>;
/** Written as a method, so that a flow that asks for fewer params fits, and one of another host's types does. */
type Step<P, T> = { step(params: P): T }['step'];
/** Every attribute may be a value, or a function of `params` that gives one, now or later. */
export type Attribute<T, P> = T | Step<P, T> | Step<P, Promise<T>>;

export type Choices = { items: string[]; sendOutput?: boolean; reusable?: boolean };
export type Checks = Choices & { min?: number; max?: number };
export type Transition = { duration: number; interruptable?: boolean };

/** The kinds of typed answers the engine checks itself; `choice` is one of the block's options, in any case. */
export type InputKind = 'email' | 'phone' | 'number' | 'date' | 'choice';
/** A rule for typed answers: a kind, a kind with its own message, or a check that gives null or the message shown inline. */
export type InputRule<P> =
  | InputKind
  | { type: InputKind; message: string }
  | { check(input: string, params: P): Result<string | null> }['check'];

export type Block<H extends Host = Host> = {
  message?: Attribute<string | Nothing, Params<H>>;
  options?: Attribute<string[] | Choices, Params<H>>;
  checkboxes?: Attribute<string[] | Checks, Params<H>>;
  component?: Attribute<H['rich'] | Nothing, Params<H>>;
  chatDisabled?: Attribute<boolean, Params<H>>;
  isSensitive?: Attribute<boolean, Params<H>>;
  transition?: Attribute<number | Transition | Nothing, Params<H>>;
  function?: Step<Params<H>, Result<void>>;
  file?: Step<Params<H>, Result<void>>;
  path?: Attribute<string | null | undefined, Params<H>>;
  /** Beyond the original: a rule for typed answers; a refused one stays in the text area. */
  input?: InputRule<Params<H>>;
  /** Beyond the original: language of this block's texts, as a BCP 47 tag. */
  lang?: string;
};

export type Flow<H extends Host = Host> = Record<string, Block<H>>;

export type Chunker = (content: string) => string[];

export type Params<H extends Host = Host> = {
  /** The last text the visitor submitted, as typed: neither masked nor bound to being shown. */
  userInput: string;
  currPath: string | null;
  prevPath: string | null;
  /** Only in the `file` attribute. */
  files?: File[];
  goToPath: (path: string) => Promise<boolean>;
  setTextAreaValue: (value: string) => Promise<void>;
  injectMessage: (content: string | H['rich'], sender?: string) => Promise<Message<H> | null>;
  simulateStreamMessage: (
    content: string,
    sender?: string,
    chunker?: Chunker | null,
  ) => Promise<Message<H> | null>;
  streamMessage: (content: string | H['rich'], sender?: string) => Promise<Message<H> | null>;
  endStreamMessage: (sender?: string) => Promise<boolean>;
  removeMessage: (id: string) => Promise<Message<H> | null>;
  showToast: (content: string | H['rich'], timeout?: number) => Promise<string | null>;
  dismissToast: (id: string) => Promise<string | null>;
  toggleChatWindow: (isOpen?: boolean) => Promise<void>;
  /** The older name of `toggleChatWindow`. */
  openChat: (isOpen: boolean) => Promise<void>;
  /** Beyond the original: values a flow keeps between its steps; part of a resumed conversation. */
  variables: Record<string, unknown>;
  /** Beyond the original: this answer has served; from here on it is stored only as asterisks, and shown as before. */
  keepSecret: (answer: string) => void;
};
