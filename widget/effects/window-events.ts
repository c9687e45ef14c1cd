import type { Plugin } from '../core/engine-types';
import type { EventDetail } from '../core/ports';
import type { Settings } from '../core/settings';
import type { Styles } from '../core/styles';
import type { Block, Chunker, Flow, Message, Theme, Toast } from '../core/types';

/** Handlers may change `data`, prevent the event, and push promises that are awaited before the bot goes on. */
export type RcbBaseEvent<Data = unknown> = CustomEvent<EventDetail> & {
  data: Data;
  promises: Promise<unknown>[];
};
type OfMessage = RcbBaseEvent<{ message: Message }>;
type OfToast = RcbBaseEvent<{ toast: Toast }>;
type OfBlock = RcbBaseEvent<{ block: Block }>;
type OfToggle = RcbBaseEvent<{ currState: boolean; newState: boolean }>;
type OfLoad = RcbBaseEvent<{
  flow: Flow;
  settings: Settings;
  styles: Styles;
  themes: Theme | Theme[];
  plugins: Plugin[];
}>;

export type RcbStartSpeakAudioEvent = RcbBaseEvent<{ textToRead: string }>;
export type RcbToggleAudioEvent = OfToggle;
export type RcbToggleNotificationsEvent = OfToggle;
export type RcbToggleVoiceEvent = OfToggle;
export type RcbToggleChatWindowEvent = OfToggle;
export type RcbPreInjectMessageEvent = OfMessage;
export type RcbPostInjectMessageEvent = OfMessage;
export type RcbStartSimulateStreamMessageEvent = RcbBaseEvent<{
  message: Message;
  simulateStreamChunker?: Chunker;
}>;
export type RcbStopSimulateStreamMessageEvent = OfMessage;
export type RcbStartStreamMessageEvent = OfMessage;
export type RcbChunkStreamMessageEvent = OfMessage;
export type RcbStopStreamMessageEvent = OfMessage;
export type RcbRemoveMessageEvent = OfMessage;
export type RcbSaveChatHistoryEvent = RcbBaseEvent<{ messages: Message[] }>;
export type RcbLoadChatHistoryEvent = RcbBaseEvent<Record<string, never>>;
export type RcbChangePathEvent = RcbBaseEvent<{ currPath: string; prevPath: string; nextPath: string }>;
export type RcbShowToastEvent = OfToast;
export type RcbDismissToastEvent = OfToast;
export type RcbUserSubmitTextEvent = RcbBaseEvent<{ inputText: string; sendInChat: boolean }>;
export type RcbUserUploadFileEvent = RcbBaseEvent<{ files: File[] }>;
export type RcbTextAreaChangeValueEvent = RcbBaseEvent<{ currValue: string; prevValue: string }>;
export type RcbPreLoadChatBotEvent = OfLoad;
export type RcbPostLoadChatBotEvent = OfLoad;
export type RcbPreProcessBlockEvent = OfBlock;
export type RcbPostProcessBlockEvent = OfBlock;

/** Beyond the original. */
export type RcbMessageFeedbackEvent = RcbBaseEvent<{ message: Message; isHelpful: boolean }>;

/** What a handler of each event receives. */
export type RcbEventMap = {
  'rcb-start-speak-audio': RcbStartSpeakAudioEvent;
  'rcb-toggle-audio': RcbToggleAudioEvent;
  'rcb-toggle-notifications': RcbToggleNotificationsEvent;
  'rcb-toggle-voice': RcbToggleVoiceEvent;
  'rcb-toggle-chat-window': RcbToggleChatWindowEvent;
  'rcb-pre-inject-message': RcbPreInjectMessageEvent;
  'rcb-post-inject-message': RcbPostInjectMessageEvent;
  'rcb-start-simulate-stream-message': RcbStartSimulateStreamMessageEvent;
  'rcb-stop-simulate-stream-message': RcbStopSimulateStreamMessageEvent;
  'rcb-start-stream-message': RcbStartStreamMessageEvent;
  'rcb-chunk-stream-message': RcbChunkStreamMessageEvent;
  'rcb-stop-stream-message': RcbStopStreamMessageEvent;
  'rcb-remove-message': RcbRemoveMessageEvent;
  'rcb-save-chat-history': RcbSaveChatHistoryEvent;
  'rcb-load-chat-history': RcbLoadChatHistoryEvent;
  'rcb-change-path': RcbChangePathEvent;
  'rcb-show-toast': RcbShowToastEvent;
  'rcb-dismiss-toast': RcbDismissToastEvent;
  'rcb-user-submit-text': RcbUserSubmitTextEvent;
  'rcb-user-upload-file': RcbUserUploadFileEvent;
  'rcb-text-area-change-value': RcbTextAreaChangeValueEvent;
  'rcb-pre-load-chatbot': RcbPreLoadChatBotEvent;
  'rcb-post-load-chatbot': RcbPostLoadChatBotEvent;
  'rcb-pre-process-block': RcbPreProcessBlockEvent;
  'rcb-post-process-block': RcbPostProcessBlockEvent;
  'rcb-message-feedback': RcbMessageFeedbackEvent;
};

declare global {
  interface WindowEventMap extends RcbEventMap {}
}

/** Every event has its type. */
export type EventOf<Name extends keyof RcbEventMap> = RcbEventMap[Name];
