import type { State } from '../state';
import { onConfig, restOf } from './config';
import type { Command, Event, InputEvent, Outcome, PathEvent, ToastEvent, ToggleEvent } from './event';
import { onHistory, onMessage } from './message';

/** The next state and the commands for an event; pure. */
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
    case 'reply-set':
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

function onPath(state: State, event: PathEvent): Outcome {
  switch (event.type) {
    case 'path-entered':
      return [entered(state, event.path), state.isVoiceOn ? ['stop-listening'] : []];
    case 'block-ready':
      return waiting({ ...state, rest: event.rest });
    case 'block-waits':
      return waiting(state);
    case 'paths-replaced':
      return [replaced(state, event.paths), []];
    case 'flow-started':
      return [{ ...state, hasFlowStarted: true }, []];
    case 'reply-set':
      return [{ ...state, reply: event.reply }, []];
  }
}

/** A running check belongs to the old path. */
const replaced = (state: State, paths: readonly string[]): State => ({
  ...state,
  paths,
  visit: state.visit + 1,
  step: state.step + 1,
  reply: null,
  input: { ...state.input, isChecking: false },
});

function entered(state: State, path: string): State {
  const { input, settings } = state;
  return {
    ...state,
    visit: state.visit + 1,
    step: state.step + 1,
    paths: [...state.paths, path],
    bot: 'typing',
    reply: null,
    rest: restOf(settings),
    input: {
      isDisabled: settings.chatInput.blockSpam || input.isDisabled,
      isSensitive: false,
      isAttachable: false,
      problem: null,
      isChecking: false,
    },
  };
}

function waiting(state: State): Outcome {
  const { rest, isVoiceOn } = state;
  const commands: Command[] = isVoiceOn && !rest.isDisabled ? ['listen', 'offer-focus'] : ['offer-focus'];
  return [{ ...state, bot: 'idle', input: { ...state.input, ...rest, isChecking: false } }, commands];
}

export function onInput(state: State, event: InputEvent): Outcome {
  const { input } = state;
  switch (event.type) {
    case 'draft-changed':
      // The same object if nothing changes, so that typing redraws only the text area.
      return [
        { ...state, draft: event.draft, input: input.problem === null ? input : { ...input, problem: null } },
        [],
      ];
    case 'answer-checking':
      return [{ ...state, input: { ...input, problem: null, isChecking: true } }, []];
    case 'answer-checked':
      return [{ ...state, input: { ...input, problem: event.problem, isChecking: false } }, []];
    case 'answered': {
      const isDisabled = state.settings.chatInput.blockSpam || input.isDisabled;
      const answered = { ...input, isDisabled, isSensitive: false, problem: null, isChecking: false };
      return [
        { ...state, step: state.step + 1, reply: null, input: answered },
        state.isVoiceOn ? ['stop-listening'] : [],
      ];
    }
    case 'input-set': {
      const { isDisabled = input.isDisabled, isSensitive = input.isSensitive } = event;
      return [{ ...state, input: { ...input, isDisabled, isSensitive } }, []];
    }
  }
}

export function onToggle(state: State, event: ToggleEvent): Outcome {
  switch (event.type) {
    case 'window-set':
      // A closed window neither speaks nor listens.
      return event.isOpen
        ? [{ ...state, isOpen: true, unread: 0 }, state.isScrolledUp ? [] : ['scroll']]
        : [
            { ...state, isOpen: false, isVoiceOn: false },
            [
              'stop-speaking',
              'stop-listening',
              ...(state.reply?.stopsOnClose ? ['stop-reply' as const] : []),
            ],
          ];
    case 'scrolled':
      if (event.isScrolledUp === state.isScrolledUp) return [state, []];
      return [
        { ...state, isScrolledUp: event.isScrolledUp, unread: event.isScrolledUp ? state.unread : 0 },
        [],
      ];
    case 'audio-set':
      return [{ ...state, isAudioOn: event.isOn }, event.isOn ? [] : ['stop-speaking']];
    case 'voice-set':
      return [
        { ...state, isVoiceOn: event.isOn },
        event.isOn ? (state.input.isDisabled ? [] : ['listen']) : ['stop-listening'],
      ];
    case 'notifying-set':
      return [{ ...state, isNotifying: event.isOn }, []];
    case 'typing-set':
      return [{ ...state, bot: event.isTyping ? 'typing' : 'idle' }, []];
    case 'interacted':
      return [state.hasInteracted ? state : { ...state, hasInteracted: true }, []];
  }
}

export function onToast(state: State, event: ToastEvent): Outcome {
  switch (event.type) {
    case 'toast-added': {
      // The oldest make room.
      const retained = Math.max(0, state.settings.toast.maxCount - 1);
      return [
        { ...state, toasts: [...(retained === 0 ? [] : state.toasts.slice(-retained)), event.toast] },
        [],
      ];
    }
    case 'toast-removed':
      return [{ ...state, toasts: state.toasts.filter(({ id }) => id !== event.id) }, []];
    case 'toasts-replaced':
      return [{ ...state, toasts: event.toasts }, []];
  }
}
