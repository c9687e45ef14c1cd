import 'server-only';
import { claimNext, MAX_ATTEMPTS, settle } from '@/lib/backend/database/outbox-rows';
import type { OutboxRow, Records } from '@/lib/backend/database/tables';
import { log } from '@/lib/server/log';
import { codeOf } from './error-code';

/** Sends one kind of row; throws when it could not. */
export type Send = (row: Pick<OutboxRow, 'kind' | 'payload'>) => Promise<void>;

/**
 * Sends everything due, one row after the other. A row is claimed before it is sent and settled after: a process
 * that dies between the two leaves a claim that runs out, and the row is sent again. Better a second notice than
 * none.
 */
export async function deliverDue(
  store: Records,
  { now, send }: { now: () => number; send: Send },
): Promise<{ sent: number; failed: number }> {
  const count = { sent: 0, failed: 0 };
  for (let row = await claimNext(store, now()); row !== null; row = await claimNext(store, now())) {
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

/** Null when sent. Only the code of a failure is kept: its text may quote addresses. */
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
    log.error({ event: 'outbox_given_up', ...facts }, 'Mail given up; see SMTP_URL');
  else log.warn({ event: 'outbox_retry', ...facts });
}
