import { Button, eventFlags } from './events';
import { iconUrl, type Shape } from './icons';
import type { FullSettings } from './settings';
import { defaultLook, type Styles, styleKeys } from './styles';

/** The values of spec §9; pictures are our own drawings. A fresh copy each time. */
export function defaultSettings(): FullSettings {
  return {
    general: general(),
    tooltip: { mode: 'CLOSE', text: 'Talk to me! 😊' },
    chatButton: { icon: iconUrl('chat') },
    header: {
      title: 'Assistant',
      showAvatar: true,
      avatar: iconUrl('window'),
      closeChatIcon: iconUrl('close'),
      buttons: [Button.NOTIFICATION_BUTTON, Button.AUDIO_BUTTON, Button.CLOSE_CHAT_BUTTON],
    },
    notification: {
      disabled: false,
      defaultToggledOn: true,
      volume: 0.2,
      showCount: true,
      ...icons('bell', 'bellOff'),
    },
    ...sounds(),
    chatHistory: chatHistory(),
    chatInput: chatInput(),
    chatWindow: chatWindow(),
    sensitiveInput: {
      maskInTextArea: true,
      maskInUserBubble: true,
      asterisksCount: 10,
      hideInUserBubble: false,
    },
    userBubble: bubble('person'),
    botBubble: bubble('window'),
    footer: {
      text: 'Powered by an automatic assistant',
      buttons: [Button.FILE_ATTACHMENT_BUTTON, Button.EMOJI_PICKER_BUTTON],
    },
    fileAttachment: {
      disabled: false,
      multiple: true,
      accept: '.png',
      sendFileName: true,
      showMediaDisplay: false,
      ...icons('clip'),
    },
    emoji: {
      disabled: false,
      ...icons('smile'),
      list: ['😀', '😃', '😄', '😅', '😊', '😌', '😇', '🙃', '🤣', '😍', '🥰', '🥳', '🎉', '🎈', '🚀', '⭐️'],
    },
    toast: { maxCount: 3, forbidOnMax: false, dismissOnClick: true },
    event: noEvents(),
    ariaLabel: ariaLabels(),
    device: { desktopEnabled: true, mobileEnabled: true, applyMobileOptimizations: true },
  };
}

const general = (): FullSettings['general'] => ({
  ...defaultLook,
  showHeader: true,
  showFooter: true,
  showInputRow: true,
  embedded: false,
  flowStartTrigger: 'ON_LOAD',
  colorScheme: 'light',
  actionDisabledIcon: iconUrl('forbidden'),
});

const icons = (shape: Shape, disabled = shape) => ({ icon: iconUrl(shape), iconDisabled: iconUrl(disabled) });

const bubble = (avatar: Shape): FullSettings['botBubble'] => ({
  avatar: iconUrl(avatar),
  animate: true,
  showAvatar: false,
  simulateStream: false,
  streamSpeed: 30,
  markdown: false,
});

function sounds(): Pick<FullSettings, 'audio' | 'voice'> {
  return {
    audio: {
      disabled: true,
      defaultToggledOn: false,
      language: 'en-US',
      voiceNames: ['Microsoft David - English (United States)', 'Alex (English - United States)'],
      rate: 1,
      volume: 1,
      ...icons('speaker', 'speakerOff'),
    },
    voice: {
      disabled: true,
      defaultToggledOn: false,
      language: 'en-US',
      timeoutPeriod: 10000,
      autoSendDisabled: false,
      autoSendPeriod: 1000,
      sendAsAudio: false,
      ...icons('microphone'),
    },
  };
}

function chatHistory(): FullSettings['chatHistory'] {
  return {
    disabled: false,
    maxEntries: 30,
    storageKey: 'rcb-history',
    storageType: 'LOCAL_STORAGE',
    viewChatHistoryButtonText: 'Load Chat History ⟳',
    chatHistoryLineBreakText: '----- Previous Chat History -----',
    autoLoad: false,
    resume: false,
    resumeTtlMs: 24 * 60 * 60 * 1000,
  };
}

function chatInput(): FullSettings['chatInput'] {
  return {
    disabled: false,
    allowNewline: false,
    enabledPlaceholderText: 'Type your message...',
    disabledPlaceholderText: '',
    showCharacterCount: false,
    characterLimit: -1,
    botDelay: 1000,
    sendButtonIcon: iconUrl('send'),
    blockSpam: true,
    sendOptionOutput: true,
    sendCheckboxOutput: true,
    buttons: [Button.VOICE_MESSAGE_BUTTON, Button.SEND_MESSAGE_BUTTON],
    invalidTexts: {
      email: 'Please enter an email address, such as name@example.com.',
      phone: 'Please enter a phone number with 7 to 15 digits.',
      number: 'Please enter a number.',
      date: 'Please enter a date, such as 31/12/2026.',
      choice: 'Please choose one of the answers shown.',
    },
  };
}

function chatWindow(): FullSettings['chatWindow'] {
  return {
    showScrollbar: false,
    showTypingIndicator: true,
    autoJumpToBottom: false,
    showMessagePrompt: true,
    messagePromptText: 'New Messages ↓',
    messagePromptOffset: 30,
    defaultOpen: false,
  };
}

function ariaLabels(): FullSettings['ariaLabel'] {
  return {
    chatButton: 'open chat',
    audioButton: 'toggle audio',
    closeChatButton: 'close chat',
    emojiButton: 'emoji picker',
    fileAttachmentButton: 'upload file',
    notificationButton: 'toggle notifications',
    sendButton: 'send message',
    voiceButton: 'toggle voice',
    inputTextArea: 'input text area',
    chatWindow: 'chat',
    messages: 'messages',
    botSaid: 'Assistant said',
    userSaid: 'You said',
    typing: 'Assistant is typing',
    chosen: 'You chose {items}',
    hiddenAnswer: 'hidden answer sent',
    unread: '{count} unread',
    chooseBetween: 'Choose {min} to {max}',
    nextButton: 'Next',
    dismissToast: 'dismiss',
    clearHistory: 'Clear chat history',
  };
}

/** Every flag of the 25 events, off. */
const noEvents = (): FullSettings['event'] =>
  Object.assign({}, ...Object.values(eventFlags).map((flag) => ({ [flag]: false })));

/** All 63 keys with nothing in them. */
export function defaultStyles(): Required<Styles> {
  return Object.assign({}, ...styleKeys.map((key) => ({ [key]: {} })));
}
