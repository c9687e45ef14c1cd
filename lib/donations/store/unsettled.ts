import 'server-only';
import { forgetLog } from '@/lib/backend/database/forget-log';
import type { Records } from '@/lib/backend/database/tables';
import { statusRanks } from '@/lib/donations/donation-state';
import type { DonationRow } from './donation-tables';

const DAY_MS = 86_400_000;
/** An order lives three days; its donor is not forgotten while money may still come. */
const SHORTEST_DAYS = 4;

/**
 * Donations of which the provider has to be asked, those that somebody tried to pay first: half of a batch is theirs,
 * a quarter belongs to settled gifts, a quarter to orders that nobody has touched, of which a machine can make any
 * number. With `isAll` every one of which something may still be learnt, in the same order.
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

/** Puts the next question off. PostgreSQL takes whole milliseconds only. */
export async function checkLater({ db }: Records, id: string, atMs: number): Promise<void> {
  await db
    .updateTable('donations')
    .set({ next_check_at: Math.round(atMs) })
    .where('id', '=', id)
    .execute();
}

/** What names a donor, blanked. The rest of the row stays: its order may not be used again. */
const forgotten = {
  name: '',
  email: '',
  contact: '',
  address: '',
  pan_enc: null,
  pan_index: null,
  pan_quality: null,
  email_index: '',
};

/** Forgets the donors of gifts that were never paid, and of test gifts, past their retention. Returns how many. */
export async function sweepDonors(store: Records, retentionDays: number, nowMs: number): Promise<number> {
  const before = nowMs - Math.max(retentionDays, SHORTEST_DAYS) * DAY_MS;
  const result = await store.db
    .updateTable('donations')
    .set({ ...forgotten, erased_at: nowMs })
    .where('created_at', '<', before)
    .where('erased_at', 'is', null)
    .where(({ or, eb }) => or([eb('status_rank', '<', statusRanks.authorized), eb('mode', '=', 'test')]))
    .executeTakeFirst();
  if (result.numUpdatedRows > 0n) await forgetLog(store);
  return Number(result.numUpdatedRows);
}

/** Forgets one donor. The money, its receipt and what the law asks of them stay. False when there is no such gift. */
export async function eraseDonor(store: Records, id: string): Promise<boolean> {
  const result = await store.db
    .updateTable('donations')
    .set({ ...forgotten, erased_at: store.now() })
    .where('id', '=', id)
    .executeTakeFirst();
  if (result.numUpdatedRows > 0n) await forgetLog(store);
  return result.numUpdatedRows > 0n;
}
