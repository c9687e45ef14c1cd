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

/** Something to choose: its words, or an object that says more. */
export type Item =
  | string
  | {
      /** What is shown, also as the visitor's answer. */
      label: string;
      /** What the flow gets; absent: the label. */
      value?: string;
      /** Address of a picture beside the label. */
      icon?: string;
      /** Shown, but not to be chosen. */
      disabled?: boolean;
    };
export type Choices = { items: Item[]; sendOutput?: boolean; reusable?: boolean };
export type Checks = Choices & { min?: number; max?: number };
/** A card of the `cards` attribute; its options are answers, its links open in a new tab. */
export type Card = {
  title: string;
  text?: string;
  /** `alt` is empty for a picture that only decorates. */
  image?: { src: string; alt: string };
  options?: Item[];
  links?: { label: string; href: string }[];
};
export type Transition = { duration: number; interruptable?: boolean };

/** The kinds of typed answers the engine checks itself; `choice` is one of the block's options, in any case. */
export type InputKind = 'email' | 'phone' | 'number' | 'date' | 'choice';
/** A field in the conversation: a calendar (days as `2026-12-31`), or stars (five unless `max` says otherwise). */
export type InputField = { type: 'date'; min?: string; max?: string } | { type: 'rating'; max?: number };
/** A rule for typed answers: a kind, a kind with its own message, a field, or a check that gives null or the message shown inline. */
export type InputRule<P = Params> =
  | InputKind
  | { type: InputKind; message: string }
  | InputField
  | { check(input: string, params: P): Result<string | null> }['check'];

export type Block = {
  message?: Attribute<string | Nothing, Params>;
  options?: Attribute<Item[] | Choices, Params>;
  checkboxes?: Attribute<Item[] | Checks, Params>;
  /** Beyond the original: cards side by side. */
  cards?: Attribute<Card[] | Nothing, Params>;
  component?: Attribute<RichContent | Nothing, Params>;
  chatDisabled?: Attribute<boolean, Params>;
  isSensitive?: Attribute<boolean, Params>;
  transition?: Attribute<number | Transition | Nothing, Params>;
  function?: Step<Params, Result<void>>;
  file?: Step<Params, Result<void>>;
  path?: Attribute<string | null | undefined, Params>;
  /** Beyond the original: a rule for typed answers; a refused one stays in the text area. */
  input?: InputRule<Params>;
  /** Beyond the original: what the browser may fill in, as the `autocomplete` attribute of a field. */
  autocomplete?: string;
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
  /**
   * Beyond the original: aborted when the results would come too late, because another path was entered, the visitor
   * answered again or the conversation was restarted: `fetch(url, { signal })`. What a block does as it is entered goes
   * on through answers, and its `file` until a restart.
   */
  signal: AbortSignal;
  /** Beyond the original: this answer has served; from here on it is stored only as asterisks, and shown as before. */
  keepSecret: (answer: string) => void;
  /** Beyond the original: a reply that takes its time begins; until it ends, the visitor can stop it. */
  startReply: (options?: ReplyOptions) => Reply;
};

export type ReplyOptions = {
  /** Names of the two buttons, where they are not to be the widget's own. */
  texts?: { stop?: string; retry?: string };
  /** Closing the window stops the reply. */
  stopsOnClose?: boolean;
};

export type Reply = {
  /** Aborted with `stop` by the visitor, with `leave` when the conversation goes on without the reply. */
  signal: AbortSignal;
  /** The last one failed, and the visitor asked for another. */
  isRepeated: boolean;
  /** Of the widget's own texts, as a BCP 47 tag; absent: that of the page. */
  language: string | undefined;
  hasPath: (path: string) => boolean;
  /** Ends the reply; after a failure the visitor can repeat it, which runs the block's function again. */
  end: (outcome?: 'failed') => void;
};

/** Without `version` and `baseUrl`, an id of our own themes: `light`, `dark`, `high-contrast`, `forest`, `ocean`, `plum`. */
export type Theme = {
  id: string;
  version?: string;
  baseUrl?: string;
  /** Seconds; 30 days unless given. */
  cacheDuration?: number;
};
