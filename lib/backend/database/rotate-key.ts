import 'server-only';
import { emailIndex } from '@/lib/donations/store/donations';
import { forgetLog } from './forget-log';
import type { Records } from './tables';
import type { Vault } from './vault';

/**
 * Seals everything anew, in one transaction. What the new key has sealed already is left, so that a rotation that
 * was cut off after its commit is simply done again. Returns how many PANs were sealed anew.
 */
export async function rotateKey(store: Records, from: Vault, to: Vault): Promise<number> {
  const count = await store.db.transaction().execute(async (db) => {
    const rows = await db.selectFrom('donations').select(['id', 'email', 'pan_enc']).execute();
    const stale = rows.filter(({ pan_enc }) => !pan_enc?.startsWith(`${to.keyId}.`));
    for (const { id, email, pan_enc } of stale) {
      const pan = pan_enc === null ? null : from.open(pan_enc);
      await db
        .updateTable('donations')
        .set({
          pan_enc: pan === null ? null : to.seal(pan),
          pan_index: pan === null ? null : to.index(`pan:${pan}`),
          email_index: email === '' ? '' : emailIndex(to, email),
        })
        .where('id', '=', id)
        .execute();
    }
    // Kept as hashes by the old key; a day's memory of keys is forgotten.
    await db.deleteFrom('payment_intents').execute();
    return stale.filter(({ pan_enc }) => pan_enc !== null).length;
  });
  await forgetLog(store);
  return count;
}
