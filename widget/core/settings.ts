import type { EventFlag } from './events';
import type { RichTexts } from './rich-text';
import type { IconComponent, RichContent } from './types';

type Icon = string | IconComponent;
export type MessageAction = 'copy' | 'feedback';
type Bubble = {
  /** A new bubble moves in. */
  animate: boolean;
  showAvatar: boolean;
  /** Address of a picture. */
  avatar?: string;
  /** A block's `message` appears bit by bit. */
  simulateStream: boolean;
  /** Milliseconds for each character of a simulated stream. */
  streamSpeed: number;
  /** Beyond the original: text is read as light markdown with safe links. */
  markdown: boolean;
  /** Beyond the original: buttons beside a text of the bot: `copy`, `feedback`. */
  actions?: MessageAction[];
};

/**
 * Every group with every value present; only pictures may be absent (the interface then draws its own).
 * The comments are the table in `widget/README.md`: `node scripts/widget-tables.mjs` writes them there.
 */
export type FullSettings = {
  general: {
    /** Bubbles of the visitor; end of the header's gradient. */
    primaryColor: string;
    /** Bubbles of the bot, header, launcher. */
    secondaryColor: string;
    fontFamily: string;
    showHeader: boolean;
    showFooter: boolean;
    showInputRow: boolean;
    /** Address of a picture, used as the cursor over what cannot be clicked. */
    actionDisabledIcon?: string;
    /** Part of the page's flow instead of a window over it. */
    embedded: boolean;
    /** `ON_LOAD`, `ON_PAGE_INTERACT` or `ON_CHATBOT_INTERACT`. */
    flowStartTrigger: string;
    /** Beyond the original: `light`, `dark`, or `auto` for what the visitor prefers. */
    colorScheme: string;
    /** Beyond the original: language of the widget's own words (BCP 47); absent: that of the page. */
    language?: string;
    /** Beyond the original: language of a text that its block does not name one for, such as one option in another script. */
    langOf?: (text: string) => string | null;
  };
  tooltip: {
    /** `ALWAYS`, `CLOSE`, `START` or `NEVER`. */
    mode: string;
    text: string;
  };
  chatButton: { icon?: Icon };
  header: {
    title: string | RichContent;
    showAvatar: boolean;
    /** Address of a picture. */
    avatar?: string;
    /** Names of `Button` and own elements, in order; so are the other two `buttons`. */
    buttons: (string | RichContent)[];
    closeChatIcon?: Icon;
  };
  notification: {
    /** No sound, no count and no button for it. */
    disabled: boolean;
    defaultToggledOn: boolean;
    /** From 0 to 1. */
    volume: number;
    icon?: Icon;
    iconDisabled?: Icon;
    /** Address of a sound file; absent: two notes are synthesised. */
    sound?: string;
    /** The number of unread messages on the launcher. */
    showCount: boolean;
  };
  audio: {
    /** No message is read aloud, and there is no button for it. */
    disabled: boolean;
    defaultToggledOn: boolean;
    /** BCP 47; a voice of this language speaks where none of `voiceNames` is there. */
    language: string;
    /** The first one the browser has speaks. */
    voiceNames: string[];
    rate: number;
    /** From 0 to 1. */
    volume: number;
    icon?: Icon;
    iconDisabled?: Icon;
  };
  chatHistory: {
    /** Stores nothing, and removes what was stored. */
    disabled: boolean;
    /** Messages kept. */
    maxEntries: number;
    storageKey: string;
    /** `LOCAL_STORAGE` or `SESSION_STORAGE`. */
    storageType: string;
    viewChatHistoryButtonText: string;
    chatHistoryLineBreakText: string;
    /** Earlier messages are shown without being asked for. */
    autoLoad: boolean;
    /** Beyond the original: a reload or a second tab continues the conversation where it stood. */
    resume: boolean;
    /** Beyond the original: milliseconds for which a conversation can be resumed. */
    resumeTtlMs: number;
  };
  chatInput: {
    disabled: boolean;
    /** Shift and Enter begin a new line. */
    allowNewline: boolean;
    enabledPlaceholderText: string;
    disabledPlaceholderText: string;
    showCharacterCount: boolean;
    /** -1 means none. */
    characterLimit: number;
    /** Milliseconds between an answer and the next block, at least 500. */
    botDelay: number;
    sendButtonIcon?: Icon;
    /** The text area is disabled while the bot is busy. */
    blockSpam: boolean;
    /** A chosen option appears as a message of the visitor. */
    sendOptionOutput: boolean;
    /** Checked items appear as a message of the visitor. */
    sendCheckboxOutput: boolean;
    buttons: (string | RichContent)[];
    /** Beyond the original: only a typed answer focuses the text area, so that a chosen one raises no keyboard on a phone. */
    focusOnlyAfterTyping?: boolean;
    /** Beyond the original: what a refused typed answer says (`input` rules of a block). */
    invalidTexts: { email: string; phone: string; number: string; date: string; choice: string };
  };
  chatWindow: {
    showScrollbar: boolean;
    showTypingIndicator: boolean;
    /** Goes to the newest message even when the visitor has scrolled up. */
    autoJumpToBottom: boolean;
    /** A button to the newest message while the visitor has scrolled up. */
    showMessagePrompt: boolean;
    messagePromptText: string;
    /** Distance from the bottom in pixels that counts as scrolled up. */
    messagePromptOffset: number;
    defaultOpen: boolean;
  };
  sensitiveInput: {
    /** A password field takes the answer to an `isSensitive` block. */
    maskInTextArea: boolean;
    /** The bubble shows asterisks; the flow reads the answer all the same. */
    maskInUserBubble: boolean;
    asterisksCount: number;
    /** No bubble at all. */
    hideInUserBubble: boolean;
  };
  userBubble: Bubble;
  botBubble: Bubble;
  voice: {
    /** No speaking instead of typing, and no button for it. */
    disabled: boolean;
    defaultToggledOn: boolean;
    /** BCP 47. */
    language: string;
    /** Milliseconds until listening ends by itself; 0 means never. */
    timeoutPeriod: number;
    autoSendDisabled: boolean;
    /** Milliseconds of silence after which the text is sent. */
    autoSendPeriod: number;
    /** Sends the recording instead of its text. */
    sendAsAudio: boolean;
    icon?: Icon;
    iconDisabled?: Icon;
  };
  footer: { text: string | RichContent; buttons: (string | RichContent)[] };
  fileAttachment: {
    disabled: boolean;
    multiple: boolean;
    /** As the `accept` attribute of a file field. */
    accept: string;
    icon?: Icon;
    iconDisabled?: Icon;
    /** The names of uploaded files appear as a message of the visitor. */
    sendFileName: boolean;
    /** Uploaded pictures, films and sounds appear in the conversation. */
    showMediaDisplay: boolean;
    /** Beyond the original: files can also be dropped and pasted, and are shown before they are sent. */
    preview?: boolean;
  };
  emoji: { disabled: boolean; icon?: Icon; iconDisabled?: Icon; list: string[] };
  toast: {
    maxCount: number;
    /** At the maximum a new one is refused; otherwise the oldest one goes. */
    forbidOnMax: boolean;
    dismissOnClick: boolean;
  };
  /** One for each event, under Events below: it is sent only if this is true. */
  event: Record<EventFlag, boolean>;
  /** Names for screen readers. */
  ariaLabel: Record<AriaLabel, string>;
  /** Beyond the original: own words for cards, fields, code, tables, files and what can be done with a message. */
  richText?: RichTexts;
  device: {
    desktopEnabled: boolean;
    mobileEnabled: boolean;
    /** On a phone the open window fills the screen. */
    applyMobileOptimizations: boolean;
  };
};

/** From `chatWindow` on beyond the original: words for screen readers, `{…}` filled in by the interface. */
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
export type Settings = {
  [G in keyof FullSettings]?: G extends 'botBubble' | 'userBubble'
    ? Group<FullSettings[G]> & { simStream?: boolean }
    : G extends 'chatInput'
      ? Group<Omit<FullSettings['chatInput'], 'invalidTexts'>> & {
          invalidTexts?: Group<FullSettings['chatInput']['invalidTexts']>;
        }
      : Group<FullSettings[G]>;
};
