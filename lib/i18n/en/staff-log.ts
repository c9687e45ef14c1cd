/** The record of what was done, as sentences. */
export const log = {
  title: 'Log',
  lead: 'What was done in this console, newest first. Visitors’ names and words are never in it.',
  badQuery: 'This filter cannot be used.',
  person: 'Person',
  everybody: 'Everybody',
  cli: 'The server’s command line',
  event: 'Action',
  everything: 'Everything',
  day: 'Day',
  clear: 'Clear the filter',
  none: 'Nothing matches this filter.',
  line: (seq: number) => `Line ${seq}`,
  newest: 'Newest',
  older: 'Older',
  check: 'Check that no line was changed',
  checking: 'Checking',
  whole: (lines: number) => `All ${lines} lines are unchanged.`,
  head: 'Hash of the last line. Note it down somewhere else: with it you can show later that no line is missing at the end.',
  broken: (line: number) => `Line ${line} was changed, or is missing.`,
  brokenText: 'Leave everything as it is and tell whoever runs the server.',
  ofCli: 'Somebody at the server’s command line',
  system: 'The system',
} as const;

/** `whom`: a member of staff, a text, the number of a receipt or a year; blank where an id would tell a reader nothing. */
type Sentence = readonly [name: string, tell: (who: string, whom: string) => string];

const gift = (number: string): string => (number ? `the gift ${number}` : 'a gift without a receipt');
const of = (whom: string): string => (whom ? ` of ${whom}` : '');

