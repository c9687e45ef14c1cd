import 'server-only';
import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { sql } from 'kysely';
import * as z from 'zod';
import { openRecords } from '@/lib/backend/embedded/records/database';
import { sqliteFile } from '@/lib/backend/embedded/records/sqlite';
import type { Records } from '@/lib/backend/embedded/records/tables';
import { vaultOf } from '@/lib/backend/embedded/records/vault';
import { type KeyPlace, keyFile, keyOf, readKey } from '@/lib/backend/embedded/records/vault-key';
import { checkDump, loadDump, writeDump } from './dump';

const Manifest = z.object({ made_at: z.string(), pii_key: z.string() });

/** Says beside a backup which key its PANs were sealed with; the key itself is never in it. */
const manifestOf = (file: string): string => `${file}.json`;

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

/**
 * Puts a backup in the place of the store. @returns when it was made
 * @throws Error without its key, and over a store that is there
 */
export async function restore(file: string, place: KeyPlace, force: { isForced: boolean }): Promise<string> {
  if (!isSqlite(file)) {
    const { made_at, pii_key } = await checkDump(file);
    needKey(pii_key, place);
    const store = await openRecords({ dataDir: place.DATA_DIR, databaseUrl: place.DATABASE_URL });
    await loadDump(store, file, force).finally(() => store.db.destroy());
    return made_at;
  }
  if (place.DATABASE_URL !== undefined)
    throw new Error(
      `restore: "${file}" is a SQLite file and the store is PostgreSQL; back up into a name that ends with .jsonl`,
    );
  return restoreFile(file, place, force);
}

function isSqlite(file: string): boolean {
  const start = Buffer.alloc(SQLITE_START.length);
  const opened = openSync(file, 'r');
  readSync(opened, start);
  closeSync(opened);
  return start.toString('latin1') === SQLITE_START;
}

const SQLITE_START = 'SQLite format 3';

function needKey(needed: string, place: KeyPlace): void {
  const key =
    place.PII_KEY === undefined ? readKey(keyFile(place.DATA_DIR)) : Buffer.from(place.PII_KEY, 'base64');
  const keyId = key === null ? null : vaultOf(key).keyId;
  if (keyId !== needed)
    throw new Error(
      `restore: the backup needs the PII key ${needed}; ${keyId === null ? 'there is none' : `here is ${keyId}`}`,
    );
}

function restoreFile(file: string, place: KeyPlace, { isForced }: { isForced: boolean }): string {
  const manifest = Manifest.parse(JSON.parse(readFileSync(manifestOf(file), 'utf8')));
  needKey(manifest.pii_key, place);
  const target = sqliteFile(place.DATA_DIR);
  if (existsSync(target) && !isForced)
    throw new Error(
      `restore: "${target}" is there already; stop the site, then --force puts the backup in its place`,
    );
  mkdirSync(place.DATA_DIR, { recursive: true, mode: 0o700 });
  for (const old of [`${target}-wal`, `${target}-shm`, target]) rmSync(old, { force: true });
  closeSync(openSync(target, 'wx', 0o600));
  copyFileSync(file, target);
  return manifest.made_at;
}
