import 'server-only';
import { sql } from 'kysely';
import type { Records } from './tables';

/** SQLite's write-ahead log still holds the words of what was erased; emptied, it holds nothing. */
export async function forgetLog({ db, engine }: Pick<Records, 'db' | 'engine'>): Promise<void> {
  if (engine === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
