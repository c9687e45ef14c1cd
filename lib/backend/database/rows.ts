import 'server-only';
import { type Kysely, sql } from 'kysely';
import type { Records, Tables } from './tables';

/** Every table of ours with its key, those that others refer to first. A new table belongs here; a test compares. */
export const tableKeys = {
  messages: ['id'],
  outbox: ['id'],
  chats: ['id'],
  chat_turns: ['chat_id', 'number'],
  donations: ['id'],
  payments: ['id'],
  refunds: ['id'],
  refund_requests: ['key'],
  disputes: ['id'],
  payment_events: ['id'],
  payment_intents: ['key'],
  receipt_counters: ['fy'],
  sandbox_payments: ['id'],
} satisfies Record<keyof Tables, readonly string[]>;

/** A row as both engines give and take it. */
export type PlainRow = Record<string, string | number | null>;

const A_BATCH = 200;

/** Runs over the store as it is at one moment, while others go on writing. */
export const atOneMoment = <T>(
  { db, engine }: Records,
  run: (db: Kysely<Tables>) => Promise<T>,
): Promise<T> =>
  db.connection().execute(async (connection) => {
    const begin = engine === 'postgres' ? 'begin isolation level repeatable read, read only' : 'begin';
    await sql.raw(begin).execute(connection);
    try {
      return await run(connection);
    } finally {
      await sql`rollback`.execute(connection);
    }
  });

/** All rows of a table by its key, some at a time. */
export async function* rowsOf(
  db: Kysely<Tables>,
  table: string,
  key: readonly string[],
): AsyncGenerator<PlainRow[]> {
  const order = sql.join(key.map((name) => sql.ref(name)));
  for (let offset = 0; ; offset += A_BATCH) {
    const query = sql<PlainRow>`select * from ${sql.table(table)} order by ${order} limit ${A_BATCH} offset ${offset}`;
    const { rows } = await query.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < A_BATCH) return;
  }
}

/** Puts rows of one shape into a table. @throws Error where a column or a value does not fit */
export async function addRows(db: Kysely<Tables>, table: string, rows: readonly PlainRow[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const names = sql.join(columns.map((name) => sql.ref(name)));
  const values = rows.map((row) => sql`(${sql.join(columns.map((name) => row[name] ?? null))})`);
  await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(db);
}

export async function isEmptyStore(db: Kysely<Tables>): Promise<boolean> {
  for (const table of Object.keys(tableKeys)) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0) return false;
  }
  return true;
}

export async function emptyStore(db: Kysely<Tables>): Promise<void> {
  for (const table of Object.keys(tableKeys).reverse())
    await sql`delete from ${sql.table(table)}`.execute(db);
}
