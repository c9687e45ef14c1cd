import 'server-only';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import type { ClientBase } from 'pg';
import { codeOf } from '@/lib/server/error-trace';

/** `shared`: the site and commands beside it. `exclusive`: a command that replaces the store or its key, alone. */
export type StoreUse = 'shared' | 'exclusive';

/** The store is held by another process in a way that does not bear this one. */
export class StoreInUseError extends Error {
  override name = 'StoreInUseError';
  readonly code = 'STORE_IN_USE';
  constructor(use: StoreUse) {
    super(
      use === 'exclusive'
        ? 'the store is in use by a running site or another command; stop it first, nothing was changed'
        : 'the store is being restored or given another key; try again when that is done',
    );
  }
}

/**
 * Holds the store of a folder until the returned function is called. The lock is SQLite's own on a file that is never
 * replaced, so the kernel keeps it: it ends with its process however that ends, several may share it, and a container
 * with process numbers of its own is seen too. Nothing else may open the file in this process: closing it by hand
 * would give the lock back. @throws StoreInUseError
 */
export function lockFolder(dataDir: string, use: StoreUse): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const database = new Database(join(dataDir, 'site.lock'));
  try {
    // By `exec` alone: a prepared statement would keep the file, and its lock, after it was closed.
    // No journal that a killed process would leave behind; nothing is ever written.
    database.exec('pragma busy_timeout = 100; pragma journal_mode = memory');
    // Reading inside a transaction holds the file shared for as long as the transaction is open.
    database.exec(use === 'exclusive' ? 'begin exclusive' : 'begin; select count(*) from sqlite_schema');
  } catch (error) {
    database.close();
    throw isBusy(error) ? new StoreInUseError(use) : error;
  }
  return () => {
    database.exec('rollback');
    database.close();
  };
}

/** The same on PostgreSQL, for one schema and as long as the connection lives. @throws StoreInUseError */
export async function lockSchema(client: ClientBase, use: StoreUse): Promise<void> {
  const take = use === 'exclusive' ? 'pg_try_advisory_lock' : 'pg_try_advisory_lock_shared';
  const { rows } = await client.query(
    `select ${take}(hashtext('site store'), hashtext(current_schema())) as locked`,
  );
  if (rows[0]?.locked !== true) throw new StoreInUseError(use);
}

/** SQLITE_BUSY and its kinds, such as SQLITE_BUSY_RECOVERY after a crash of the other. */
export const isBusy = (error: unknown): boolean => (codeOf(error) ?? '').startsWith('SQLITE_BUSY');
