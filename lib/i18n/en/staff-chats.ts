import type { Wide } from '../language';

/** Conversations in the staff console. */
export const staffChats = {
  title: 'Conversations',
  none: 'Nobody is in a conversation now. Anybody who writes to the assistant appears here by themselves. To try it, open the website in another window and write to the assistant.',
  states: {
    waiting: 'Waiting for a person',
    live: (name: string) => `${name} is answering`,
    mine: 'You are answering',
    handed: (name: string) => `Offered to you; ${name} is answering until you come`,
    offered: (name: string) => `offered to ${name}, who has not come yet`,
    alone: 'Waiting: only the assistant answers',
    bot: 'With the assistant',
    left: 'Left a message for a person; only the assistant answers now',
    nobody: 'asked for a person, nobody came',
    gone: (name: string) => `${name} was here and left`,
  },
  urgent: 'Urgent',
  danger: 'speaks of danger',
  done: (when: string) => `Spoke of danger; marked as done: ${when}`,
  waits: (time: string) => `for ${time}`,
  unanswered: (time: string) => `wrote ${time} ago, not answered`,
  last: (time: string) => `last word ${time}`,
  open: (language: string, time: string) => `Conversation in ${language}, begun ${time}`,
  languages: { en: 'English', hi: 'Hindi', bn: 'Bengali' },
  back: 'All conversations',
  missing:
    'This conversation was deleted. Visitors can delete theirs at any time; the others are deleted once their time is over.',
  speakers: { bot: 'Assistant', visitor: 'Visitor', counsellor: (name: string) => name, system: 'Note' },
  notices: {
    waiting: () => 'The visitor asked for a person, and was told that we look for a counsellor.',
    still: () => 'The visitor was told that somebody is still looked for, and whom to call.',
    joined: (name: string) => `${name} joined.`,
    transferred: (name: string) => `Offered to ${name}.`,
    withdrawn: (name: string) => `${name} took the offer back and stays.`,
    left: (name: string) => `${name} left; the assistant carries on.`,
    requeued: (name: string) => `${name} left; the visitor was told so and waits for a person again.`,
    lost: (name: string) => `${name} lost the connection; the visitor was told so and is in the queue again.`,
    missed: (name: string) => `${name} did not take over.`,
    nobody: (name: string) =>
      `${name ? 'Nobody else was here' : 'Nobody came'}; the visitor was told so and offered a call.`,
    silent: (name: string) =>
      `${name} was silent for some minutes; the visitor was told so, and whom to call.`,
    alone: (name: string) =>
      `${name} was silent for some minutes and nobody else was here; the visitor was told so, and whom to call.`,
    card: (numbers: string) =>
      `For these words the visitor’s page offers help, with these numbers: ${numbers}.`,
    covered: (numbers: string) =>
      `The help card with these numbers now covers the conversation on the visitor’s screen: ${numbers}.`,
  },
  age: 'Age',
  words: 'Messages',
  covered:
    'The numbers to call lie over the conversation on the visitor’s screen. Your last message stands in the line above them.',
  gone: (when: string) =>
    `The visitor’s chat has not been heard from since ${when}: it may be closed, in the background or without a connection. What you write waits there.`,
  newWords: 'There is something new: go to the newest words',
  displaced: (name: string) =>
    `${name} has taken over and answers the visitor now. What you write no longer goes out.`,
  unsent: 'Your words, not sent',
  unsentDanger:
    'The visitor has typed about danger and not sent it yet: the help card covers the chat. Their words come here once they send them, or once somebody joins while the visitor’s chat is open.',
  unsentBack:
    'The visitor has come back. What they had typed about danger stands in their message box, not sent: write to them first.',
  visitorTypes: 'The visitor is typing.',
  join: 'Join the conversation',
  joining: 'Joining…',
  joinedHint:
    'The visitor sees your first name and that a person is here. The assistant is silent until you leave.',
  take: 'Take over',
  text: 'Your message',
  send: 'Send',
  keys: 'Ctrl+Enter sends',
  length: (length: number, most: number) => `${length} of ${most} characters`,
  tooLong: (over: number, most: number) =>
    `${over} characters too long: at most ${most} go at once. Please shorten it, or send it in parts.`,
  sending: 'Sending…',
  notSent: 'Not sent. Your words are still here; please try again.',
  transfer: 'Ask a colleague to take over',
  offered: (name: string) =>
    `${name} is asked to take over. Until then you are still here and can write; the offer ends in less than a minute.`,
  withdraw: 'Take the offer back',
  nobodyThere: 'No other counsellor is here.',
  handOver: 'Offer it',
  leave: 'Leave; the assistant carries on',
  leaving: {
    title: 'Leave this conversation?',
    urgent:
      'The visitor spoke of danger. Once you leave, only the assistant answers until somebody joins; offer it to a colleague if you can.',
    unanswered:
      'The visitor’s last message has no answer yet. Once you leave, the visitor waits for a person again, and only the assistant answers until somebody joins.',
    confirm: 'Leave all the same',
    stay: 'Stay',
  },
  closing: { title: 'Did it help?', yes: 'yes', partly: 'partly', no: 'no', skipped: 'not answered' },
  conflicts: {
    taken: 'Somebody else is answering already.',
    'not-yours': 'This conversation is not yours any more. You can join it again while it waits.',
    nobody: 'This person is not in the console any more.',
  },
} as const;

export type ChatsCopy = Wide<typeof staffChats>;
