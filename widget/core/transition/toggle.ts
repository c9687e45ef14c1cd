import type { State } from '../state';

import type { Outcome, ToggleEvent } from './event';

export function onToggle(state: State, event: ToggleEvent): Outcome {
  switch (event.type) {
    case 'window-set':
      // A closed window neither speaks nor listens.
      return event.isOpen
        ? [{ ...state, isOpen: true, unread: 0 }, state.isScrolledUp ? [] : ['scroll']]
        : [{ ...state, isOpen: false, isVoiceOn: false }, ['hush', 'stop-listening']];
    case 'scrolled':
      if (event.isScrolledUp === state.isScrolledUp) return [state, []];
      return [
        { ...state, isScrolledUp: event.isScrolledUp, unread: event.isScrolledUp ? state.unread : 0 },
        [],
      ];
    case 'audio-set':
      return [{ ...state, isAudioOn: event.isOn }, event.isOn ? [] : ['hush']];
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
