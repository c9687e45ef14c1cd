import 'server-only';
import {
  chownSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { sql } from 'kysely';
import Database from 'libsql';
import * as z from 'zod';
import { openRecords } from '@/lib/backend/database/database';
import { latestMigration } from '@/lib/backend/database/migrations';
import { sqliteFile } from '@/lib/backend/database/sqlite';
import { lockFolder } from '@/lib/backend/database/store-lock';
import type { Records } from '@/lib/backend/database/tables';
import { type KeyOptions, keyFile, keyOf, readKey, type Vault, vaultOf } from '@/lib/backend/database/vault';
import { checkDump, loadDump } from '@/lib/cli/dump';
import { reason } from '@/lib/cli/output';
import { codeOf } from '@/lib/server/error-trace';
import { writeDump } from './dump';

/** Says beside a backup which key its PANs were sealed with; the key itself is never in it. */
const manifestOf = (file: string): string => `${file}.json`;

/**
 * Writes a whole copy of the store while the site runs: of PostgreSQL, or into a name that ends with `.jsonl`, as lines
 * that either engine takes; else as a SQLite file. @returns the name of the key it needs
 */
export async function backUp(store: Records, file: string, options: KeyOptions): Promise<string> {
  if (existsSync(file)) throw new Error(`backup: "${file}" is there already`);
  const { keyId } = vaultOf(keyOf(options));
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

const Manifest = z.object({ made_at: z.string(), pii_key: z.string() });

/**
 * Replaces the store by a backup, or changes nothing. @returns when it was made
 * @throws Error without its key, over a store that is there, and beside whatever else uses the store
 */
export async function restore(
  file: string,
  options: KeyOptions,
  force: { isForced: boolean },
): Promise<string> {
  if (!isSqlite(file)) {
    const { made_at, pii_key } = await checkDump(file);
    vaultNamed(pii_key, options);
    const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = options;
    const store = await openRecords({ dataDir, databaseUrl, use: 'exclusive' });
    await loadDump(store, file, force).finally(() => store.db.destroy());
    return made_at;
  }
  if (options.DATABASE_URL !== undefined)
    throw new Error(
      `restore: "${file}" is a SQLite file and the store is PostgreSQL; back up into a name that ends with .jsonl`,
    );
  return restoreFile(file, options, force);
}

function isSqlite(file: string): boolean {
  const start = Buffer.alloc(SQLITE_START.length);
  const opened = openSync(file, 'r');
  readSync(opened, start);
  closeSync(opened);
  return start.toString('latin1') === SQLITE_START;
}

const SQLITE_START = 'SQLite format 3';

/** The vault that a backup needs. @throws Error where this store's key is another one, or none */
function vaultNamed(needed: string, options: KeyOptions): Vault {
  const key =
    options.PII_KEY === undefined
      ? readKey(keyFile(options.DATA_DIR))
      : Buffer.from(options.PII_KEY, 'base64');
  const vault = key === null ? null : vaultOf(key);
  if (vault?.keyId !== needed)
    throw new Error(
      `restore: the backup needs the PII key ${needed}; ${vault === null ? 'there is none' : `here is ${vault.keyId}`}`,
    );
  return vault;
}

/**
 * The copy is made and checked beside the store and replaces it by one rename, so that a process killed anywhere
 * leaves the old store whole or the new one.
 */
function restoreFile(file: string, options: KeyOptions, { isForced }: { isForced: boolean }): string {
  const { made_at, pii_key } = Manifest.parse(JSON.parse(readFileSync(manifestOf(file), 'utf8')));
  vaultNamed(pii_key, options);
  const target = sqliteFile(options.DATA_DIR);
  if (existsSync(target) && !isForced)
    throw new Error(
      `restore: "${target}" is there already; stop the site, then --force puts the backup in its place`,
    );
  const release = lockFolder(options.DATA_DIR, 'exclusive');
  const copy = `${target}.restoring`;
  try {
    removeStore(copy);
    copyFileSync(file, copy);
    // Once more: before the lock another command may have changed the key.
    checkCopy(copy, vaultNamed(pii_key, options));
    makeDurable(copy);
    replaceStore(target, copy);
  } finally {
    removeStore(copy);
    release();
  }
  return made_at;
}

/** @throws Error for a copy that is not whole, is of a later version, or was sealed with another key than it says */
function checkCopy(copy: string, vault: Vault): void {
  const database = new Database(copy);
  try {
    const check = texts(database, 'pragma integrity_check');
    if (check[0] !== 'ok')
      throw new Error(`restore: the backup is damaged (${check[0]}); nothing was changed`);
    // What is checked is what will be read: one file, without a log beside it.
    database.exec('pragma journal_mode = delete');
    const [migration = ''] = texts(database, 'select max(name) from kysely_migration');
    if (migration > latestMigration)
      throw new Error(
        `restore: the backup is of a store at ${migration}, this site knows ${latestMigration}; nothing was changed`,
      );
    if (texts(database, "select name from sqlite_schema where name = 'donations'").length === 0) return;
    for (const sealed of texts(database, 'select pan_enc from donations where pan_enc is not null'))
      vault.open(sealed);
  } catch (error) {
    throw reason(error).startsWith('restore: ')
      ? error
      : new Error(`restore: the backup cannot be read (${reason(error)}); nothing was changed`);
  } finally {
    database.close();
  }
}

/** The first column of each row. */
const texts = (database: Database.Database, query: string): string[] =>
  database
    .prepare(query)
    .raw()
    .all()
    .map((row) => String(Array.isArray(row) ? (row[0] ?? '') : ''));

/** On the disk for its owner only, who is the site's user also where somebody else restores. */
function makeDurable(file: string): void {
  const { uid, gid } = statSync(dirname(file));
  if (process.getuid?.() === 0) chownSync(file, uid, gid);
  syncToDisk(file);
}

function syncToDisk(path: string): void {
  const opened = openSync(path, 'r');
  fsyncSync(opened);
  closeSync(opened);
}

/** The old store stays aside until the new one has replaced it. */
function replaceStore(target: string, copy: string): void {
  const aside = `${target}.before-restore`;
  removeStore(aside);
  if (existsSync(target)) {
    foldLog(target);
    linkSync(target, aside);
  }
  // Empty by now, or of a file beyond reading: it would be read into the new one.
  for (const log of LOGS) if (existsSync(target + log)) renameSync(target + log, aside + log);
  renameSync(copy, target);
  syncToDisk(dirname(target));
  removeStore(aside);
}

const LOGS = ['-wal', '-shm', '-journal'];

/** Brings what is in the write-ahead log alone into the file itself. */
function foldLog(target: string): void {
  let database: Database.Database | undefined;
  try {
    database = new Database(target);
    const [busy] = texts(database, 'pragma wal_checkpoint(truncate)');
    if (busy !== '0') throw new Error('restore: another program holds the store; nothing was changed');
  } catch (error) {
    // An unreadable store is often the reason for a restore.
    if (!/^SQLITE_(?:CORRUPT|NOTADB)/.test(codeOf(error) ?? '')) throw error;
  } finally {
    database?.close();
  }
}

function removeStore(file: string): void {
  for (const suffix of ['', ...LOGS]) rmSync(file + suffix, { force: true });
}
