import * as z from 'zod';
import { closingAnswers, type LiveNotice, type LiveState, MAX_LIVE_LENGTH } from './live';
import { ChatLanguage, ChatTokenRequest, ClientId } from './schema';

const Text = z
  .string('Please send a text.')
  .trim()
  .min(1, 'Please write something.')
  .max(MAX_LIVE_LENGTH, 'This is too long.');

/** POST /chat/live/: answered when something has changed since `version`, or after some seconds. */
export const LiveRequest = ChatTokenRequest.extend({
  version: z.number().int().min(0).default(0),
  /** The last line that the visitor has. */
  after: z.number().int().min(0).default(0),
});
export type LiveRequest = z.infer<typeof LiveRequest>;

/** POST /chat/live/send/: the wish for a person, that the visitor types, whether the numbers to call lie over the conversation, that they do before words of danger are sent, or the answer to the closing question; words go by /chat/flow/. */
export const LiveSend = z.union(
  [
    ChatTokenRequest.extend({ person: z.literal(true) }),
    ChatTokenRequest.extend({ typing: z.literal(true) }),
    ChatTokenRequest.extend({ covered: z.boolean() }),
    // A conversation may begin with them: then its language is not known yet.
    ChatTokenRequest.extend({ danger: z.literal(true), language: ChatLanguage.default('en') }),
    ChatTokenRequest.extend({ closing: z.enum(closingAnswers) }),
  ],
  'Please send person, typing, covered, danger or closing.',
);
export type LiveSend = z.infer<typeof LiveSend>;

/** A message of the counsellor, or what is noted between messages: then the text is the centre's telephone number. */
export type LiveLine = { number: number; notice: LiveNotice | null; text: string; name: string };

/** What a visitor learns of the person in their conversation. `name`: blank while nobody is there. */
export type LiveView = {
  state: LiveState | 'none';
  version: number;
  name: string;
  is_typing: boolean;
  /** Whether the visitor was told that who answers is silent, and had no word since. */
  is_silent: boolean;
  /** Whether the conversation spoke of danger. */
  is_urgent: boolean;
  /** Whether the visitor waited for a person in vain, last. */
  is_missed: boolean;
  lines: LiveLine[];
  /** Whether a person may be asked for now: within the opening hours, with somebody there. */
  is_person_there: boolean;
};

const chat = z.string().min(1).max(64);

/** POST /staff/api/chats/live: what a counsellor does in a conversation. */
export const LiveAction = z.discriminatedUnion(
  'action',
  [
    z.object({ chat, action: z.literal('join') }),
    z.object({ chat, action: z.literal('write'), text: Text, id: ClientId }),
    z.object({ chat, action: z.literal('typing') }),
    z.object({ chat, action: z.literal('transfer'), to: z.string().min(1).max(64) }),
    z.object({ chat, action: z.literal('withdraw') }),
    z.object({ chat, action: z.literal('leave') }),
    // Of words left for a person, which need no answer.
    z.object({ chat, action: z.literal('close') }),
  ],
  'Please send an action.',
);
export type LiveAction = z.infer<typeof LiveAction>;
