import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { OutboxRow, Records, Tables } from '@/lib/backend/database/tables';
import { codeOf } from '@/lib/server/error-trace';
import { log } from '@/lib/server/log';

/** Sends one kind of row; throws when it could not. */
export type Send = (row: Pick<OutboxRow, 'kind' | 'payload'>) => Promise<void>;

/** Kinds of rows that are no mail. They are delivered apart, so that neither waits for a slow server of the other. */
const NOTICE_KINDS = ['alert', 'push', 'webhook'] as const;
type Channel = 'mail' | 'notices';

/**
 * Sends everything due, one row after the other. A row is claimed before it is sent and settled after: a process
 * that dies between the two leaves a claim that runs out, and the row is sent again. Better a second notice than
 * none.
 */
export async function deliverDue(
  store: Records,
  { now, send, channel = 'mail' }: { now: () => number; send: Send; channel?: Channel },
): Promise<{ sent: number; failed: number }> {
  const count = { sent: 0, failed: 0 };
  const next = () => claimNext(store, now(), channel);
  for (let row = await next(); row !== null; row = await next()) {
    const failure = row.attempts > MAX_ATTEMPTS ? 'interrupted' : await attempt(row, send);
    if (failure === null) {
      await settle(store, row, { sent_at: now(), last_error: null });
      count.sent += 1;
    } else {
      await settle(store, row, { next_at: nextAttemptAt(row, now()), last_error: failure });
      count.failed += 1;
      tell(row, failure);
    }
  }
  return count;
}

const FIRST_DELAY_MS = 30_000;
const LONGEST_DELAY_MS = 6 * 3_600_000;

/** Half a minute, doubled each time up to six hours; null after the last attempt, about three days later. */
export function nextAttemptAt({ attempts }: Pick<OutboxRow, 'attempts'>, now: number): number | null {
  if (attempts >= MAX_ATTEMPTS) return null;
  return now + Math.min(FIRST_DELAY_MS * 2 ** (attempts - 1), LONGEST_DELAY_MS);
}

/** Null when sent. Only the code of a failure is stored: its text may quote addresses. */
async function attempt(row: OutboxRow, send: Send): Promise<string | null> {
  try {
    await send(row);
    return null;
  } catch (error) {
    return codeOf(error) ?? 'unknown';
  }
}

function tell({ id, kind, attempts }: OutboxRow, failure: string): void {
  const facts = { outbox_id: id, kind, attempts, failure };
  if (attempts >= MAX_ATTEMPTS)
    log.error(
      { event: 'outbox_given_up', ...facts },
      'Given up; see SMTP_URL, or NOTIFY_WEBHOOK_URL for a webhook',
    );
  else log.warn({ event: 'outbox_retry', ...facts });
}

/** How often a row is tried before it is given up, loudly. */
export const MAX_ATTEMPTS = 20;

/** Longer than any one sending can take; when it has passed, the process that claimed the row is taken for dead. */
const CLAIM_MS = 5 * 60_000;

type OutboxEntry = {
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
export async function claimNext(
  { db }: Records,
  now: number,
  channel: Channel = 'mail',
): Promise<OutboxRow | null> {
  const free = db
    .selectFrom('outbox')
    .select('id')
    .where('sent_at', 'is', null)
    .where('kind', channel === 'notices' ? 'in' : 'not in', NOTICE_KINDS)
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
