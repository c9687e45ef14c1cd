import 'server-only';
import { Kysely } from 'kysely';
import { env } from '@/lib/config/env';
import { migrate } from './migrations';
import { postgresDialect } from './postgres';
import { sqliteDialect } from './sqlite';
import type { StoreUse } from './store-lock';
import type { Engine, Records, Tables } from './tables';

declare global {
  var siteRecords: Promise<Records> | undefined;
}

/** The process's store, opened and migrated before its first use. A failed opening is tried anew by the next call. */
export function records(): Promise<Records> {
  globalThis.siteRecords ??= openRecords({ dataDir: env().DATA_DIR, databaseUrl: env().DATABASE_URL }).catch(
    (error: unknown) => {
      globalThis.siteRecords = undefined;
      throw error;
    },
  );
  return globalThis.siteRecords;
}

export type RecordsOptions = {
  dataDir: string;
  /** Absent = SQLite in `dataDir`. */
  databaseUrl?: string | undefined;
  now?: () => number;
  /** Absent = shared, as the site opens it. */
  use?: StoreUse;
};

/**
 * Opens a store and brings it up to date. The caller closes it with `db.destroy()`, and holds its lock until then.
 * @throws StoreInUseError
 */
export async function openRecords({
  dataDir,
  databaseUrl,
  now = Date.now,
  use = 'shared',
}: RecordsOptions): Promise<Records> {
  const engine: Engine = databaseUrl === undefined ? 'sqlite' : 'postgres';
  const dialect = databaseUrl === undefined ? sqliteDialect(dataDir, use) : postgresDialect(databaseUrl, use);
  const db = new Kysely<Tables>({ dialect });
  try {
    await migrate(db, engine);
  } catch (error) {
    await db.destroy().catch(() => undefined);
    throw error;
  }
  return { db, engine, now };
}
