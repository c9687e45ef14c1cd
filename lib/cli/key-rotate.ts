import 'server-only';
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { forgetLog, type Records, type Tables } from '@/lib/backend/database/tables';
import {
  KEY_BYTES,
  type KeyOptions,
  keyFile,
  keyOf,
  readKey,
  replaceKey,
  type Vault,
  vaultOf,
  writeKey,
} from '@/lib/backend/database/vault';
import { emailIndex } from '@/lib/donations/store/donations';

type Rotation = { options: KeyOptions; newKeyFile: string | undefined };
type Rotated = { count: number; from: string; to: string; advice: string };

/**
 * Gives the store another key. The new key is on the disk before anything is sealed with it; a key of the data folder
 * then replaces the old one; one of the environment is for the operator to set.
 */
export async function rotateStoreKey(store: Records, { options, newKeyFile }: Rotation): Promise<Rotated> {
  const isOurs = options.PII_KEY === undefined;
  if (!isOurs && newKeyFile === undefined)
    throw new Error(
      'key rotate: PII_KEY comes from the environment; name a file for the new key: --key-file FILE',
    );
  const draft = newKeyFile ?? `${keyFile(options.DATA_DIR)}.next`;
  const from = vaultOf(keyOf(options));
  if (readKey(draft) === null) writeKey(draft, randomBytes(KEY_BYTES));
  const to = vaultOf(readKey(draft) ?? Buffer.alloc(0));
  const count = await rotateKey(store, from, to);
  if (isOurs) replaceKey(draft, options.DATA_DIR);
  const advice = isOurs
    ? 'start the site again'
    : `set PII_KEY to what is in ${draft} and start the site again`;
  return { count, from: from.keyId, to: to.keyId, advice };
}

/**
 * Seals everything anew, in one transaction. What the new key has sealed already is left, so that a rotation that
 * was cut off after its commit is simply done again. Returns how many PANs were sealed anew.
 */
async function rotateKey(store: Records, from: Vault, to: Vault): Promise<number> {
  const count = await store.db.transaction().execute(async (db) => {
    const rows = await db.selectFrom('donations').select(['id', 'email', 'pan_enc']).execute();
    const stale = rows.filter(({ pan_enc }) => !pan_enc?.startsWith(`${to.keyId}.`));
    for (const { id, email, pan_enc } of stale) {
      const pan = pan_enc === null ? null : from.open(pan_enc);
      if (pan !== null) await indexAnew(db, from.index(`pan:${pan}`), to.index(`pan:${pan}`));
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
    await sealSeedsAnew(db, from, to);
    await sealPushKeyAnew(db, from, to);
    // Kept as hashes by the old key; a day's memory of keys is forgotten.
    await db.deleteFrom('payment_intents').execute();
    return stale.filter(({ pan_enc }) => pan_enc !== null).length;
  });
  await forgetLog(store);
  return count;
}

/** Statements and certificates name a donor by the index of the PAN. */
async function indexAnew(db: Kysely<Tables>, before: string, after: string): Promise<void> {
  for (const table of ['statement_gifts', 'certificates'] as const)
    await db.updateTable(table).set({ donor: after }).where('donor', '=', before).execute();
}

/** The seeds of people's codes and of open invitations. */
async function sealSeedsAnew(db: Kysely<Tables>, from: Vault, to: Vault): Promise<void> {
  for (const table of ['staff', 'staff_invites'] as const) {
    for (const { id, totp_enc } of await db.selectFrom(table).select(['id', 'totp_enc']).execute()) {
      if (totp_enc === '' || totp_enc.startsWith(`${to.keyId}.`)) continue;
      await db
        .updateTable(table)
        .set({ totp_enc: to.seal(from.open(totp_enc)) })
        .where('id', '=', id)
        .execute();
    }
  }
}

/** The key stays the same, or every device would have to be turned on again. */
async function sealPushKeyAnew(db: Kysely<Tables>, from: Vault, to: Vault): Promise<void> {
  for (const { id, key_enc } of await db.selectFrom('push_keys').select(['id', 'key_enc']).execute()) {
    if (key_enc.startsWith(`${to.keyId}.`)) continue;
    const sealed = to.seal(from.open(key_enc));
    await db.updateTable('push_keys').set({ key_enc: sealed }).where('id', '=', id).execute();
  }
}
