import type { FullSettings } from './settings';
import type { Styles } from './styles';
import type { Message, Toast } from './types';

/** Choices are valid in the visit in which they were shown; `chosen` is in the order of choosing. */
type Interaction = {
  items: readonly string[];
  visit: number;
  reusable: boolean;
  sendOutput: boolean;
  chosen: readonly string[];
};
export type Interactive =
  | ({ kind: 'options' } & Interaction)
  | ({ kind: 'checkboxes'; min: number; max: number; isDone: boolean } & Interaction);

/** The block whose `component` gave an element, and the answer it was made from: how a resumed conversation draws it again. */
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
    }
  | { kind: 'spinner'; message: Message }
  | { kind: 'line-break'; message: Message };

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
  entries: readonly Entry[];
  toasts: readonly Toast[];
  isOpen: boolean;
  bot: Bot;
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
