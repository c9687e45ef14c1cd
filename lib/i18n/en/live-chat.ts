import type { closingAnswers, LiveNotice } from '@/lib/chat/live';

/** What is said of people in a conversation. Hindi and Bengali await a native speaker's review. */
export type LiveCopy = {
  /** A wish, where somebody of the centre is there to fulfil it. */
  person: string;
  /** What is noted while a person is asked for or there; `name`: their first name. */
  people: Record<LiveNotice, (name: string) => string>;
  /** After a person has left. */
  closing: Record<'question' | (typeof closingAnswers)[number], string>;
};

/** In English. */
export const liveChat: LiveCopy = {
  person: 'Talk to a person now',
  people: {
    waiting: () =>
      'We are looking for a counsellor. Please stay here; you can go on writing meanwhile. In danger, call 112 now.',
    joined: (name) => `${name}, a counsellor of the centre, is here now and reads what you write.`,
    transferred: (name) => `You are being connected with ${name}. Please wait a moment.`,
    left: (name) => `${name} has left the conversation. This chat answers automatically again.`,
    lost: (name) =>
      `The connection with ${name} was lost. You are in the queue again; we are looking for somebody.`,
    nobody: () => 'Nobody is free right now. Please call us, or leave your number here and we call you.',
  },
  closing: { question: 'Did talking help?', yes: 'Yes', partly: 'A little', no: 'No', skipped: 'Skip' },
};
