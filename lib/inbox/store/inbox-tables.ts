/** The queue of the console. Times are milliseconds since 1970; null is "not yet". */
export type InboxTables = {
  tickets: TicketRow;
  ticket_notes: TicketNoteRow;
  ticket_replies: TicketReplyRow;
  ticket_drafts: TicketDraftRow;
  shifts: ShiftRow;
  push_subscriptions: PushSubscriptionRow;
  push_keys: PushKeyRow;
};

export type TicketRow = {
  /** The id of the message or the conversation it is about. */
  id: string;
  kind: 'message' | 'callback' | 'chat';
  /** One of the two; the ticket is erased with what it names. */
  message_id: string | null;
  chat_id: string | null;
  /** `waiting`: put off until `snooze_until`. */
  state: 'new' | 'open' | 'waiting' | 'done';
  urgent: number;
  assignee: string | null;
  snooze_until: number | null;
  created_at: number;
  /** Since when it waits: when it came, or when a call was promised. */
  due_at: number;
  updated_at: number;
  done_at: number | null;
  /** Since when nobody has it, or from when on that counts; null: nobody is told of it again. */
  notice_at: number | null;
  /** How often it was told again that nobody has it. */
  notice_level: number;
  /** One more with each change that others must know of. */
  version: number;
};

/** What was written on a ticket, and what was done with it. */
export type TicketNoteRow = {
  id: string;
  ticket_id: string;
  at: number;
  /** Null: by the command line or by the clock. */
  author: string | null;
  kind: string;
  text: string;
};

/** Its recipient is who wrote the message; whether it was sent stands in the outbox under `reply:` and its id. */
export type TicketReplyRow = {
  id: string;
  ticket_id: string;
  at: number;
  author: string;
  subject: string;
  text: string;
};

/** One a ticket: whoever takes it over goes on with it. */
export type TicketDraftRow = {
  ticket_id: string;
  subject: string;
  text: string;
  author: string;
  updated_at: number;
  version: number;
};

/** Each week on one day, in minutes of it; until the next day where `to_minute` is not later. Sunday is 0. */
export type ShiftRow = {
  id: string;
  staff_id: string;
  weekday: number;
  from_minute: number;
  to_minute: number;
};

/** A browser that is told that something waits, and nothing else. */
export type PushSubscriptionRow = {
  id: string;
  staff_id: string;
  endpoint: string;
  device: string;
  created_at: number;
  /** The code of what its push service answered last, and when; null before the first push. */
  last_result: string | null;
  last_at: number | null;
};

/** One row, `vapid`: the public half as browsers take it, the private one as a sealed JWK. */
export type PushKeyRow = { id: string; public_key: string; key_enc: string };
