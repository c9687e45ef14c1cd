import 'server-only';
import { closeSync, existsSync, openSync, writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Records } from '@/lib/backend/database/tables';
import { vaultOf } from '@/lib/backend/database/vault';
import { type KeyPlace, keyOf } from '@/lib/backend/database/vault-key';
import { writeDump } from './dump';

/** Says beside a backup which key its PANs were sealed with; the key itself is never in it. */
export const manifestOf = (file: string): string => `${file}.json`;

/**
 * Writes a whole copy of the store while the site runs: of PostgreSQL, or into a name that ends with `.jsonl`, as lines
 * that either engine takes; else as a SQLite file. @returns the name of the key it needs
 */
export async function backUp(store: Records, file: string, place: KeyPlace): Promise<string> {
  if (existsSync(file)) throw new Error(`backup: "${file}" is there already`);
  const { keyId } = vaultOf(keyOf(place));
  if (store.engine !== 'sqlite' || file.endsWith('.jsonl')) {
    await writeDump(store, file, keyId);
    return keyId;
  }
  // Empty and its owner's alone before anything is in it.
  closeSync(openSync(file, 'wx', 0o600));
  await sql`vacuum into ${file}`.execute(store.db);
  const manifest = { made_at: new Date(store.now()).toISOString(), pii_key: keyId };
  writeFileSync(manifestOf(file), `${JSON.stringify(manifest)}\n`, { mode: 0o600 });
  return keyId;
}
