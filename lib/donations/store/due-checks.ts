import 'server-only';
import type { Records } from '@/lib/backend/database/tables';
import { type Standing, statusRanks } from '@/lib/donations/donation-state';
import type { DonationRow } from './donation-tables';

/**
 * Donations due for a check with the provider, those that somebody tried to pay first: half of a batch is theirs, a
 * quarter belongs to settled donations, a quarter to untouched orders, of which a machine can make any number. With
 * `isAll` every donation that may still change, in the same order.
 */
export async function listDue(
  { db, now }: Records,
  { isAll, limit }: { isAll: boolean; limit: number },
): Promise<DonationRow[]> {
  const open = db.selectFrom('donations').selectAll().where('next_check_at', 'is not', null);
  const due = isAll ? open : open.where('next_check_at', '<=', now());
  // Money that is authorised before a try that failed.
  const tried = due
    .where('status', 'in', ['attempted', 'failed', 'authorized'])
    .orderBy('status_rank', 'desc');
  const settled = due.where('status_rank', '>=', statusRanks.paid);
  const untouched = due.where('status', 'in', ['creating', 'created', 'expired']);
  const shares = [
    { query: tried, share: limit / 2 },
    { query: settled, share: limit / 4 },
    { query: untouched, share: limit / 4 },
  ];
  const batch: DonationRow[] = [];
  for (const { query, share } of shares) {
    const oldestFirst = query.orderBy('next_check_at');
    batch.push(...(await (isAll ? oldestFirst : oldestFirst.limit(share)).execute()));
  }
  return batch;
}

/** Postpones the next check. PostgreSQL takes whole milliseconds only. */
export async function checkLater({ db }: Records, id: string, atMs: number): Promise<void> {
  await db
    .updateTable('donations')
    .set({ next_check_at: Math.round(atMs) })
    .where('id', '=', id)
    .execute();
}

/** Ages at which an unsettled order is checked with the provider (decisions §5.4); the last hour is grace. */
const AGES_MS = [900_000, 3_600_000, 6 * 3_600_000, 24 * 3_600_000, 72 * 3_600_000, 73 * 3_600_000] as const;
const DAY_MS = 24 * 3_600_000;
const WEEK_MS = 7 * DAY_MS;
/** How long a paid donation is looked after: refunds and disputes come late. */
const PAID_LIFE_MS = 365 * DAY_MS;
/** How long an expired one is: a bank may still let the payment through. */
const EXPIRED_LIFE_MS = 30 * DAY_MS;

export const firstCheckAt = (createdAtMs: number): number => createdAtMs + AGES_MS[0];

type Checked = Pick<DonationRow, 'created_at' | 'next_check_at' | 'entered_as'>;
type Known = {
  standing: Pick<Standing, 'status' | 'paidBy' | 'hasUnknownRefund' | 'hasPendingRefund'>;
  nowMs: number;
  /** Where a receipt waits for the capture event: until when. */
  yearEndMs: number | null;
};

/** When a donation is checked next; null once nothing more is expected. */
export function nextCheckOf(
  { created_at, next_check_at, entered_as }: Checked,
  { standing, nowMs, yearEndMs }: Known,
): number | null {
  // The provider knows nothing of a gift that was entered by hand.
  if (entered_as !== null) return null;
  const { status, paidBy, hasUnknownRefund, hasPendingRefund } = standing;
  const isDue = next_check_at !== null && next_check_at <= nowMs;
  // A refund without its id is looked up soon; one that even the provider's list does not name, the next day.
  if (hasUnknownRefund && !isDue) return nowMs + AGES_MS[0];
  if (hasUnknownRefund || hasPendingRefund) return nowMs + DAY_MS;
  if (statusRanks[status] >= statusRanks.paid)
    return yearEndMs ?? weekly({ sinceMs: paidBy?.capturedAtMs ?? created_at, lifeMs: PAID_LIFE_MS }, nowMs);
  if (status === 'expired') return weekly({ sinceMs: created_at, lifeMs: EXPIRED_LIFE_MS }, nowMs);
  const age = AGES_MS.find((ageMs) => created_at + ageMs > nowMs);
  if (age !== undefined) return created_at + age;
  // Money that is only authorised is checked daily until it is captured or released.
  return status === 'authorized' ? nowMs + DAY_MS : null;
}

/** Each week, to repair what a lost webhook did not tell. */
const weekly = ({ sinceMs, lifeMs }: { sinceMs: number; lifeMs: number }, nowMs: number): number | null =>
  nowMs + WEEK_MS <= sinceMs + lifeMs ? nowMs + WEEK_MS : null;
