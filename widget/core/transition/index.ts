import type { State } from '../state';

import { onConfig } from './config';
import type { Event, Outcome } from './event';
import { onHistory } from './history';
import { onInput } from './input';
import { onMessage } from './message';
import { onPath } from './path';
import { onToast } from './toast';
import { onToggle } from './toggle';

/** What the state becomes by an event, and what is to be done; pure, and total over the events. */
export function transition(state: State, event: Event): Outcome {
  switch (event.type) {
    case 'settings-set':
    case 'styles-set':
    case 'phase-set':
    case 'cleared':
    case 'resumed':
      return onConfig(state, event);
    case 'path-entered':
    case 'block-ready':
    case 'block-waits':
    case 'paths-replaced':
    case 'flow-started':
      return onPath(state, event);
    case 'unread-raised':
    case 'message-added':
    case 'message-changed':
    case 'message-removed':
    case 'messages-replaced':
    case 'chosen':
      return onMessage(state, event);
    case 'draft-changed':
    case 'answer-checked':
    case 'answer-checking':
    case 'answered':
    case 'input-set':
      return onInput(state, event);
    case 'window-set':
    case 'scrolled':
    case 'audio-set':
    case 'voice-set':
    case 'notifying-set':
    case 'typing-set':
    case 'interacted':
      return onToggle(state, event);
    case 'toast-added':
    case 'toast-removed':
    case 'toasts-replaced':
      return onToast(state, event);
    case 'history-offered':
    case 'history-loading':
    case 'history-shown':
    case 'history-gone':
      return onHistory(state, event);
  }
}
