import 'server-only';
import { randomBytes } from 'node:crypto';
import { rotateKey } from '@/lib/backend/database/rotate-key';
import type { Records } from '@/lib/backend/database/tables';
import { KEY_BYTES, vaultOf } from '@/lib/backend/database/vault';
import {
  type KeyPlace,
  keyFile,
  keyOf,
  readKey,
  replaceKey,
  writeKey,
} from '@/lib/backend/database/vault-key';

type Means = { place: KeyPlace; newKeyFile: string | undefined };
export type Rotated = { count: number; from: string; to: string; advice: string };

/**
 * Gives the store another key. The new key is on the disk before anything is sealed with it; a key of the data folder
 * then takes the old one's place, one of the environment is for the operator to put there.
 */
export async function rotateStoreKey(store: Records, { place, newKeyFile }: Means): Promise<Rotated> {
  const isOurs = place.PII_KEY === undefined;
  if (!isOurs && newKeyFile === undefined)
    throw new Error(
      'key rotate: PII_KEY comes from the environment; name a file for the new key: --key-file FILE',
    );
  const draft = newKeyFile ?? `${keyFile(place.DATA_DIR)}.next`;
  const from = vaultOf(keyOf(place));
  if (readKey(draft) === null) writeKey(draft, randomBytes(KEY_BYTES));
  const to = vaultOf(readKey(draft) ?? Buffer.alloc(0));
  const count = await rotateKey(store, from, to);
  if (isOurs) replaceKey(draft, place.DATA_DIR);
  const advice = isOurs
    ? 'start the site again'
    : `set PII_KEY to what is in ${draft} and start the site again`;
  return { count, from: from.keyId, to: to.keyId, advice };
}
