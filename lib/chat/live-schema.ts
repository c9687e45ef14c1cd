import * as z from 'zod';
import type { LiveNotice, LiveState } from './live';
import { ChatTokenRequest } from './schema';

/** Longest message of either side, in UTF-16 units. */
export const MAX_LIVE_LENGTH = 2000;

/** A message sent twice under one id is one message. */
const ClientId = z.string('Please send the id.').regex(/^[\w-]{8,64}$/, 'This is no id.');
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

export const closingAnswers = ['yes', 'partly', 'no', 'skipped'] as const;

/** POST /chat/live/send/: a message, that the visitor types, or the answer to the closing question. */
export const LiveSend = z.union(
  [
    ChatTokenRequest.extend({ text: Text, id: ClientId }),
    ChatTokenRequest.extend({ typing: z.literal(true) }),
    ChatTokenRequest.extend({ closing: z.enum(closingAnswers) }),
  ],
  'Please send a text with its id, typing or closing.',
);
export type LiveSend = z.infer<typeof LiveSend>;

/** A message of the counsellor, or what is noted between messages. */
export type LiveLine = { number: number; notice: LiveNotice | null; text: string; name: string };

/** What a visitor learns of the person in their conversation. `name`: blank while nobody is there. */
export type LiveView = {
  state: LiveState | 'none';
  version: number;
  name: string;
  is_typing: boolean;
  lines: LiveLine[];
};

/** POST /staff/api/chats/{id}/live: what a counsellor does in a conversation. */
export const LiveAction = z.discriminatedUnion(
  'action',
  [
    z.object({ action: z.literal('join') }),
    z.object({ action: z.literal('write'), text: Text, id: ClientId }),
    z.object({ action: z.literal('typing') }),
    z.object({ action: z.literal('transfer'), to: z.string().max(40) }),
    z.object({ action: z.literal('leave') }),
  ],
  'Please send an action.',
);
export type LiveAction = z.infer<typeof LiveAction>;
