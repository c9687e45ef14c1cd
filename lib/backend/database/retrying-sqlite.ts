import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { type CompiledQuery, type DatabaseConnection, type QueryResult, SqliteDriver } from 'kysely';
import type Database from 'libsql';
import { codeOf } from '@/lib/backend/error-code';

/** An open file, and what gives its lock back once it is closed. */
export type OpenFile = { database: Database.Database; release: () => void };

/** The engine is synchronous: for as long as one try waits for another process's lock, this process answers nobody. */
export const BUSY_TRY_MS = 10;
const PAUSE_MS = 40;
/** How long a lock that is never given back is waited for, by all that wait together. */
const PATIENCE_MS = 5000;

/**
 * Waits for a lock of another process between short tries, in which this process answers others and reads this store.
 * The patience is one for all that wait: a queue behind a lock fails when its first one does.
 *
 * The lock is taken by `exec` alone, before every write. A statement that met "busy" by itself would stay open in the
 * engine, which then commits nothing until the garbage collector has been round.
 */
export class PatientSqliteDriver extends SqliteDriver {
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

  /** The engine ends the whole process when it is asked for anything after it was closed. */
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

  /** One try. @throws Error when the patience is over */
  #takesLock(): boolean {
    try {
      this.#exec('begin immediate');
      this.#busySinceMs = null;
      return true;
    } catch (error) {
      const nowMs = performance.now();
      this.#busySinceMs ??= nowMs;
      if (!isBusy(error) || nowMs - this.#busySinceMs > PATIENCE_MS) throw error;
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

/** SQLITE_BUSY and its kinds, such as SQLITE_BUSY_RECOVERY after a crash of the other. */
export const isBusy = (error: unknown): boolean => (codeOf(error) ?? '').startsWith('SQLITE_BUSY');
