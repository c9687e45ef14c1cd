/** The record of what was done, as sentences. */
export const log = {
  title: 'Log',
  lead: 'What was done in this console, the newest first. It holds ids, no names or words of visitors.',
  badQuery: 'Nothing can be shown for this filter.',
  person: 'Person',
  everybody: 'Everybody',
  cli: 'Command line of the server',
  event: 'What',
  everything: 'Everything',
  day: 'Day',
  clear: 'Clear the filter',
  none: 'Nothing is recorded for this filter.',
  line: (seq: number) => `Line ${seq}`,
  newest: 'Newest',
  older: 'Older',
  check: 'Check the chain now',
  checking: 'Checking',
  whole: (lines: number) => `All ${lines} lines are as they were written.`,
  head: 'Hash of the last line; written down elsewhere, it shows later that none at the end is gone:',
  broken: (line: number) => `Line ${line} is not what was written, or is missing.`,
  brokenText: 'Keep the store as it is and tell the person who runs the server.',
  somebody: 'Somebody unknown',
  ofCli: 'The command line',
  system: 'The system',
} as const;

type Sentence = { name: string; tell: (who: string, whom: string) => string };

const events: Readonly<Record<string, Sentence>> = {
  invited: { name: 'Invitation', tell: (who, whom) => `${who} made the invitation ${whom}.` },
  'invitation-withdrawn': {
    name: 'Invitation withdrawn',
    tell: (who, whom) => `${who} withdrew the invitation ${whom}.`,
  },
  joined: { name: 'Joined', tell: (who) => `${who} took up an invitation.` },
  'join-failed': {
    name: 'Joining failed',
    tell: (_who, whom) => `A try to take up the invitation ${whom} failed.`,
  },
  'signed-in': { name: 'Sign-in', tell: (who, whom) => `${who} signed in (session ${whom}).` },
  'sign-in-failed': {
    name: 'Sign-in failed',
    tell: (_who, whom) => (whom ? `A try to sign in as ${whom} failed.` : 'A try to sign in failed.'),
  },
  'signed-out': { name: 'Sign-out', tell: (who) => `${who} signed out.` },
  'session-ended': {
    name: 'Session ended',
    tell: (who, whom) => (who ? `${who} ended the session ${whom}.` : `The session ${whom} was ended.`),
  },
  'session-expired': { name: 'Session expired', tell: (_who, whom) => `The session ${whom} expired.` },
  'stepped-up': { name: 'Identity confirmed', tell: (who) => `${who} confirmed their identity.` },
  'step-up-failed': {
    name: 'Confirmation failed',
    tell: (who) => `A try to confirm the identity of ${who} failed.`,
  },
  'recovery-codes-renewed': { name: 'Recovery codes', tell: (who) => `${who} made new recovery codes.` },
  'push-added': { name: 'Device added', tell: (who) => `${who} turned on notices for a device.` },
  'push-removed': {
    name: 'Device removed',
    tell: (who, whom) =>
      who ? `${who} removed a device from the notices.` : `The device ${whom} takes no notices any more.`,
  },
  'notice-tested': { name: 'Test notice', tell: (who) => `${who} sent themselves a test notice.` },
  'passkey-added': { name: 'Passkey added', tell: (who) => `${who} added a passkey.` },
  'passkey-renamed': { name: 'Passkey renamed', tell: (who) => `${who} renamed a passkey.` },
  'passkey-removed': { name: 'Passkey removed', tell: (who) => `${who} removed a passkey.` },
  'password-set': { name: 'Password set', tell: (who) => `${who} set a password and an app.` },
  'preferences-changed': {
    name: 'Own preferences',
    tell: (who) => `${who} changed the language of the console or ticked a first step.`,
  },
  'roles-changed': { name: 'Roles changed', tell: (who, whom) => `${who} changed the roles of ${whom}.` },
  disabled: { name: 'Access disabled', tell: (who, whom) => `${who} disabled ${whom}.` },
  enabled: { name: 'Access enabled', tell: (who, whom) => `${who} enabled ${whom}.` },
  refused: { name: 'Refused', tell: (who) => `${who} asked for something that their role does not include.` },
  'log-read': { name: 'Log read', tell: (who) => `${who} read this log.` },
  'log-verified': { name: 'Log checked', tell: (who) => `${who} checked the chain of this log.` },
};

/** "gift-refunded" as "Gift refunded": an event without a sentence of its own still reads as words. */
const inWords = (event: string): string => {
  const plain = event.replaceAll('-', ' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
};

/** The name of a kind of event. */
export const eventName = (event: string): string => events[event]?.name ?? inWords(event);

/** One line of the log as a sentence. `who`, `whom`: names of staff, ids of anything else, blank for nobody. */
export const eventSentence = (event: string, who: string, whom: string): string =>
  events[event]?.tell(who, whom) ??
  [`${who || log.system}: ${inWords(event)}`, whom].filter(Boolean).join(', ');
