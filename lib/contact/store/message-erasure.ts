import 'server-only';
import { inTransaction } from '@/lib/backend/database/audit';
import { publishEvent } from '@/lib/backend/database/events';
import { forgetLog, type Records } from '@/lib/backend/database/tables';

/** Deletes a message for good, with its ticket and all that was written on it. False when there is no such message. */
export async function eraseMessage(store: Records, id: string): Promise<boolean> {
  const isErased = await inTransaction(store, async (work) => {
    const result = await work.db.deleteFrom('messages').where('id', '=', id).executeTakeFirst();
    if (result.numDeletedRows > 0) await publishEvent(work, 'inbox', id);
    return result.numDeletedRows > 0;
  });
  if (isErased) await forgetLog(store);
  return isErased;
}

const DAY_MS = 86_400_000;

/** Erases messages older than the retention, done or not, and outbox rows as old. Returns how many messages went. */
export async function sweepMessages(
  { db, engine }: Records,
  retentionDays: number,
  now: number,
): Promise<number> {
  const before = now - retentionDays * DAY_MS;
  const result = await db.deleteFrom('messages').where('received_at', '<', before).executeTakeFirst();
  await db.deleteFrom('outbox').where('created_at', '<', before).execute();
  if (result.numDeletedRows > 0) await forgetLog({ db, engine });
  return Number(result.numDeletedRows);
}
