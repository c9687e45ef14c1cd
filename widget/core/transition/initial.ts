import type { FullSettings } from '../settings';
import type { Rest, State } from '../state';
import type { Styles } from '../styles';

/** What a block that says nothing wants of the input. */
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
    turn: 0,
    paths: [],
    entries: [],
    toasts: [],
    isOpen: settings.chatWindow.defaultOpen,
    bot: 'idle',
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
