import 'server-only';
import { PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import { log } from '@/lib/server/log';
import { lockSchema, type StoreUse } from './store-lock';

const INT8 = 20;

/** A dialect over a small pool with deadlines on connecting and on every statement. */
export function postgresDialect(databaseUrl: string, use: StoreUse): PostgresDialect {
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
  pool.on('error', (error) => log.error({ event: 'database_connection_lost', code: errorCode(error) }));
  return new PostgresDialect({ pool });
}

const errorCode = (error: Error): string => ('code' in error ? String(error.code) : error.name);
