import 'server-only';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import { lockSchema, type StoreUse } from '@/lib/backend/database/store-lock';
import { env } from '@/lib/config/env';
import { codeOf } from '@/lib/server/error-trace';
import { log } from '@/lib/server/log';
import { migrate } from './migrations';
import { sqliteDialect } from './sqlite';
import type { Engine, Records, Tables } from './tables';

/** On `globalThis` because pages, endpoints and the background are bundles of their own: one process opens one store. */
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

const INT8 = 20;

/** A dialect over a small pool with deadlines on connecting and on every statement. */
function postgresDialect(databaseUrl: string, use: StoreUse): PostgresDialect {
  const pool = new Pool({
    connectionString: databaseUrl,
    // One connection stays open through quiet times and holds the lock; a second one would not bear an exclusive first.
    ...(use === 'shared' ? { min: 1, max: 8 } : { max: 1 }),
    keepAlive: true,
    onConnect: (client) => lockSchema(client, use),
    connectionTimeoutMillis: 5000,
    statement_timeout: 10_000,
    // Our bigints are milliseconds and counts, far below 2^53; pg would hand them out as text.
    types: { getTypeParser: (oid, format) => (oid === INT8 ? Number : types.getTypeParser(oid, format)) },
  });
  // An idle connection that breaks (a restart of the server) would otherwise end the process.
  pool.on('error', (error) => log.error({ event: 'database_connection_lost', code: codeOf(error) }));
  return new PostgresDialect({ pool });
}
