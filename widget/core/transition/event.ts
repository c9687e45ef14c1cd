import type { FullSettings } from '../settings';
import type { Entry, Phase, ReplyState, Rest, State } from '../state';
import type { Styles } from '../styles';
import type { Message, Toast } from '../types';

export type ConfigEvent =
  | { type: 'settings-set'; settings: FullSettings }
  | { type: 'styles-set'; styles: Styles }
  | { type: 'phase-set'; phase: Phase }
  /** A fresh conversation; what the visitor switched on or off stays. */
  | { type: 'cleared' }
  | { type: 'resumed'; state: Partial<State> };

export type PathEvent =
  | { type: 'path-entered'; path: string }
  | { type: 'block-ready'; rest: Rest }
  /** An answer or a transition led nowhere, so the block waits again. */
  | { type: 'block-waits' }
  | { type: 'paths-replaced'; paths: readonly string[] }
  | { type: 'flow-started' }
  | { type: 'reply-set'; reply: ReplyState | null };

export type MessageEvent =
  | { type: 'unread-raised' }
  | { type: 'message-added'; entry: Entry }
  | { type: 'message-changed'; message: Message; isStreaming: boolean }
  | { type: 'message-removed'; id: string }
  | { type: 'messages-replaced'; messages: readonly Message[] }
  | { type: 'chosen'; id: string; chosen: readonly string[]; isDone: boolean };

export type InputEvent =
  | { type: 'draft-changed'; draft: string }
  | { type: 'answer-checked'; problem: string | null }
  | { type: 'answer-checking' }
  | { type: 'answered' }
  | { type: 'input-set'; isDisabled?: boolean; isSensitive?: boolean };

export type ToggleEvent =
  | { type: 'window-set'; isOpen: boolean }
  | { type: 'scrolled'; isScrolledUp: boolean }
  | { type: 'audio-set'; isOn: boolean }
  | { type: 'voice-set'; isOn: boolean }
  | { type: 'notifying-set'; isOn: boolean }
  | { type: 'typing-set'; isTyping: boolean }
  | { type: 'interacted' };

export type ToastEvent =
  | { type: 'toast-added'; toast: Toast }
  | { type: 'toast-removed'; id: string }
  | { type: 'toasts-replaced'; toasts: readonly Toast[] };

export type HistoryEvent =
  | { type: 'history-offered'; isOffered: boolean }
  | { type: 'history-loading'; spinner: Entry }
  | { type: 'history-shown'; entries: readonly Entry[] }
  /** Loading failed or the visitor cleared the history; its entries are removed. */
  | { type: 'history-gone' };

export type Event =
  | ConfigEvent
  | PathEvent
  | MessageEvent
  | InputEvent
  | ToggleEvent
  | ToastEvent
  | HistoryEvent;

/** What the engine does to the world because the state changed. */
export type Command =
  /** The notification sound, if the widget is out of the visitor's sight. */
  | 'play-sound'
  | 'save'
  | 'scroll'
  | 'offer-focus'
  | 'stop-reply'
  /** Stops reading aloud. */
  | 'stop-speaking'
  | 'listen'
  | 'stop-listening';

export type Outcome = readonly [State, readonly Command[]];
