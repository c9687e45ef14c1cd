import type { Host } from './types';

type Icon<H extends Host> = string | H['icon'];
type Bubble = {
  animate: boolean;
  showAvatar: boolean;
  avatar?: string;
  simulateStream: boolean;
  streamSpeed: number;
};

/** Every group with every value present; only pictures may be absent (the interface then draws its own). */
export type FullSettings<H extends Host = Host> = {
  general: {
    primaryColor: string;
    secondaryColor: string;
    fontFamily: string;
    showHeader: boolean;
    showFooter: boolean;
    showInputRow: boolean;
    /** Used as a cursor over what cannot be clicked. */
    actionDisabledIcon?: string;
    /** Part of the page's flow instead of a window over it. */
    embedded: boolean;
    /** `ON_LOAD`, `ON_PAGE_INTERACT` or `ON_CHATBOT_INTERACT`. */
    flowStartTrigger: string;
  };
  tooltip: {
    /** `ALWAYS`, `CLOSE`, `START` or `NEVER`. */
    mode: string;
    text: string;
  };
  chatButton: { icon?: Icon<H> };
  header: {
    title: string | H['rich'];
    showAvatar: boolean;
    avatar?: string;
    buttons: (string | H['rich'])[];
    closeChatIcon?: Icon<H>;
  };
  notification: {
    disabled: boolean;
    defaultToggledOn: boolean;
    /** From 0 to 1. */
    volume: number;
    icon?: Icon<H>;
    iconDisabled?: Icon<H>;
    /** Address of a sound file; absent: two notes are synthesised. */
    sound?: string;
    showCount: boolean;
  };
  audio: {
    disabled: boolean;
    defaultToggledOn: boolean;
    language: string;
    /** The first one the browser has speaks. */
    voiceNames: string[];
    rate: number;
    volume: number;
    icon?: Icon<H>;
    iconDisabled?: Icon<H>;
  };
  chatHistory: {
    /** Stores nothing, and removes what was stored. */
    disabled: boolean;
    maxEntries: number;
    storageKey: string;
    /** `LOCAL_STORAGE` or `SESSION_STORAGE`. */
    storageType: string;
    viewChatHistoryButtonText: string;
    chatHistoryLineBreakText: string;
    autoLoad: boolean;
    /** Beyond the original: a reload or a second tab continues the conversation where it stood. */
    resume: boolean;
    /** Beyond the original: how long a conversation can be resumed. */
    resumeTtlMs: number;
  };
  chatInput: {
    disabled: boolean;
    allowNewline: boolean;
    enabledPlaceholderText: string;
    disabledPlaceholderText: string;
    showCharacterCount: boolean;
    /** -1 means none. */
    characterLimit: number;
    /** Milliseconds between an answer and the next block, at least 500. */
    botDelay: number;
    sendButtonIcon?: Icon<H>;
    /** The text area is disabled while the bot is busy. */
    blockSpam: boolean;
    sendOptionOutput: boolean;
    sendCheckboxOutput: boolean;
    buttons: (string | H['rich'])[];
    /** Beyond the original: what a refused typed answer says (`input` rules of a block). */
    invalidTexts: { email: string; phone: string; number: string; date: string; choice: string };
  };
  chatWindow: {
    showScrollbar: boolean;
    showTypingIndicator: boolean;
    autoJumpToBottom: boolean;
    showMessagePrompt: boolean;
    messagePromptText: string;
    /** Distance from the bottom in pixels that counts as scrolled up. */
    messagePromptOffset: number;
    defaultOpen: boolean;
  };
  sensitiveInput: {
    maskInTextArea: boolean;
    maskInUserBubble: boolean;
    asterisksCount: number;
    hideInUserBubble: boolean;
  };
  userBubble: Bubble;
  botBubble: Bubble;
  voice: {
    disabled: boolean;
    defaultToggledOn: boolean;
    language: string;
    /** Milliseconds until listening ends by itself; 0 means never. */
    timeoutPeriod: number;
    autoSendDisabled: boolean;
    /** Milliseconds of silence after which the text is sent. */
    autoSendPeriod: number;
    sendAsAudio: boolean;
    icon?: Icon<H>;
    iconDisabled?: Icon<H>;
  };
  footer: { text: string | H['rich']; buttons: (string | H['rich'])[] };
  fileAttachment: {
    disabled: boolean;
    multiple: boolean;
    accept: string;
    icon?: Icon<H>;
    iconDisabled?: Icon<H>;
    sendFileName: boolean;
    showMediaDisplay: boolean;
  };
  emoji: { disabled: boolean; icon?: Icon<H>; iconDisabled?: Icon<H>; list: string[] };
  toast: { maxCount: number; forbidOnMax: boolean; dismissOnClick: boolean };
  /** Each event is sent only if its flag is true. */
  event: Record<EventFlag, boolean>;
  ariaLabel: Record<AriaLabel, string>;
  device: { desktopEnabled: boolean; mobileEnabled: boolean; applyMobileOptimizations: boolean };
};

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

/** The second row is beyond the original: words for screen readers, `{…}` filled in by the interface. */
export type AriaLabel =
  | 'chatButton'
  | 'audioButton'
  | 'closeChatButton'
  | 'emojiButton'
  | 'fileAttachmentButton'
  | 'notificationButton'
  | 'sendButton'
  | 'voiceButton'
  | 'inputTextArea'
  | 'chatWindow'
  | 'messages'
  | 'botSaid'
  | 'userSaid'
  | 'typing'
  | 'chosen'
  | 'hiddenAnswer'
  | 'unread'
  | 'chooseBetween'
  | 'nextButton'
  | 'dismissToast'
  | 'clearHistory';

type Group<T> = { [K in keyof T]?: T[K] };
/** What a host writes: any part of the groups. `botBubble.simStream` is the older name of `simulateStream`. */
export type Settings<H extends Host = Host> = {
  [G in keyof FullSettings<H>]?: G extends 'botBubble' | 'userBubble'
    ? Group<FullSettings<H>[G]> & { simStream?: boolean }
    : G extends 'chatInput'
      ? Group<Omit<FullSettings<H>['chatInput'], 'invalidTexts'>> & {
          invalidTexts?: Group<FullSettings<H>['chatInput']['invalidTexts']>;
        }
      : Group<FullSettings<H>[G]>;
};
