/**
 * What the engine carries beside text and never looks inside. The types are those that `widget/react/types.ts` adds to
 * this interface, so that the engine itself needs no React.
 */
export interface Rendered {
  text: string;
}
type RenderedAs<Name extends string> = Name extends keyof Rendered ? Rendered[Name] : unknown;

/** Content beside text: an element. */
export type RichContent = RenderedAs<'content'>;
/** A component that wraps a message's content. */
export type Wrapper = RenderedAs<'wrapper'>;
/** A component drawn as an icon. */
export type IconComponent = RenderedAs<'icon'>;
export type InlineStyle = RenderedAs<'style'>;

export type Sender = 'USER' | 'BOT' | 'SYSTEM';

export type Message = {
  id: string;
  content: string | RichContent;
  /** `USER`, `BOT` or `SYSTEM`; any case is accepted from a caller and kept in upper case. */
  sender: string;
  /** `string`, or `object` for anything but text. */
  type: string;
  /** `Date#toUTCString`. */
  timestamp: string;
  tags?: string[];
  /** Wraps the content inside its bubble; set by plugins in an event handler. */
  contentWrapper?: Wrapper;
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

export type Toast = { id: string; content: string | RichContent; timeout?: number };

export type Result<T> = T | Promise<T>;
/** What a function without `return` gives. */
export type Nothing = ReturnType<() => void> | undefined;
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

export type Block = {
  message?: Attribute<string | Nothing, Params>;
  options?: Attribute<string[] | Choices, Params>;
  checkboxes?: Attribute<string[] | Checks, Params>;
  component?: Attribute<RichContent | Nothing, Params>;
  chatDisabled?: Attribute<boolean, Params>;
  isSensitive?: Attribute<boolean, Params>;
  transition?: Attribute<number | Transition | Nothing, Params>;
  function?: Step<Params, Result<void>>;
  file?: Step<Params, Result<void>>;
  path?: Attribute<string | null | undefined, Params>;
  /** Beyond the original: a rule for typed answers; a refused one stays in the text area. */
  input?: InputRule<Params>;
  /** Beyond the original: language of this block's texts, as a BCP 47 tag. */
  lang?: string;
};

export type Flow = Record<string, Block>;

export type Chunker = (content: string) => string[];

export type Params = {
  /** The last text the visitor submitted, as typed: neither masked nor bound to being shown. */
  userInput: string;
  currPath: string | null;
  prevPath: string | null;
  /** Only in the `file` attribute. */
  files?: File[];
  goToPath: (path: string) => Promise<boolean>;
  setTextAreaValue: (value: string) => Promise<void>;
  injectMessage: (content: string | RichContent, sender?: string) => Promise<Message | null>;
  simulateStreamMessage: (
    content: string,
    sender?: string,
    chunker?: Chunker | null,
  ) => Promise<Message | null>;
  streamMessage: (content: string | RichContent, sender?: string) => Promise<Message | null>;
  endStreamMessage: (sender?: string) => Promise<boolean>;
  removeMessage: (id: string) => Promise<Message | null>;
  showToast: (content: string | RichContent, timeout?: number) => Promise<string | null>;
  dismissToast: (id: string) => Promise<string | null>;
  toggleChatWindow: (isOpen?: boolean) => Promise<void>;
  /** The older name of `toggleChatWindow`. */
  openChat: (isOpen: boolean) => Promise<void>;
  /** Beyond the original: values a flow keeps between its steps; part of a resumed conversation. */
  variables: Record<string, unknown>;
  /** Beyond the original: this answer has served; from here on it is stored only as asterisks, and shown as before. */
  keepSecret: (answer: string) => void;
};

export type Theme = {
  id: string;
  version?: string;
  baseUrl?: string;
  /** Seconds; 30 days unless given. */
  cacheDuration?: number;
};
