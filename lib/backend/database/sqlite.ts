import 'server-only';
import { chmodSync, closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { SqliteAdapter, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { BUSY_TRY_MS, type OpenFile, PatientSqliteDriver } from './retrying-sqlite';
import { lockFolder, type StoreUse } from './store-lock';

/** The one file of the store in `DATA_DIR`. */
export const sqliteFile = (dataDir: string): string => join(dataDir, 'site.sqlite');

/** A dialect over the store in a folder, which is made for its owner only when it is not there. */
export function sqliteDialect(dataDir: string, use: StoreUse): SqliteDialect {
  return new SharedSqliteDialect(() => {
    const release = lockFolder(dataDir, use);
    try {
      return { database: openFile(dataDir), release };
    } catch (error) {
      release();
      throw error;
    }
  });
}

function openFile(dataDir: string): Database.Database {
  const file = sqliteFile(dataDir);
  closeSync(openSync(file, 'a', 0o600));
  // SQLite gives its -wal and -shm files the rights of the main file.
  chmodSync(file, 0o600);
  const database = new Database(file);
  // First of all, so that the switch to WAL itself waits for another process that is starting too.
  database.pragma('busy_timeout = 5000');
  database.pragma('journal_mode = WAL');
  // A commit returns only when the WAL is on the disk: an acknowledged message survives a power cut.
  database.pragma('synchronous = FULL');
  // What is erased is overwritten, not only unlinked.
  database.pragma('secure_delete = ON');
  // From here on a lock of another process is waited for without holding this one up (patient-sqlite.ts).
  database.pragma(`busy_timeout = ${BUSY_TRY_MS}`);
  return database;
}

/**
 * Kysely takes SQLite for a single-process engine: it neither wraps its migrations nor takes the write lock when a
 * transaction begins. The site and the desk share one file and may start on a fresh folder together. SQLite's DDL
 * is transactional, and a transaction that begins as a writer never meets "busy" halfway, so both are switched on.
 */
class SharedSqliteDialect extends SqliteDialect {
  readonly #open: () => OpenFile;

  constructor(open: () => OpenFile) {
    super({ database: async () => open().database });
    this.#open = open;
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }

  override createDriver(): PatientSqliteDriver {
    return new PatientSqliteDriver(this.#open);
  }
}

class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
