/** What the assistant says in one language. Hindi and Bengali await a native speaker's review. */
export type AssistantCopy = {
  /** The language's own name, as an option. */
  languageName: string;
  /** The first words where nothing personal is asked first. */
  offer: string;
  /** What a visitor may need; the first step of `content/chat/flow.json` offers the same. */
  needs: {
    danger: string;
    despair: string;
    stop: string;
    worried: string;
    relapsed: string;
    question: string;
    callback: string;
  };
  chooseLanguage: string;
  /** When a conversation is deleted. */
  erased: (days: number) => string;
  /** The centre's number, as light markdown: a link that calls. */
  callUs: (phone: string, tel: string) => string;
  /** Whom to call after danger, where an answer fails or a person has left. */
  numbers: string;
  flowError: string;
  busy: string;
  offline: string;
  retry: string;
  ended: string;
  endedThanks: string;
  restart: string;
  helpNow: string;
  leaveNow: string;
  back: string;
  poweredBy: string;
  newTab: string;
  hidePreview: string;
  /** The page's second skip link. */
  skipTo: string;
  erase: {
    action: string;
    title: string;
    text: string;
    confirm: string;
    keep: string;
    working: string;
    done: string;
    onlyHere: string;
    failed: string;
    /** Headings once it is decided. */
    doneTitle: string;
    onlyHereTitle: string;
    failedTitle: string;
  };
};

/** English; the lines of the documents are exact (chat spec §§4, 8; access-and-care §3.1). */
export const assistant: AssistantCopy = {
  languageName: 'English',
  offer:
    'Hello. What do you need? Choose one, or write in your own words. You need not give your name. This chat is automatic; the centre’s staff may read it later.',
  needs: {
    danger: 'Someone is in danger now',
    despair: 'I think of ending my life',
    stop: 'I want to stop',
    worried: 'I am worried about someone',
    relapsed: 'I have relapsed',
    question: 'I have a question',
    callback: 'Please call me back',
  },
  chooseLanguage: 'Choose your language',
  erased: (days) => `This chat is deleted after ${days} days.`,
  callUs: (phone, tel) => `You can also call the centre: [${phone}](${tel})`,
  numbers:
    'You are not alone. In danger, call 112 now. Thoughts of suicide: Tele-MANAS 14416 listens, free, day and night.',
  flowError: "I'm sorry, there was an error processing your response.",
  busy: 'Too many messages came at once. Please wait a minute, then try again.',
  offline: 'You are offline. Your answer is saved here and goes when the connection is back.',
  retry: 'Try again',
  ended: 'The conversation has ended.',
  endedThanks: 'Thank you! The conversation has ended.',
  restart: 'Start a new conversation',
  helpNow: 'I need help now',
  leaveNow: 'Leave now',
  back: 'Back to the chat',
  poweredBy: 'Powered by',
  newTab: 'opens in a new tab',
  hidePreview: 'Hide this message',
  skipTo: 'Skip to chat',
  erase: {
    action: 'Delete my conversation',
    title: 'Delete this conversation?',
    text: 'It goes from this device and from the centre’s records. If you asked for a call, that request stays until we have called.',
    confirm: 'Delete',
    keep: 'Keep it',
    working: 'Deleting…',
    done: 'Deleted, here and at the centre.',
    onlyHere: 'The centre’s copy could not be deleted: please call and ask for it.',
    failed: 'The centre’s copy could not be reached; nothing is deleted yet. Try again, or call us.',
    doneTitle: 'Your conversation is deleted',
    onlyHereTitle: 'Deleted on this device only',
    failedTitle: 'Not deleted yet',
  },
};
