export type { ConnectConfig } from './connect/config';
export type { Plugin } from './core/engine-types';
export type { RichTexts } from './core/rich-text';
export type { MessageAction, Settings } from './core/settings';
export type { Styles } from './core/styles';
export type {
  Block,
  Card,
  Checks,
  Choices,
  Flow,
  InputField,
  InputRule,
  Item,
  Message,
  Params,
  Theme,
  Toast,
} from './core/types';

import { defaultSettings, defaultStyles } from './core/defaults';
import type { Settings } from './core/settings';
import type { Styles } from './core/styles';

/** The public surface: that of react-chatbotify 2.5.0, and what goes beyond it. The only barrel of the house. */
export const getDefaultSettings = (): Settings => defaultSettings();
export const getDefaultStyles = (): Styles => defaultStyles();

export { Button, RcbEvent } from './core/events';
export { joinSettings as mergeSettings } from './core/merge';
export type {
  RcbChangePathEvent,
  RcbChunkStreamMessageEvent,
  RcbDismissToastEvent,
  RcbLoadChatHistoryEvent,
  RcbMessageFeedbackEvent,
  RcbPostInjectMessageEvent,
  RcbPostLoadChatBotEvent,
  RcbPostProcessBlockEvent,
  RcbPreInjectMessageEvent,
  RcbPreLoadChatBotEvent,
  RcbPreProcessBlockEvent,
  RcbRemoveMessageEvent,
  RcbSaveChatHistoryEvent,
  RcbShowToastEvent,
  RcbStartSimulateStreamMessageEvent,
  RcbStartSpeakAudioEvent,
  RcbStartStreamMessageEvent,
  RcbStopSimulateStreamMessageEvent,
  RcbStopStreamMessageEvent,
  RcbTextAreaChangeValueEvent,
  RcbToggleAudioEvent,
  RcbToggleChatWindowEvent,
  RcbToggleNotificationsEvent,
  RcbToggleVoiceEvent,
  RcbUserSubmitTextEvent,
  RcbUserUploadFileEvent,
} from './effects/window-events';
export { ChatBot as default, type ChatBotProps } from './react/chat-bot';
export { ChatBotProvider } from './react/chat-bot-provider';
export { connect } from './react/connect';
export type { ChatBotHandle } from './react/handle';
export {
  useAudio,
  useBotId,
  useChatHistory,
  useChatWindow,
  useFirstInteraction,
  useFlow,
  useMessages,
  useNotifications,
  useOnRcbEvent,
  usePaths,
  useSettings,
  useStyles,
  useTextArea,
  useToasts,
  useVoice,
} from './react/hooks';
export type { Slots } from './react/types';
/** Beyond the original: the window's own sections, to be wrapped and put into `slots`. */
export { ChatBotBody, ChatBotFooter, ChatBotHeader, ChatBotInput, SafeMarkdown } from './ui/window-part';
