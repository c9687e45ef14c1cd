import 'server-only';
import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import type { Engine, Tables } from './tables';

/** One list for both engines, applied in the order of its names; an entry that was ever released is never edited. */
const migrations: Record<string, Migration> = {
  '0001-messages-and-outbox': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('messages')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('received_at', 'bigint', (column) => column.notNull())
        .addColumn('fullname', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('phone', 'text', (column) => column.notNull())
        .addColumn('address', 'text', (column) => column.notNull())
        .addColumn('message', 'text', (column) => column.notNull())
        .addColumn('urgent', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('done_at', 'bigint')
        .execute();
      await db.schema.createIndex('messages_received').on('messages').column('received_at').execute();
      await db.schema
        .createTable('outbox')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('payload', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('next_at', 'bigint')
        .addColumn('claimed_until', 'bigint')
        .addColumn('sent_at', 'bigint')
        .addColumn('last_error', 'text')
        .execute();
      await db.schema.createIndex('outbox_next').on('outbox').column('next_at').execute();
    },
  },
};

/** Brings a store up to date. Safe when several processes start at once: the dialects lock (see `sqlite.ts`). */
export async function migrate(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // Kysely looks for its tables in every schema of a PostgreSQL database unless told which one is ours.
    ...(engine === 'postgres' ? { migrationTableSchema: await currentSchema(db) } : {}),
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

async function currentSchema(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  return rows[0]?.name ?? 'public';
}
