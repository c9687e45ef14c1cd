import 'server-only';
import { randomBytes } from 'node:crypto';
import { type Generated, type Kysely, sql } from 'kysely';
import type { LiveTables } from '@/lib/chat/store/live-tables';
import type { ContactValues } from '@/lib/contact/contact-form';
import type { DonationTables } from '@/lib/donations/store/donation-tables';
import type { InboxTables } from '@/lib/inbox/store/inbox-tables';
import type { PersonalDataTables } from '@/lib/personal-data/store/personal-data-tables';
import type { StaffTables } from '@/lib/staff/store/staff-tables';
import type { ContentTables } from '@/lib/stories/store/content-tables';
import type { MediaTables } from '@/lib/stories/store/media-tables';
import type { ConsoleTables } from './console-tables';

/** The record tables. Times are milliseconds since 1970; null means "not yet". */
export type Tables = {
  messages: MessageRow;
  outbox: OutboxRow;
  chats: ChatRow & {
    /** When that browser was last heard from again after a silence. */ back_at: Generated<number | null>;
  };
  chat_turns: ChatStepRow;
} & DonationTables &
  StaffTables &
  InboxTables &
  ConsoleTables &
  PersonalDataTables &
  MediaTables &
  LiveTables &
  ContentTables;

/**
 * A message of the contact form, with a column for each of its fields. A request for a call stands among them: its name
 * under `fullname`, no e-mail, address or message.
 */
export type MessageRow = ContactValues & {
  id: string;
  kind: 'message' | 'callback';
  /** When somebody calls; null for a message. */
  call_from: number | null;
  call_to: number | null;
  /** Of the call; empty for a message, as is the next. */
  language: string;
  /** What anyone else who answers may hear. */
  say: string;
  /** 0 or 1. */
  may_say_who: number;
  received_at: number;
  /** 0 or 1: SQLite has no boolean. */
  urgent: number;
  done_at: number | null;
};

export type OutboxRow = {
  id: string;
  kind: string;
  payload: string;
  created_at: number;
  attempts: number;
  /** Null once given up: no further attempt. */
  next_at: number | null;
  /** Another process may take the row over after this. */
  claimed_until: number | null;
  sent_at: number | null;
  last_error: string | null;
  /** Unique; null where every row counts. */
  dedupe_key: string | null;
};

export type ChatRow = {
  /** Its name on the command line; nothing of the token. */
  id: string;
  /** SHA-256 of the token in hex: the store alone opens no conversation. */
  token_hash: string;
  created_at: number;
  updated_at: number;
  /** Null until the visitor has registered. */
  registered_at: number | null;
  language: string;
  name: string;
  age: string;
  email: string;
  phone: string;
  /** The question that waits for its answer; null before the first. */
  question_id: string | null;
  /** What the script saved, as a JSON object of texts. */
  variables: string;
  urgent: number;
  /** When the visitor's browser last asked for news. */
  seen_at: number | null;
};

export type ChatStepRow = {
  chat_id: string;
  /** 1, 2, 3 … within a conversation. */
  number: number;
  asked_at: number;
  question_id: string;
  reply: string;
  /** A JSON list of texts. */
  suggestions: string;
  last_question: number;
  answer: string | null;
};

export type Engine = 'sqlite' | 'postgres';

/** An open, migrated store with the clock that stamps its rows. */
export type Records = { db: Kysely<Tables>; engine: Engine; now: () => number };

/** Short enough to be typed on the command line: 60 random bits. */
export const newRecordId = (): string =>
  Array.from(randomBytes(12), (byte) => ID_LETTERS.charAt(byte % ID_LETTERS.length)).join('');

/** 32 characters without those that are mistaken for each other. */
const ID_LETTERS = 'abcdefghjkmnpqrstuvwxyz123456789';

/** SQLite's write-ahead log still holds the words of what was erased; emptied, it holds nothing. */
export async function forgetLog({ db, engine }: Pick<Records, 'db' | 'engine'>): Promise<void> {
  if (engine === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
