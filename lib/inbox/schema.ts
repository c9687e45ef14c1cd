import * as z from 'zod';
import type { OpeningHours } from '@/lib/config/opening-hours';
import { staffInbox } from '@/lib/i18n/en/staff-inbox';
import { callOutcomes, doneWays, isMissed, isSnoozeTime, type TicketKind } from './rules';

const { errors } = staffInbox;
const id = z.string().min(1).max(40);
const text = z.string().trim().max(4000, errors.long);
const later = z.number(errors.time).refine((ms) => isSnoozeTime(ms, Date.now()), errors.time);

export const ReadTicket = z.object({ id });
/** `version`: of the ticket as it was on view. */
export const ChangeTicket = z.object({ id, version: z.number().int() });
export type ChangeTicket = z.infer<typeof ChangeTicket>;

/** `leave`: out of its conversation, too. */
export const ReleaseTicket = ChangeTicket.extend({ leave: z.boolean().optional() });
/** `how`: how it was answered. */
export const FinishTicket = ReleaseTicket.extend({ how: z.enum(doneWays).optional() });
export const SnoozeTicket = ReleaseTicket.extend({ until: later });
export const ReplyTicket = ChangeTicket.extend({
  subject: z
    .string()
    .trim()
    .min(1, errors.text)
    .max(200, errors.subject)
    .regex(/^[^\r\n]*$/, errors.subject),
  text: text.min(1, errors.text),
});
/** `version`: of the draft that it was typed on; 0 where there was none. */
export const SaveReplyDraft = z.object({
  id,
  version: z.number().int().min(0),
  subject: z.string().max(200, errors.subject),
  text: z.string().max(4000, errors.long),
});
export type SaveReplyDraft = z.infer<typeof SaveReplyDraft>;
export const FindTickets = z.object({ text: z.string().trim().min(2, errors.find).max(200, errors.find) });
export const NoteTicket = ChangeTicket.extend({ note: text.min(1, errors.text) });
export const CallTicket = ChangeTicket.extend({
  outcome: z.enum(callOutcomes, errors.outcome),
  remark: text.default(''),
  /** When it is tried again, where nobody answered. */
  again_at: later.optional(),
  /** Nothing more is to be done: the result and the end of it are stored together. */
  is_done: z.boolean().default(false),
}).refine(({ outcome, again_at, is_done }) => is_done || !isMissed(outcome) || again_at !== undefined, {
  path: ['again_at'],
  message: errors.time,
});

/** A ticket as the queue shows it: who wrote, not what. Times are milliseconds since 1970. */
export type TicketCard = {
  id: string;
  kind: TicketKind;
  state: 'new' | 'open' | 'waiting' | 'done';
  is_urgent: boolean;
  /** Of who wrote, as given; blank where none was. */
  name: string;
  /** The code of the language; blank where none was named. */
  language: string;
  /** When a call is wished. */
  call: { from: number; to: number } | null;
  /** Whoever calls must not say who is calling. */
  is_discreet: boolean;
  /** The name of who has it. */
  assignee: string | null;
  is_mine: boolean;
  /** Since when it waits, or when a call is due. */
  due_at: number;
  /** When an open conversation told of danger. */
  danger_at: number | null;
  /** Until when it is put off; of what is open again: until when it was. */
  snooze_until: number | null;
  done_at: number | null;
  /** Of what is done: the note that tells how, who ended it, and how long the person waited for the first answer. */
  ending: { how: string | null; by: string; wait_ms: number } | null;
  /** How the last call went, for a call to make. */
  outcome: string | null;
  /** When the visitor asked for a person, where nobody came. */
  missed_at: number | null;
  version: number;
  /** Of the conversation that it is about: another one after each message, 0 where there is none. */
  chat_version: number;
  /** Since when its visitor has left, or is back. */
  gone_since: number | null;
  back_since: number | null;
  /** Who answers in that conversation now. */
  answering: { by: string; is_mine: boolean } | null;
  /** A colleague with an answer by mail that is not sent, and when they typed last, to a minute. */
  writing: { by: string; at: number } | null;
};

/** What nobody has, the urgent of it, and what the reader has claimed. */
export type InboxCounts = { waiting: number; urgent: number; mine: number };
export type Inbox = {
  tickets: TicketCard[];
  counts: { open: number; mine: number; done: number };
  /** Urgent conversations that nobody has, for a reader who may not read them; else 0. */
  urgent_chats: number;
  /** In which somebody is there: what is open is read again once they change. */
  hours: OpeningHours | null;
};

/** `state`: whether the mail server has taken it; `failed`: it is given up. */
export type TicketReply = {
  id: string;
  at: number;
  author: string | null;
  subject: string;
  text: string;
  state: 'waiting' | 'sent' | 'failed';
};

/** An answer that is being written; whoever takes the ticket over goes on with it. */
export type ReplyDraft = {
  subject: string;
  text: string;
  author: string | null;
  /** The reader wrote it, maybe in another tab or on another device. */
  is_mine: boolean;
  updated_at: number;
  version: number;
};

export type TicketNote = { id: string; at: number; author: string | null; kind: string; text: string };

/** What it is about. */
export type TicketContent =
  | { kind: 'message'; name: string; email: string; phone: string; address: string; message: string }
  | {
      kind: 'callback';
      name: string;
      phone: string;
      call_from: number;
      call_to: number;
      language: string;
      may_say_who: boolean;
      say: string;
    }
  | {
      kind: 'chat';
      id: string;
      name: string;
      phone: string;
      email: string;
      language: string;
    };

/** Another open ticket from the same number; `at`: of its last call, else when it came. */
export type SameNumber = {
  id: string;
  kind: TicketKind;
  /** Of a conversation: what its visitor said of danger last, else said last. */
  words: string;
  name: string;
  at: number;
  outcome: string | null;
  /** What may be said to somebody else who answers. */
  say: string;
  /** Whoever calls this number must not say who is calling. */
  is_discreet: boolean;
};

export type TicketItem = {
  ticket: TicketCard;
  content: TicketContent;
  same: SameNumber[];
  notes: TicketNote[];
  replies: TicketReply[];
  draft: ReplyDraft | null;
};
