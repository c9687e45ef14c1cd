import type { LocalePack } from './en';

/** Hindi: polite, and without a gender for either side. */
export const hi: LocalePack = {
  general: { language: 'hi' },
  tooltip: { text: 'हमसे बात कीजिए! 😊' },
  header: { title: 'सहायक' },
  audio: { language: 'hi-IN', voiceNames: [] },
  voice: { language: 'hi-IN' },
  chatHistory: {
    viewChatHistoryButtonText: 'पिछली बातचीत देखें ⟳',
    chatHistoryLineBreakText: '----- पिछली बातचीत -----',
  },
  chatInput: {
    enabledPlaceholderText: 'अपना संदेश लिखें...',
    invalidTexts: {
      email: 'कृपया ईमेल पता जाँच लें। यह name@example.com जैसा होना चाहिए।',
      phone: 'कृपया 7 से 15 अंकों का फ़ोन नंबर लिखें।',
      number: 'कृपया कोई संख्या लिखें।',
      date: 'कृपया तारीख लिखें, जैसे 31/12/2026।',
      choice: 'कृपया दिखाए गए जवाबों में से एक चुनें।',
    },
  },
  chatWindow: { messagePromptText: 'नए संदेश ↓' },
  footer: { text: 'यह एक स्वचालित सहायक है' },
  ariaLabel: {
    chatButton: 'चैट खोलें',
    audioButton: 'संदेश पढ़कर सुनाएँ',
    closeChatButton: 'चैट बंद करें',
    emojiButton: 'इमोजी चुनें',
    fileAttachmentButton: 'फ़ाइल जोड़ें',
    notificationButton: 'नए संदेश पर आवाज़',
    sendButton: 'भेजें',
    voiceButton: 'बोलकर लिखें',
    inputTextArea: 'आपका संदेश',
    chatWindow: 'चैट',
    messages: 'संदेश',
    botSaid: 'सहायक ने कहा',
    userSaid: 'आपने कहा',
    typing: 'जवाब लिखा जा रहा है',
    chosen: 'आपने चुना: {items}',
    hiddenAnswer: 'छिपा हुआ जवाब भेजा गया',
    unread: '{count} नए संदेश',
    chooseBetween: '{min} से {max} तक चुनें',
    nextButton: 'आगे बढ़ें',
    dismissToast: 'सूचना हटाएँ',
    clearHistory: 'पिछली बातचीत मिटाएँ',
  },
};
