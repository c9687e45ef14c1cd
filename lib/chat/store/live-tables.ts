import type { LiveState } from '@/lib/chat/live';

/** People in conversations. Times are milliseconds since 1970; null is "not yet". */
export type LiveTables = {
  live_chats: LiveChatRow;
  live_turns: LiveMessageRow;
  staff_presence: { staff_id: string; seen_at: number };
};

/** One row a conversation that a person was asked for or has joined. */
export type LiveChatRow = {
  chat_id: string;
  state: LiveState;
  queued_at: number;
  /** Who answers. */
  claimed_by: string | null;
  /** Each beat of the console puts it off. */
  claimed_until: number | null;
  joined_at: number | null;
  /** Who is asked to take over, and until when; whoever answers stays until they come. */
  offered_to: string | null;
  answer_by: number | null;
  visitor_typed_at: number | null;
  staff_typed_at: number | null;
  /** 1 while the numbers to call lie over the conversation on the visitor's screen. */
  covered: number;
  /** When the visitor's browser last asked for news, or for a person. */
  visitor_seen_at: number | null;
  /** 1 while it does so no more. */
  gone: number;
  /** What the visitor answered to the closing question. */
  closing: string | null;
  /** Counts every change, for who waits for one. */
  version: number;
};

export type LiveMessageRow = {
  chat_id: string;
  /** 1, 2, 3 … within a conversation. */
  number: number;
  /** `system`: the text is a notice of `lib/chat/live.ts`. */
  speaker: 'visitor' | 'counsellor' | 'system';
  /** Who wrote, or of whom a notice speaks. */
  staff_id: string | null;
  text: string;
  at: number;
  /** The sender's own id, so that a message sent twice is one. */
  client_id: string | null;
};
