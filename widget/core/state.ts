import type { FullSettings } from './settings';
import type { Styles } from './styles';
import type { Card, Item, Message, Toast } from './types';

/** What is drawn instead of buttons; a resumed conversation has its cards from the flow again. */
export type Rich =
  | { type: 'date'; min?: string; max?: string }
  | { type: 'rating' }
  | { type: 'cards'; cards: readonly Card[] };

/** Choices are valid in the visit in which they were shown; `chosen` has their values in the order of choosing. */
type Interaction = {
  items: readonly Item[];
  visit: number;
  reusable: boolean;
  sendOutput: boolean;
  chosen: readonly string[];
};
export type Interactive =
  | ({ kind: 'options'; rich?: Rich } & Interaction)
  | ({ kind: 'checkboxes'; min: number; max: number; isDone: boolean } & Interaction);

/** The block whose `component` or `cards` gave an element, and the answer it was made from: how a resumed conversation draws it again. */
export type Origin = { path: string; userInput: string };

/** One entry of the list that is drawn: a message, or what stands between messages. */
export type Entry =
  | {
      kind: 'message';
      message: Message;
      lang?: string;
      isStreaming: boolean;
      isFromHistory: boolean;
      /** The visitor's answer was masked. */
      isMasked?: boolean;
      origin?: Origin;
      /** Restored after a reload: neither animated nor announced. */
      isTakenUp?: boolean;
    }
  | {
      kind: 'interactive';
      message: Message;
      interactive: Interactive;
      lang?: string;
      isFromHistory: boolean;
      isTakenUp?: boolean;
      origin?: Origin;
    }
  | { kind: 'spinner'; message: Message }
  | { kind: 'line-break'; message: Message };

/** Neighbours in the list: the same object as long as its entries are, with a key that lasts as they change. */
export type Chunk = { readonly key: number; readonly items: readonly Entry[] };

/**
 * The entries of a conversation in order. A change copies the chunk it is in and shares all others, so a message costs
 * no more in a long conversation than in a short one.
 */
export type Entries = {
  readonly chunks: readonly Chunk[];
  readonly length: number;
  /** The last key that was given to a chunk. */
  readonly newestKey: number;
};

/** A reply that takes its time: it can be stopped while it runs, and repeated after it failed. */
export type ReplyState = {
  status: 'running' | 'failed';
  texts: { stop?: string; retry?: string };
  stopsOnClose: boolean;
};

export type Bot = 'idle' | 'typing';
/** What the current block wants of the input; also what it falls back to when an answer leads nowhere. */
export type Rest = { isDisabled: boolean; isSensitive: boolean; isAttachable: boolean };
export type Input = Rest & {
  /** Why the last typed answer was refused. */
  problem: string | null;
  /** A typed answer is being checked. */
  isChecking: boolean;
};
export type HistoryPhase = 'none' | 'offered' | 'loading' | 'shown';
/** `refused`: a handler of the pre-load event prevented the bot; nothing is drawn. */
export type Phase = 'waiting' | 'ready' | 'refused';

/** Everything the widget shows. Derived facts (badge, whether options are live) are selectors. */
export type State = {
  phase: Phase;
  settings: FullSettings;
  styles: Styles;
  /** Counts entered paths; choices of an older visit are disabled. */
  visit: number;
  /** Counts entered paths and answers; results of an older step are dropped. */
  step: number;
  paths: readonly string[];
  entries: Entries;
  toasts: readonly Toast[];
  isOpen: boolean;
  bot: Bot;
  reply: ReplyState | null;
  input: Input;
  rest: Rest;
  draft: string;
  unread: number;
  isScrolledUp: boolean;
  history: HistoryPhase;
  isAudioOn: boolean;
  isVoiceOn: boolean;
  isNotifying: boolean;
  hasInteracted: boolean;
  hasFlowStarted: boolean;
};
