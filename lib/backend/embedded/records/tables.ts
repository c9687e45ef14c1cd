import type { Kysely } from 'kysely';

/** The record tables. Times are milliseconds since 1970; null means "not yet". */
export type Tables = { messages: MessageRow; outbox: OutboxRow };

export type MessageRow = {
  id: string;
  received_at: number;
  fullname: string;
  email: string;
  phone: string;
  address: string;
  message: string;
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
};

export type Engine = 'sqlite' | 'postgres';

/** An open, migrated store with the clock that stamps its rows. */
export type Records = { db: Kysely<Tables>; engine: Engine; now: () => number };
