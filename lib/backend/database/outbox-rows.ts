import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { OutboxRow, Records, Tables } from './tables';

/** How often a row is tried before it is given up, loudly. */
export const MAX_ATTEMPTS = 20;

/** Longer than any one sending can take; when it has passed, the process that claimed the row is taken for dead. */
const CLAIM_MS = 5 * 60_000;

export type OutboxEntry = {
  kind: string;
  payload: Record<string, string>;
  at: number;
  /** Where given, a second row with it is not put in. */
  dedupeKey?: string;
};

/** Puts a row into the outbox inside the caller's transaction. The payload holds no personal data. */
export async function enqueue(
  transaction: Kysely<Tables>,
  { kind, payload, at, dedupeKey }: OutboxEntry,
): Promise<void> {
  const row = { id: randomUUID(), kind, payload: JSON.stringify(payload), created_at: at, next_at: at };
  await transaction
    .insertInto('outbox')
    .values({
      ...row,
      attempts: 0,
      claimed_until: null,
      sent_at: null,
      last_error: null,
      dedupe_key: dedupeKey ?? null,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute();
}

/** Rows that wait to be sent, those given up included: somebody still has to look after them. */
export async function countWaiting({ db }: Records): Promise<number> {
  const { waiting } = await db
    .selectFrom('outbox')
    .where('sent_at', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow();
  return waiting;
}

/** Claims the next due row, or null. Two processes never hold one row: the update repeats what makes a row free. */
export async function claimNext({ db }: Records, now: number): Promise<OutboxRow | null> {
  const free = db
    .selectFrom('outbox')
    .select('id')
    .where('sent_at', 'is', null)
    .where('next_at', '<=', now)
    .where(({ or, eb }) => or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)]))
    .orderBy('next_at')
    .limit(1);
  const claimed = await db
    .updateTable('outbox')
    .set(({ eb }) => ({ claimed_until: now + CLAIM_MS, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', free)
    .where(({ or, eb }) => or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)]))
    .where('sent_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return claimed ?? null;
}

type Settlement = Partial<Pick<OutboxRow, 'sent_at' | 'next_at' | 'last_error'>>;

/** Writes down how a claimed row ended. A row that another process has taken over since is left to that one. */
export async function settle({ db }: Records, claimed: OutboxRow, outcome: Settlement): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ ...outcome, claimed_until: null })
    .where('id', '=', claimed.id)
    .where('attempts', '=', claimed.attempts)
    .execute();
}
