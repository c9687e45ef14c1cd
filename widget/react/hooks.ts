'use client';

import { useEffect, useMemo } from 'react';
import { isSame } from '../core/merge';
import { messagesOf, settingsOf, stylesOf } from '../core/selectors';
import type { Settings } from '../core/settings';
import type { Styles } from '../core/styles';
import type { Message, Toast } from '../core/types';
import type { EventOf, RcbEventMap } from '../effects/window-events';
import { useEngine, useEngineHandle } from './engine-provider';

/** The public hooks: names and shapes of react-chatbotify 2.5, each a view on the one engine. */
export function useAudio() {
  const { speakAudio, toggleAudio } = useEngineHandle().actions;
  return { audioToggledOn: useEngine((state) => state.isAudioOn), speakAudio, toggleAudio };
}

export function useBotId() {
  return { getBotId: useEngineHandle().getBotId };
}

export function useChatHistory() {
  const { showChatHistory, getHistoryMessages, setHistoryMessages } = useEngineHandle().actions;
  const hasChatHistoryLoaded = useEngine((state) => state.history === 'shown');
  return { showChatHistory, getHistoryMessages, setHistoryMessages, hasChatHistoryLoaded };
}

export function useChatWindow() {
  const { toggleChatWindow, toggleIsBotTyping, scrollToBottom, getIsChatBotVisible } =
    useEngineHandle().actions;
  const isChatWindowOpen = useEngine((state) => state.isOpen);
  return { isChatWindowOpen, toggleChatWindow, toggleIsBotTyping, scrollToBottom, getIsChatBotVisible };
}

export function useFirstInteraction() {
  return { hasInteractedPage: useEngine((state) => state.hasInteracted) };
}

export function useFlow() {
  const { restartFlow, getFlow } = useEngineHandle().actions;
  return { hasFlowStarted: useEngine((state) => state.hasFlowStarted), restartFlow, getFlow };
}

export function useMessages() {
  const { actions } = useEngineHandle();
  const { injectMessage, simulateStreamMessage, streamMessage, endStreamMessage } = actions;
  const { removeMessage, replaceMessages, getMessages } = actions;
  const messages: Message[] = useEngine(messagesOf);
  const streaming = { simulateStreamMessage, streamMessage, endStreamMessage };
  return { messages, injectMessage, ...streaming, removeMessage, replaceMessages, getMessages };
}

export function useNotifications() {
  const { toggleNotifications, playNotificationSound } = useEngineHandle().actions;
  const notificationsToggledOn = useEngine((state) => state.isNotifying);
  return { notificationsToggledOn, toggleNotifications, playNotificationSound };
}

/** Listens on `window` to the events of this bot only. */
export function useOnRcbEvent<Name extends keyof RcbEventMap>(
  eventName: Name,
  handler: (event: EventOf<Name>) => void,
): void {
  const { getBotId } = useEngineHandle();
  // A subscription to the page's events, renewed with the handler.
  useEffect(() => {
    const listen = (event: WindowEventMap[Name]) => {
      if (event.detail.botId === getBotId()) handler(event);
    };
    window.addEventListener(eventName, listen);
    return () => window.removeEventListener(eventName, listen);
  }, [eventName, handler, getBotId]);
}

export function usePaths() {
  const { getCurrPath, getPrevPath, goToPath, replacePaths } = useEngineHandle().actions;
  const paths = useEngine((state) => state.paths);
  return { getCurrPath, getPrevPath, goToPath, paths: useMemo(() => [...paths], [paths]), replacePaths };
}

export function useSettings() {
  const { updateSettings, replaceSettings } = useEngineHandle();
  const settings: Settings = useEngine(settingsOf, isSame);
  return { settings, updateSettings, replaceSettings };
}

export function useStyles() {
  const { updateStyles, replaceStyles } = useEngineHandle();
  const styles: Styles = useEngine(stylesOf, isSame);
  return { styles, updateStyles, replaceStyles };
}

export function useTextArea() {
  const { actions } = useEngineHandle();
  const { toggleTextAreaDisabled, toggleTextAreaSensitiveMode, getTextAreaValue } = actions;
  const { setTextAreaValue, focusTextArea, blurTextArea } = actions;
  const toggles = { toggleTextAreaDisabled, toggleTextAreaSensitiveMode };
  return {
    textAreaDisabled: useEngine((state) => state.input.isDisabled),
    textAreaSensitiveMode: useEngine((state) => state.input.isSensitive),
    ...toggles,
    ...{ getTextAreaValue, setTextAreaValue, focusTextArea, blurTextArea },
  };
}

export function useToasts() {
  const { showToast, dismissToast, replaceToasts } = useEngineHandle().actions;
  const toasts = useEngine((state) => state.toasts);
  const list: Toast[] = useMemo(() => [...toasts], [toasts]);
  return { showToast, dismissToast, toasts: list, replaceToasts };
}

export function useVoice() {
  const { toggleVoice } = useEngineHandle().actions;
  return { voiceToggledOn: useEngine((state) => state.isVoiceOn), toggleVoice };
}