const events: Readonly<Record<string, Sentence>> = {
  invited: ['Invitation', (who, whom) => `${who} invited ${whom || 'somebody'}.`],
  'invitation-withdrawn': ['Invitation withdrawn', (who) => `${who} withdrew an invitation.`],
  joined: ['Joined', (who) => `${who} accepted an invitation.`],
  'join-failed': ['Joining failed', () => 'An attempt to accept an invitation failed.'],
  'signed-in': ['Sign-in', (who) => `${who} signed in.`],
  'sign-in-failed': ['Sign-in failed', (_, whom) => `An attempt to sign in${whom && ` as ${whom}`} failed.`],
  'signed-out': ['Sign-out', (who) => `${who} signed out.`],
  'session-ended': ['Session ended', (who) => (who ? `${who} ended a session.` : 'A session was ended.')],
  'session-expired': ['Session expired', () => 'A session expired.'],
  'stepped-up': ['Identity confirmed', (who) => `${who} confirmed their identity.`],
  'step-up-failed': ['Confirmation failed', (who) => `An attempt to confirm the identity of ${who} failed.`],
  'recovery-codes-renewed': ['Recovery codes', (who) => `${who} made new recovery codes.`],
  'push-added': ['Device added', (who) => `${who} turned on notices for a device.`],
  'push-removed': [
    'Device removed',
    (who) => (who ? `${who} removed a device from the notices.` : 'A device no longer gets notices.'),
  ],
  'notice-tested': ['Test notice', (who) => `${who} sent themselves a test notice.`],
  'mail-tested': ['Test mail', (who) => `${who} sent themselves a test mail.`],
  'passkey-added': ['Passkey added', (who) => `${who} added a passkey.`],
  'passkey-renamed': ['Passkey renamed', (who) => `${who} renamed a passkey.`],
  'passkey-removed': ['Passkey removed', (who) => `${who} removed a passkey.`],
  'password-set': ['Password set', (who) => `${who} set a password and an authenticator app.`],
  'preferences-changed': [
    'Own preferences',
    (who) => `${who} changed the language of the console or ticked a first step.`,
  ],
  'roles-changed': ['Roles changed', (who, whom) => `${who} changed the roles of ${whom}.`],
  disabled: ['Access disabled', (who, whom) => `${who} disabled ${whom}.`],
  enabled: ['Access enabled', (who, whom) => `${who} enabled ${whom}.`],
  refused: [
    'Refused',
    (who, whom) => `${who} tried something that their role does not include${whom && `: ${whom}`}.`,
  ],
  'log-read': ['Log read', (who) => `${who} read this log.`],
  'log-verified': ['Log checked', (who) => `${who} checked that no line of this log was changed.`],
  'inbox-listed': ['Inbox opened', (who) => `${who} opened the inbox.`],
  'messages-exported': ['Messages exported', (who) => `${who} exported the messages.`],
  'message-erased': ['Message erased', (who) => `${who} erased a message or a request for a call.`],
  'inbox-searched': ['Inbox searched', (who) => `${who} searched the inbox.`],
  'ticket-read': ['Item read', (who) => `${who} opened an inbox item.`],
  'ticket-claimed': ['Item claimed', (who) => `${who} claimed an inbox item.`],
  'ticket-released': ['Item returned', (who) => `${who} returned an item to the inbox.`],
  'ticket-snoozed': ['Item postponed', (who) => `${who} postponed an inbox item.`],
  'ticket-reopened': ['Item back', (who) => `${who} brought an item back to the inbox.`],
  'ticket-done': ['Item done', (who) => `${who} marked an inbox item as done.`],
  'ticket-noted': ['Note', (who) => `${who} wrote a note on an inbox item.`],
  'ticket-replied': ['Answer sent', (who) => `${who} answered a message by mail.`],
  'ticket-called': ['Call', (who) => `${who} recorded how a call went.`],
  'ticket-escalated': ['Reminder', () => 'Staff were reminded of an item nobody had claimed.'],
  'chats-listed': ['Conversations listed', (who) => `${who} listed the conversations.`],
  'chat-erased': ['Conversation erased', (who) => `${who} erased a conversation.`],
  'chat-read': ['Conversation read', (who) => `${who} read a conversation.`],
  'chat-followed': ['Conversation followed', (who) => `${who} followed a colleague’s conversation.`],
  'chat-joined': ['Conversation joined', (who) => `${who} joined a conversation.`],
  'chat-written': ['Message in a conversation', (who) => `${who} wrote in a conversation.`],
  'chat-transferred': ['Conversation offered', (who) => `${who} offered a conversation to a colleague.`],
  'chat-offer-withdrawn': ['Offer taken back', (who) => `${who} took back the offer of a conversation.`],
  'chat-left': ['Conversation left', (who) => `${who} left a conversation.`],
  'chat-closed': ['Conversation done', (who) => `${who} marked a conversation as done.`],
  'chat-released': ['Conversation back in the queue', () => 'A conversation went back to the queue.'],
  'shift-added': ['Shift added', (who, whom) => `${who} added a shift${whom && ` for ${whom}`}.`],
  'shift-removed': ['Shift removed', (who, whom) => `${who} removed a shift${of(whom)}.`],
  'person-searched': ['Person searched', (who) => `${who} searched for a person’s data.`],
  'person-shown': ['Record found', (who) => `${who} was shown a record in the search for a person.`],
  'person-exported': ['Data copied', (who) => `${who} saved a copy of a person’s data.`],
  'person-erased': ['Data erased', (who) => `${who} erased a record of a person.`],
  'register-read': ['Register read', (who) => `${who} read the requests and incidents.`],
  'request-opened': ['Request recorded', (who) => `${who} recorded a person’s request.`],
  'request-closed': ['Request answered', (who) => `${who} marked a person’s request as answered.`],
  'incident-opened': ['Incident recorded', (who) => `${who} recorded an incident.`],
  'incident-noted': ['Incident continued', (who) => `${who} added a step to an incident.`],
  'picture-added': ['Picture added', (who) => `${who} added a picture.`],
  'picture-described': ['Picture described', (who) => `${who} changed the description of a picture.`],
  'picture-removed': ['Picture removed', (who) => `${who} removed a picture.`],
  'content-created': ['Text begun', (who, whom) => `${who} began ${whom}.`],
  'content-published': ['Text published', (who, whom) => `${who} published ${whom}.`],
  'content-scheduled': ['Publishing scheduled', (who, whom) => `${who} scheduled ${whom}.`],
  'content-unscheduled': [
    'Publishing cancelled',
    (who, whom) => `${who} cancelled the scheduled publishing of ${whom}.`,
  ],
  'content-hidden': ['Text taken down', (who, whom) => `${who} took down ${whom}.`],
  'content-restored': ['Text put back', (who, whom) => `${who} put back ${whom}.`],
  'content-discarded': ['Changes discarded', (who, whom) => `${who} discarded the changes of ${whom}.`],
  'content-reverted': [
    'Earlier version',
    (who, whom) => `${who} went back to an earlier version of ${whom}.`,
  ],
  'content-lock-taken': ['Editing taken over', (who, whom) => `${who} took over the editing of ${whom}.`],
  'content-asked': ['Approval requested', (who, whom) => `${who} asked for approval to publish ${whom}.`],
  'content-approved': ['Change approved', (who, whom) => `${who} approved the change of ${whom}.`],
  'content-declined': ['Change declined', (who, whom) => `${who} declined the change of ${whom}.`],
  'gifts-listed': ['Gifts listed', (who, whom) => `${who} opened the gifts${of(whom)}.`],
  'gifts-searched': ['Gifts searched', (who) => `${who} searched the gifts.`],
  'gifts-reconciled': ['Gifts compared', (who) => `${who} compared the gifts with the payment provider.`],
  'gifts-exported': [
    'Gifts exported',
    (who, whom) => `${who} exported the gifts${of(whom.replace(' ', ' to '))}.`,
  ],
  'gift-read': ['Gift read', (who, whom) => `${who} opened ${gift(whom)}.`],
  'gift-checked': ['Gift checked', (who, whom) => `${who} checked ${gift(whom)} with the payment provider.`],
  'gift-entered': ['Gift entered', (who, whom) => `${who} entered ${gift(whom)} by hand.`],
  'gift-erased': ['Donor erased', (who, whom) => `${who} erased the donor of ${gift(whom)}.`],
  'gift-voided': ['Gift voided', (who, whom) => `${who} voided ${gift(whom)}.`],
  'gift-corrected': [
    'Donor corrected',
    (who, whom) => `${who} corrected the donor’s details of ${gift(whom)}.`,
  ],
  'receipt-sent': ['Receipt mailed', (who, whom) => `${who} mailed the receipt of ${gift(whom)}.`],
  'refund-ordered': ['Refund requested', (who, whom) => `${who} asked for a refund of ${gift(whom)}.`],
  'refund-approved': ['Refund approved', (who, whom) => `${who} approved a refund of ${gift(whom)}.`],
  'refund-declined': ['Refund declined', (who, whom) => `${who} declined a refund of ${gift(whom)}.`],
  'refund-made': ['Refund made', (_, whom) => `A refund of ${gift(whom)} was made.`],
  'refund-failed': ['Refund failed', (_, whom) => `A refund of ${gift(whom)} failed.`],
  'statement-read': ['Statement opened', (who, whom) => `${who} opened the yearly statement${of(whom)}.`],
  'statement-made': [
    'Statement downloaded',
    (who, whom) => `${who} downloaded the yearly statement${of(whom)}.`,
  ],
  'statement-filed': [
    'Statement filed',
    (who, whom) => `${who} recorded the yearly statement${of(whom)} as filed.`,
  ],
  'certificate-issued': [
    'Certificate issued',
    (who, whom) => `${who} recorded the certificate of ${gift(whom)}.`,
  ],
  'certificates-pasted': [
    'Certificates issued',
    (who, whom) => `${who} recorded several certificates${of(whom)}.`,
  ],
  'certificate-delivered': [
    'Certificate delivered',
    (who, whom) => `${who} recorded that the donor of ${gift(whom)} has the certificate.`,
  ],
};

/** Of years, days and endpoints, which are no ids. */
const hasPlainTarget = (event: string): boolean => /^(?:refused|gifts|statement|certificates)/.test(event);

/** "gift-refunded" as "Gift refunded": an event of a newer version still reads as words. */
const inWords = (event: string): string => {
  const plain = event.replaceAll('-', ' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
};

/** The name of a kind of event. */
export const eventName = (event: string): string => events[event]?.[0] ?? inWords(event);

type Line = { event: string; actor: string; target: string };

/** One line of the log as a sentence. `nameOf`: somebody of the staff, a text or a receipt, by an id. */
export function eventSentence(
  { event, actor, target }: Line,
  nameOf: (id: string) => string | undefined,
): string {
  const isOwn = event === 'session-ended' || event === 'push-removed';
  const who = nameOf(actor) ?? (isOwn ? '' : log.system);
  const whom = nameOf(target) ?? (hasPlainTarget(event) ? target : '');
  return events[event]?.[1](who, whom) ?? `${who}: ${inWords(event)}`;
}
