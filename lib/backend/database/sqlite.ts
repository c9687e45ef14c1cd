import 'server-only';
import { chmodSync, closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import Database from 'libsql';
import { isBusy } from '@/lib/backend/database/store-lock';
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
  // From here on a lock of another process is waited for without holding this one up (`RetryingSqliteDriver`).
  database.pragma(`busy_timeout = ${BUSY_TRY_MS}`);
  return database;
}

/**
 * Kysely takes SQLite for a single-process engine: it neither wraps its migrations nor takes the write lock when a
 * transaction begins. The site and the command line share one file and may start on a fresh folder together. SQLite's DDL
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

  override createDriver(): RetryingSqliteDriver {
    return new RetryingSqliteDriver(this.#open);
  }
}

class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** An open file, and what gives its lock back once it is closed. */
type OpenFile = { database: Database.Database; release: () => void };

/** The engine is synchronous: for as long as one try waits for another process's lock, this process answers nobody. */
const BUSY_TRY_MS = 10;
const PAUSE_MS = 40;
/** How long a lock that is never given back is waited for, by all that wait together. */
const TIMEOUT_MS = 5000;

/**
 * Waits for a lock of another process between short tries, in which this process answers others and reads this store.
 * The timeout is one for all that wait: a queue behind a lock fails when its first one does.
 *
 * The lock is taken by `exec` alone, before every write. A statement that met "busy" by itself would stay open in the
 * engine, which then commits nothing until the garbage collector has been round.
 */
class RetryingSqliteDriver extends SqliteDriver {
  readonly #opened: Partial<OpenFile>;
  #busySinceMs: number | null = null;
  #isInTransaction = false;

  constructor(open: () => OpenFile) {
    const opened: Partial<OpenFile> = {};
    super({
      database: async () => {
        const { database } = Object.assign(opened, open());
        return database;
      },
    });
    this.#opened = opened;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return {
      executeQuery: <R>(query: CompiledQuery) =>
        this.#isInTransaction || !WRITES.test(query.sql)
          ? connection.executeQuery<R>(query)
          : this.#inTransaction(() => connection.executeQuery<R>(query)),
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    };
  }

  override async beginTransaction(): Promise<void> {
    while (!this.#takesLock()) await this.#letOthersThrough();
    this.#isInTransaction = true;
  }

  override async commitTransaction(): Promise<void> {
    this.#exec('commit');
    this.#isInTransaction = false;
  }

  /** A full disk or a failed write makes SQLite roll back by itself: then there is nothing left to do. */
  override async rollbackTransaction(): Promise<void> {
    this.#isInTransaction = false;
    if (this.#opened.database?.inTransaction) this.#opened.database.exec('rollback');
  }

  override async destroy(): Promise<void> {
    const { release } = this.#opened;
    delete this.#opened.database;
    await super.destroy();
    release?.();
  }

  /** The engine ends the whole process when it is used after it was closed. */
  #exec(statement: string): void {
    if (!this.#opened.database) throw new Error('The store is closed.');
    this.#opened.database.exec(statement);
  }

  async #inTransaction<R>(run: () => Promise<QueryResult<R>>): Promise<QueryResult<R>> {
    await this.beginTransaction();
    try {
      const result = await run();
      await this.commitTransaction();
      return result;
    } catch (error) {
      await this.rollbackTransaction();
      throw error;
    }
  }

  /** One try. @throws Error when the timeout is over */
  #takesLock(): boolean {
    try {
      this.#exec('begin immediate');
      this.#busySinceMs = null;
      return true;
    } catch (error) {
      const nowMs = performance.now();
      this.#busySinceMs ??= nowMs;
      if (!isBusy(error) || nowMs - this.#busySinceMs > TIMEOUT_MS) throw error;
      return false;
    }
  }

  /** Nothing is open here, so that whoever reads has the one connection meanwhile. */
  async #letOthersThrough(): Promise<void> {
    await super.releaseConnection();
    await pause(PAUSE_MS);
    await super.acquireConnection();
  }
}

const WRITES = /^\s*(?:insert|update|delete|replace|with|create|alter|drop)\b/i;
