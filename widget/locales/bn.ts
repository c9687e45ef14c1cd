import type { LocalePack } from './en';

/** Bengali as it is spelt in West Bengal, polite. */
export const bn: LocalePack = {
  general: { language: 'bn' },
  tooltip: { text: 'আমাদের সঙ্গে কথা বলুন! 😊' },
  header: { title: 'সহায়ক' },
  audio: { language: 'bn-IN', voiceNames: [] },
  voice: { language: 'bn-IN' },
  chatHistory: {
    viewChatHistoryButtonText: 'আগের কথোপকথন দেখুন ⟳',
    chatHistoryLineBreakText: '----- আগের কথোপকথন -----',
  },
  chatInput: {
    enabledPlaceholderText: 'আপনার বার্তা লিখুন...',
    invalidTexts: {
      email: 'ইমেল ঠিকানাটি একবার দেখে নিন। এটি name@example.com-এর মতো হবে।',
      phone: 'অনুগ্রহ করে 7 থেকে 15 সংখ্যার ফোন নম্বর লিখুন।',
      number: 'অনুগ্রহ করে একটি সংখ্যা লিখুন।',
      date: 'অনুগ্রহ করে তারিখ লিখুন, যেমন 31/12/2026।',
      choice: 'অনুগ্রহ করে দেখানো উত্তরগুলির একটি বেছে নিন।',
    },
  },
  chatWindow: { messagePromptText: 'নতুন বার্তা ↓' },
  footer: { text: 'এটি একটি স্বয়ংক্রিয় সহায়ক' },
  ariaLabel: {
    chatButton: 'চ্যাট খুলুন',
    audioButton: 'বার্তা পড়ে শোনান',
    closeChatButton: 'চ্যাট বন্ধ করুন',
    emojiButton: 'ইমোজি বাছুন',
    fileAttachmentButton: 'ফাইল যোগ করুন',
    notificationButton: 'নতুন বার্তায় শব্দ',
    sendButton: 'পাঠান',
    voiceButton: 'মুখে বলুন',
    inputTextArea: 'আপনার বার্তা',
    chatWindow: 'চ্যাট',
    messages: 'বার্তা',
    botSaid: 'সহায়ক বলেছে',
    userSaid: 'আপনি বলেছেন',
    typing: 'উত্তর লেখা হচ্ছে',
    chosen: 'আপনি বেছেছেন: {items}',
    hiddenAnswer: 'লুকানো উত্তর পাঠানো হয়েছে',
    unread: '{count}টি নতুন বার্তা',
    chooseBetween: '{min} থেকে {max}টি বেছে নিন',
    nextButton: 'পরবর্তী',
    dismissToast: 'বিজ্ঞপ্তি সরান',
    clearHistory: 'আগের কথোপকথন মুছুন',
  },
};
