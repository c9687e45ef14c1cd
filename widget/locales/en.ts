import type { AriaLabel, FullSettings } from '../core/settings';

/**
 * Every text of the widget in one language, as settings: write `settings={hi}`, or `settings={mergeSettings(hi, own)}`.
 * A text that is added to the settings is demanded of every pack by this type.
 */
export type LocalePack = {
  general: { language: string };
  tooltip: { text: string };
  header: { title: string };
  audio: { language: string; voiceNames: string[] };
  voice: { language: string };
  chatHistory: { viewChatHistoryButtonText: string; chatHistoryLineBreakText: string };
  chatInput: {
    enabledPlaceholderText: string;
    invalidTexts: FullSettings['chatInput']['invalidTexts'];
  };
  chatWindow: { messagePromptText: string };
  footer: { text: string };
  ariaLabel: Record<AriaLabel, string>;
};

/** English for a page in another language, with the names of buttons in the words of the other packs. */
export const en: LocalePack = {
  general: { language: 'en' },
  tooltip: { text: 'Talk to me! 😊' },
  header: { title: 'Assistant' },
  // The voices named by default speak another English.
  audio: { language: 'en-IN', voiceNames: [] },
  voice: { language: 'en-IN' },
  chatHistory: {
    viewChatHistoryButtonText: 'Load Chat History ⟳',
    chatHistoryLineBreakText: '----- Previous Chat History -----',
  },
  chatInput: {
    enabledPlaceholderText: 'Type your message...',
    invalidTexts: {
      email: 'Please check the email address. It should look like name@example.com.',
      phone: 'Please write a phone number with 7 to 15 digits.',
      number: 'Please write a number.',
      date: 'Please write a date, for example 31/12/2026.',
      choice: 'Please choose one of the answers shown.',
    },
  },
  chatWindow: { messagePromptText: 'New Messages ↓' },
  footer: { text: 'Powered by an automatic assistant' },
  ariaLabel: {
    chatButton: 'Open chat',
    audioButton: 'Read messages aloud',
    closeChatButton: 'Close chat',
    emojiButton: 'Choose an emoji',
    fileAttachmentButton: 'Attach a file',
    notificationButton: 'Sound for new messages',
    sendButton: 'Send',
    voiceButton: 'Speak',
    inputTextArea: 'Your message',
    chatWindow: 'Chat',
    messages: 'Messages',
    botSaid: 'Assistant said',
    userSaid: 'You said',
    typing: 'Assistant is typing',
    chosen: 'You chose {items}',
    hiddenAnswer: 'hidden answer sent',
    unread: '{count} unread',
    chooseBetween: 'Choose {min} to {max}',
    nextButton: 'Next',
    dismissToast: 'Dismiss',
    clearHistory: 'Clear chat history',
  },
};
