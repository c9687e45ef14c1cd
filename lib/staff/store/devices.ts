import 'server-only';
import { audit, inTransaction } from '@/lib/backend/database/audit';
import { newRecordId, type Records } from '@/lib/backend/database/tables';
import type { Device } from '../schema';

/** More than anybody carries; each notice is posted once a device. */
const MOST_DEVICES = 10;

/** The devices on which a person has turned on notices, the oldest first. */
export const listDevices = ({ db }: Pick<Records, 'db'>, staffId: string): Promise<Device[]> =>
  db
    .selectFrom('push_subscriptions')
    .select(['id', 'device', 'endpoint', 'created_at', 'last_result', 'last_at'])
    .where('staff_id', '=', staffId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

type NewDevice = { staffId: string; device: string; endpoint: string };

/** A browser that somebody else used before is theirs no more. False: the person has too many devices. */
export const addDevice = (store: Records, { staffId, device, endpoint }: NewDevice): Promise<boolean> =>
  inTransaction(store, async (work) => {
    const { db, nowMs } = work;
    const own = (await listDevices(work, staffId)).filter((one) => one.endpoint !== endpoint);
    if (own.length >= MOST_DEVICES) return false;
    const row = { id: newRecordId(), staff_id: staffId, device, created_at: nowMs };
    const fresh = { ...row, last_result: null, last_at: null };
    await db
      .insertInto('push_subscriptions')
      .values({ ...fresh, endpoint })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(fresh))
      .execute();
    await audit(work, { event: 'push-added', actor: staffId, target: row.id });
    return true;
  });

/** False where the person has no such device. */
export const removeDevice = (store: Records, staffId: string, id: string): Promise<boolean> =>
  inTransaction(store, async (work) => {
    const { numDeletedRows } = await work.db
      .deleteFrom('push_subscriptions')
      .where('id', '=', id)
      .where('staff_id', '=', staffId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await audit(work, { event: 'push-removed', actor: staffId, target: id });
    return true;
  });
