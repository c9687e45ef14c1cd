export type { Settings } from './core/settings';
export type { Styles } from './core/styles';
export type { Block, Flow, Message, Params, Theme, Toast } from './core/types';

import { defaultSettings, defaultStyles } from './core/defaults';
import { merge } from './core/merge';
import type { Settings } from './core/settings';
import type { Styles } from './core/styles';

/** The public surface: that of react-chatbotify 2.5.0, and what goes beyond it. The only barrel of the house. */
export const getDefaultSettings = (): Settings => defaultSettings();
export const getDefaultStyles = (): Styles => defaultStyles();
/** Beyond the original: settings of several origins as one, the later saying more: `mergeSettings(hi, own)`. */
export const mergeSettings = (...settings: Settings[]): Settings =>
  settings.reduce<Settings>((all, part) => merge(all, part), {});

export { Button, RcbEvent } from './core/events';
export { ChatBot as default, type ChatBotProps } from './react/chat-bot';
export { ChatBotProvider } from './react/chat-bot-provider';
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
export type {
  Plugin,
  RcbChangePathEvent,
  RcbChunkStreamMessageEvent,
  RcbDismissToastEvent,
  RcbLoadChatHistoryEvent,
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
  Slots,
} from './react/types';
export { SafeMarkdown } from './ui/safe-markdown';
