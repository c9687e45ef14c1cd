import type { Wide } from '@/lib/i18n/language';

/** The card for someone in danger and its quiet line (access-and-care §§2.5, 3.1). All lines await clinical review. */
export type CareCopy = {
  /** At most 40 words together with `automatic` or `sent`. */
  title: string;
  self: string;
  other: string;
  /** For whoever asked for help outright, or may be with somebody in danger. */
  neutralTitle: string;
  neutral: string;
  /** Danger to the body, of oneself or another; one step a line. */
  medicalTitle: string;
  medicalSelf: string;
  medicalOther: string;
  /** A fit, under `medicalTitle`. */
  fit: string;
  /** Shaking, sweating, sickness after stopping; seeing things stands under `medicalTitle`. */
  withdrawalTitle: string;
  withdrawal: string;
  violence: string;
  /** Violence at home: no advice to confront anybody, and a call only when nobody listens. */
  homeTitle: string;
  homeSelf: string;
  homeOther: string;
  childSelf: string;
  childOther: string;
  /** In the chat: nobody reads along. */
  automatic: string;
  /** Under a message that was sent: it may be read late. */
  sent: string;
  emergency: string;
  teleManas: string;
  /** In place of the centre, while its number is the one that the site comes with. */
  deAddiction: string;
  child: string;
  women: string;
  centre: string;
  continue: string;
  /** In the chat: what was written reaches the centre all the same. */
  send: string;
  /** Leads to the steps on the page of help. */
  steps: string;
  /** The name of the list of numbers. */
  numbers: string;
  /** Tier 1: before the numbers. */
  hard: string;
  /** Between the two numbers of the quiet line. */
  or: string;
};

export const care: CareCopy = {
  title: 'Please talk to someone now',
  self: 'You matter, and help is free. You do not have to give your name.',
  other: 'Stay with them and call now.',
  neutralTitle: 'Who to call now',
  neutral:
    'If a life is in danger, call 112 first and stay with the person. You do not have to give your name.',
  medicalTitle: 'Call 112 now',
  medicalSelf:
    'You matter. Call now, unlock the door, and let somebody come to you. You do not have to give your name.',
  medicalOther:
    'Stay with them.\nBreathing but not waking: turn them on their side.\nNot breathing, or only gasping: tell 112, and push hard and fast on the middle of the chest.',
  fit: 'Note the time; move hard things away.\nDo not hold them down; put nothing in the mouth.\nWhen it is over, turn them on their side and stay.',
  withdrawalTitle: 'Call 112, or see a doctor today',
  withdrawal:
    'Shaking or sweating after stopping can become dangerous.\nA fit, confusion or seeing things: call 112 now.\nAt night, go to a hospital. Nobody should sit it out alone.',
  violence: 'Leave, or go into a room that locks. Call 112 for the police.',
  homeTitle: 'You deserve to be safe',
  homeSelf:
    'Being hurt at home is not your fault. Call when it is safe to talk. You do not have to give your name.',
  homeOther: 'Nobody should be hurt at home. Call when it is safe to talk. Do not step between them.',
  childSelf: 'This is not your fault. You can call now. You do not have to give your name.',
  childOther: 'Stay with the child, somewhere safe, and call now.',
  automatic: 'This chat is automatic. Nobody is reading it right now.',
  sent: 'Your message was sent, but it may be read only later.',
  emergency: 'Call 112, emergency',
  teleManas: 'Call Tele-MANAS 14416, free, day and night',
  deAddiction: 'Call 14446, de-addiction helpline, free',
  child: 'Call Child Helpline 1098, free, day and night',
  women: 'Call Women Helpline 181, day and night',
  centre: 'Call the centre',
  continue: 'This is not an emergency, continue',
  send: 'Send it, and keep writing here',
  steps: 'Not waking or not breathing: what to do',
  numbers: 'Numbers to call',
  hard: 'If things are hard right now:',
  or: 'or',
};

/** Leaving a page at once, for those whose screen somebody else can see. Honest about what stays behind. */
export const quickExit = {
  label: 'Leave this page quickly',
  action: 'Leave now',
  what: 'Opens another website and clears the chat here.',
  honest: 'The browser’s history may still show earlier pages.',
  /** Both in few words, for a phone. */
  brief: 'Opens another website. Does not clear your history.',
  keys: 'You can also press Shift three times.',
  more: 'Press Shift {left} more times to leave this page.',
  once: 'Press Shift once more to leave this page.',
  leaving: 'Leaving this page.',
} as const;

export type QuickExitCopy = Wide<typeof quickExit>;
