import { noEntries, replaceEntries } from '../entries';
import type { FullSettings } from '../settings';
import type { Rest, State } from '../state';
import type { Styles } from '../styles';
import type { ConfigEvent, Outcome } from './event';

export function onConfig(state: State, event: ConfigEvent): Outcome {
  switch (event.type) {
    case 'settings-set':
      return [withSettings(state, event.settings), []];
    case 'styles-set':
      return [{ ...state, styles: event.styles }, []];
    case 'phase-set': {
      if (event.phase !== 'ready' || state.phase === 'ready') return [{ ...state, phase: event.phase }, []];
      // Themes are loaded, so the defaults of the toggles apply now.
      const { isOpen, isAudioOn, isNotifying } = initialState(state.settings, state.styles);
      return [{ ...state, phase: 'ready', isOpen: isOpen || state.isOpen, isAudioOn, isNotifying }, []];
    }
    case 'cleared':
      return [cleared(state), ['stop-speaking', 'stop-listening']];
    case 'resumed':
      return [{ ...state, ...event.state, hasFlowStarted: true }, state.isScrolledUp ? [] : ['scroll']];
  }
}

/** Disabling the text area in the settings takes effect at once. */
function withSettings(state: State, settings: FullSettings): State {
  const { disabled } = settings.chatInput;
  if (disabled === state.settings.chatInput.disabled) return { ...state, settings };
  return {
    ...state,
    settings,
    rest: { ...state.rest, isDisabled: disabled },
    input: { ...state.input, isDisabled: disabled },
  };
}

function cleared(state: State): State {
  const fresh = initialState(state.settings, state.styles);
  const { phase, isOpen, isScrolledUp, isAudioOn, isNotifying, hasInteracted, visit, step } = state;
  // The counters continue, so that results of the old conversation are recognised as old.
  return {
    ...fresh,
    entries: replaceEntries(state.entries, []),
    phase,
    isOpen,
    isScrolledUp,
    isAudioOn,
    isNotifying,
    hasInteracted,
    visit: visit + 1,
    step: step + 1,
  };
}

/** The input of a block without attributes for it. */
export const restOf = (settings: FullSettings): Rest => ({
  isDisabled: settings.chatInput.disabled,
  isSensitive: false,
  isAttachable: false,
});

export function initialState(settings: FullSettings, styles: Styles): State {
  const rest = restOf(settings);
  return {
    phase: 'waiting',
    settings,
    styles,
    visit: 0,
    step: 0,
    paths: [],
    entries: noEntries,
    toasts: [],
    isOpen: settings.chatWindow.defaultOpen,
    bot: 'idle',
    reply: null,
    input: { ...rest, problem: null, isChecking: false },
    rest,
    draft: '',
    unread: 0,
    isScrolledUp: false,
    history: 'none',
    isAudioOn: !settings.audio.disabled && settings.audio.defaultToggledOn,
    isVoiceOn: false,
    isNotifying: !settings.notification.disabled && settings.notification.defaultToggledOn,
    hasInteracted: false,
    hasFlowStarted: false,
  };
}
