import 'server-only';
import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely';
import Database from 'libsql';

/** The one file of the store in `DATA_DIR`. */
export const sqliteFile = (dataDir: string): string => join(dataDir, 'site.sqlite');

/** A dialect over the store in a folder, which is made for its owner only when it is not there. */
export function sqliteDialect(dataDir: string): SqliteDialect {
  return new SharedSqliteDialect({ database: async () => openFile(dataDir) });
}

function openFile(dataDir: string) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
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
  return database;
}

/**
 * Kysely takes SQLite for a single-process engine: it neither wraps its migrations nor takes the write lock when a
 * transaction begins. The site and the desk share one file and may start on a fresh folder together. SQLite's DDL
 * is transactional, and a transaction that begins as a writer never meets "busy" halfway, so both are switched on.
 */
class SharedSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver(this.#config);
  }
}

class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}
