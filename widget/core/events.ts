/** The 25 events a page can listen to on `window`. */
export const RcbEvent = {
  START_SPEAK_AUDIO: 'rcb-start-speak-audio',
  TOGGLE_AUDIO: 'rcb-toggle-audio',
  TOGGLE_NOTIFICATIONS: 'rcb-toggle-notifications',
  TOGGLE_VOICE: 'rcb-toggle-voice',
  TOGGLE_CHAT_WINDOW: 'rcb-toggle-chat-window',
  PRE_INJECT_MESSAGE: 'rcb-pre-inject-message',
  POST_INJECT_MESSAGE: 'rcb-post-inject-message',
  START_SIMULATE_STREAM_MESSAGE: 'rcb-start-simulate-stream-message',
  STOP_SIMULATE_STREAM_MESSAGE: 'rcb-stop-simulate-stream-message',
  START_STREAM_MESSAGE: 'rcb-start-stream-message',
  CHUNK_STREAM_MESSAGE: 'rcb-chunk-stream-message',
  STOP_STREAM_MESSAGE: 'rcb-stop-stream-message',
  REMOVE_MESSAGE: 'rcb-remove-message',
  SAVE_CHAT_HISTORY: 'rcb-save-chat-history',
  LOAD_CHAT_HISTORY: 'rcb-load-chat-history',
  CHANGE_PATH: 'rcb-change-path',
  SHOW_TOAST: 'rcb-show-toast',
  DISMISS_TOAST: 'rcb-dismiss-toast',
  USER_SUBMIT_TEXT: 'rcb-user-submit-text',
  USER_UPLOAD_FILE: 'rcb-user-upload-file',
  TEXT_AREA_CHANGE_VALUE: 'rcb-text-area-change-value',
  PRE_LOAD_CHATBOT: 'rcb-pre-load-chatbot',
  POST_LOAD_CHATBOT: 'rcb-post-load-chatbot',
  PRE_PROCESS_BLOCK: 'rcb-pre-process-block',
  POST_PROCESS_BLOCK: 'rcb-post-process-block',
} as const;

/** Beyond the original: the visitor says whether a message helped. */
export const MESSAGE_FEEDBACK = 'rcb-message-feedback';

export type RcbEvent = (typeof RcbEvent)[keyof typeof RcbEvent];

/** Each event's name as a type, as the members of the original's enum are. */
export declare namespace RcbEvent {
  type START_SPEAK_AUDIO = 'rcb-start-speak-audio';
  type TOGGLE_AUDIO = 'rcb-toggle-audio';
  type TOGGLE_NOTIFICATIONS = 'rcb-toggle-notifications';
  type TOGGLE_VOICE = 'rcb-toggle-voice';
  type TOGGLE_CHAT_WINDOW = 'rcb-toggle-chat-window';
  type PRE_INJECT_MESSAGE = 'rcb-pre-inject-message';
  type POST_INJECT_MESSAGE = 'rcb-post-inject-message';
  type START_SIMULATE_STREAM_MESSAGE = 'rcb-start-simulate-stream-message';
  type STOP_SIMULATE_STREAM_MESSAGE = 'rcb-stop-simulate-stream-message';
  type START_STREAM_MESSAGE = 'rcb-start-stream-message';
  type CHUNK_STREAM_MESSAGE = 'rcb-chunk-stream-message';
  type STOP_STREAM_MESSAGE = 'rcb-stop-stream-message';
  type REMOVE_MESSAGE = 'rcb-remove-message';
  type SAVE_CHAT_HISTORY = 'rcb-save-chat-history';
  type LOAD_CHAT_HISTORY = 'rcb-load-chat-history';
  type CHANGE_PATH = 'rcb-change-path';
  type SHOW_TOAST = 'rcb-show-toast';
  type DISMISS_TOAST = 'rcb-dismiss-toast';
  type USER_SUBMIT_TEXT = 'rcb-user-submit-text';
  type USER_UPLOAD_FILE = 'rcb-user-upload-file';
  type TEXT_AREA_CHANGE_VALUE = 'rcb-text-area-change-value';
  type PRE_LOAD_CHATBOT = 'rcb-pre-load-chatbot';
  type POST_LOAD_CHATBOT = 'rcb-post-load-chatbot';
  type PRE_PROCESS_BLOCK = 'rcb-pre-process-block';
  type POST_PROCESS_BLOCK = 'rcb-post-process-block';
}

/** Each event has a switch of its own under `settings.event`. */
export type EventFlag =
  | 'rcbPreInjectMessage'
  | 'rcbPostInjectMessage'
  | 'rcbStartSimulateStreamMessage'
  | 'rcbStopSimulateStreamMessage'
  | 'rcbStartStreamMessage'
  | 'rcbChunkStreamMessage'
  | 'rcbStopStreamMessage'
  | 'rcbRemoveMessage'
  | 'rcbSaveChatHistory'
  | 'rcbLoadChatHistory'
  | 'rcbToggleChatWindow'
  | 'rcbStartSpeakAudio'
  | 'rcbToggleAudio'
  | 'rcbToggleNotifications'
  | 'rcbToggleVoice'
  | 'rcbChangePath'
  | 'rcbShowToast'
  | 'rcbDismissToast'
  | 'rcbUserSubmitText'
  | 'rcbUserUploadFile'
  | 'rcbTextAreaChangeValue'
  | 'rcbPreLoadChatBot'
  | 'rcbPostLoadChatBot'
  | 'rcbPreProcessBlock'
  | 'rcbPostProcessBlock';

const inOneWord = (name: string) =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()).replace('Chatbot', 'ChatBot');

/** The setting that turns each event on: the name of the event in one word. */
export const eventFlags: Readonly<Record<RcbEvent, EventFlag>> = Object.assign(
  {},
  ...Object.values(RcbEvent).map((name) => ({ [name]: inOneWord(name) })),
);

/** Events that cannot be prevented. */
const announcements: ReadonlySet<RcbEvent> = new Set([
  RcbEvent.POST_INJECT_MESSAGE,
  RcbEvent.STOP_SIMULATE_STREAM_MESSAGE,
  RcbEvent.POST_LOAD_CHATBOT,
]);

export const isCancelable = (name: RcbEvent): boolean => !announcements.has(name);

/** The buttons a host can name in `header.buttons`, `chatInput.buttons` and `footer.buttons`. */
export const Button = {
  AUDIO_BUTTON: 'audio-button',
  NOTIFICATION_BUTTON: 'notification-button',
  CLOSE_CHAT_BUTTON: 'close-chat-button',
  SEND_MESSAGE_BUTTON: 'send-button',
  VOICE_MESSAGE_BUTTON: 'voice-button',
  FILE_ATTACHMENT_BUTTON: 'file-attachment-button',
  EMOJI_PICKER_BUTTON: 'emoji-button',
} as const;
