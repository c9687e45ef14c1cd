import 'server-only';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { type Kysely, sql } from 'kysely';
import * as z from 'zod';
import { latestMigration } from '@/lib/backend/database/migrations';
import type { Records, Tables } from '@/lib/backend/database/tables';

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
  statements: ['fy', 'number'],
  statement_gifts: ['fy', 'number', 'donation_id'],
  certificates: ['fy', 'donor', 'way'],
  staff: ['id'],
  staff_codes: ['id'],
  staff_sessions: ['id'],
  staff_invites: ['id'],
  staff_tries: ['id'],
  staff_passkeys: ['id'],
  staff_challenges: ['id'],
  audit: ['seq'],
  events: ['seq'],
  approvals: ['id'],
  tickets: ['id'],
  ticket_notes: ['id'],
  ticket_replies: ['id'],
  ticket_drafts: ['ticket_id'],
  shifts: ['id'],
  push_subscriptions: ['id'],
  push_keys: ['id'],
  data_requests: ['id'],
  incidents: ['id'],
  incident_steps: ['id'],
  audit_base: ['id'],
  media: ['hash'],
  media_uploads: ['id'],
  media_bytes: ['name', 'number'],
  live_chats: ['chat_id'],
  live_turns: ['chat_id', 'number'],
  staff_presence: ['staff_id'],
  documents: ['path'],
  revisions: ['path', 'number'],
} satisfies Record<keyof Tables, readonly string[]>;

/** A row as both engines give and take it. */
export type PlainRow = Record<string, string | number | null>;

const READ_BATCH = 200;

/** Runs over the store as it is at one moment, while others go on writing. */
const atOneMoment = <T>({ db, engine }: Records, run: (db: Kysely<Tables>) => Promise<T>): Promise<T> =>
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
  for (let offset = 0; ; offset += READ_BATCH) {
    const query = sql<PlainRow>`select * from ${sql.table(table)} order by ${order} limit ${READ_BATCH} offset ${offset}`;
    const { rows } = await query.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < READ_BATCH) return;
  }
}

/** Puts rows of one shape into a table. @throws Error where a column or a value does not fit */
async function addRows(db: Kysely<Tables>, table: string, rows: readonly PlainRow[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const names = sql.join(columns.map((name) => sql.ref(name)));
  const values = rows.map((row) => sql`(${sql.join(columns.map((name) => row[name] ?? null))})`);
  await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(db);
}

async function isEmptyStore(db: Kysely<Tables>): Promise<boolean> {
  for (const table of Object.keys(tableKeys)) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0) return false;
  }
  return true;
}

async function emptyStore(db: Kysely<Tables>): Promise<void> {
  // Of the audit nothing goes that does not lie before its base.
  const { seq } = await db
    .selectFrom('audit')
    .select(({ fn }) => fn.max<number | null>('seq').as('seq'))
    .executeTakeFirstOrThrow();
  await db.deleteFrom('audit_base').execute();
  await db
    .insertInto('audit_base')
    .values({ id: 'base', seq: seq ?? 0, hash: '' })
    .execute();
  await db.deleteFrom('audit').execute();
  for (const table of Object.keys(tableKeys).reverse())
    await sql`delete from ${sql.table(table)}`.execute(db);
}

/** First line of a dump; then a row a line, then how many and the sum over all before. */
const Head = z.object({
  dump: z.literal(1),
  made_at: z.string(),
  pii_key: z.string(),
  migration: z.string(),
});
const Line = z.object({
  table: z.enum(Object.keys(tableKeys)),
  row: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
});
const Foot = z.object({ rows: z.number(), sha256: z.string() });
type Head = z.infer<typeof Head>;

/** One line whatever a visitor typed: the reader of lines also ends them at these two. */
const lineOf = (value: unknown): string =>
  `${JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}\n`;

/** Writes the whole store of either engine into a file that is not there yet, its owner's alone. PANs stay sealed. */
export async function writeDump(store: Records, file: string, keyId: string): Promise<void> {
  const made_at = new Date(store.now()).toISOString();
  const out = await open(file, 'wx', 0o600);
  try {
    await atOneMoment(store, (db) =>
      writeRows(db, out, { dump: 1, made_at, pii_key: keyId, migration: latestMigration }),
    );
    await out.sync();
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  } finally {
    await out.close();
  }
}

async function writeRows(db: Kysely<Tables>, out: FileHandle, head: Head): Promise<void> {
  const sum = createHash('sha256');
  let count = 0;
  const write = async (text: string) => {
    sum.update(text);
    await out.write(text);
  };
  await write(lineOf(head));
  for (const [table, key] of Object.entries(tableKeys)) {
    for await (const rows of rowsOf(db, table, key)) {
      count += rows.length;
      await write(rows.map((row) => lineOf({ table, row })).join(''));
    }
  }
  await out.write(lineOf({ rows: count, sha256: sum.digest('hex') }));
}

const linesOf = (file: string) =>
  createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Number.POSITIVE_INFINITY });

/** The head of a dump that is whole. @throws Error for one that was cut off or changed */
export async function checkDump(file: string): Promise<Head> {
  const sum = createHash('sha256');
  let first: string | null = null;
  let last: string | null = null;
  let count = 0;
  for await (const line of linesOf(file)) {
    if (last !== null) sum.update(`${last}\n`);
    first ??= line;
    last = line;
    count += 1;
  }
  const foot = Foot.safeParse(parsed(last)).data;
  if (foot?.sha256 !== sum.digest('hex') || foot.rows !== count - 2)
    throw new Error(`restore: "${file}" is not whole; nothing was changed`);
  const head = Head.parse(parsed(first));
  if (head.migration !== latestMigration)
    throw new Error(
      `restore: the backup is of a store at ${head.migration}, here is ${latestMigration}; restore it with the version of the site that made it`,
    );
  return head;
}

/** Puts a dump that was checked into a store, in one transaction. @throws Error over a store with something in it */
export async function loadDump(
  store: Records,
  file: string,
  { isForced }: { isForced: boolean },
): Promise<void> {
  await store.db.transaction().execute(async (db) => {
    if (isForced) await emptyStore(db);
    else if (!(await isEmptyStore(db)))
      throw new Error(
        'restore: the store is not empty; stop the site, then --force puts the backup in its place',
      );
    let batch: { table: string; rows: PlainRow[] } = { table: '', rows: [] };
    const flush = async () => {
      if (batch.rows.length > 0) await addRows(db, batch.table, batch.rows);
    };
    for await (const text of linesOf(file)) {
      const { data } = Line.safeParse(parsed(text));
      if (!data) continue; // The head and the foot.
      if (data.table !== batch.table || batch.rows.length >= WRITE_BATCH) {
        await flush();
        batch = { table: data.table, rows: [] };
      }
      batch.rows.push(data.row);
    }
    await flush();
  });
}

const WRITE_BATCH = 100;

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}
