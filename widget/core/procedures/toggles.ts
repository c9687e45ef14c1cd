import type { InterfaceActions, PublicActions } from '../engine-types';
import { RcbEvent } from '../events';

import type { Context } from './context';
import type { Messages } from './messages';

export type Toggles = Pick<
  PublicActions,
  | 'toggleChatWindow'
  | 'openChat'
  | 'toggleAudio'
  | 'toggleNotifications'
  | 'toggleVoice'
  | 'toggleIsBotTyping'
  | 'toggleTextAreaDisabled'
  | 'toggleTextAreaSensitiveMode'
  | 'playNotificationSound'
> &
  Pick<InterfaceActions, 'setScrolledUp'>;

export function makeToggles(context: Context, messages: Messages): Toggles {
  const { getState, send, ask, ports } = context;

  /** Setting the same state again sends no event. */
  const flip = async (name: RcbEvent, currState: boolean, newState: boolean) =>
    currState !== newState && (await ask(name, { currState, newState })).allowed;

  const toggleChatWindow = async (isOpen = !getState().isOpen) => {
    if (await flip(RcbEvent.TOGGLE_CHAT_WINDOW, getState().isOpen, isOpen))
      send({ type: 'window-set', isOpen });
  };
  const toggleVoice = async (isOn = !getState().isVoiceOn) => {
    if (getState().settings.voice.disabled && isOn) return;
    if (!(await flip(RcbEvent.TOGGLE_VOICE, getState().isVoiceOn, isOn))) return;
    const recording = isOn || !getState().settings.voice.sendAsAudio ? null : await ports.recorder.stop();
    send({ type: 'voice-set', isOn });
    const rich = recording && context.memory.render.media?.(recording);
    if (rich) await messages.inject({ content: rich, sender: 'USER' });
  };

  return {
    toggleChatWindow,
    openChat: toggleChatWindow,
    toggleVoice,
    toggleAudio: async (isOn = !getState().isAudioOn) => {
      if (await flip(RcbEvent.TOGGLE_AUDIO, getState().isAudioOn, isOn)) send({ type: 'audio-set', isOn });
    },
    toggleNotifications: async (isOn = !getState().isNotifying) => {
      const { isNotifying } = getState();
      if (await flip(RcbEvent.TOGGLE_NOTIFICATIONS, isNotifying, isOn)) send({ type: 'notifying-set', isOn });
    },
    toggleIsBotTyping: async (isTyping = getState().bot !== 'typing') =>
      send({ type: 'typing-set', isTyping }),
    toggleTextAreaDisabled: (isDisabled = !getState().input.isDisabled) =>
      send({ type: 'input-set', isDisabled }),
    toggleTextAreaSensitiveMode: (isSensitive = !getState().input.isSensitive) =>
      send({ type: 'input-set', isSensitive }),
    playNotificationSound: () => {
      const { settings, isNotifying, hasInteracted } = getState();
      if (!settings.notification.disabled && isNotifying && hasInteracted) ports.sound.play();
    },
    setScrolledUp: (isScrolledUp) => send({ type: 'scrolled', isScrolledUp }),
  };
}
