import 'server-only';
import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { contentMigration, mediaMigration } from './content-migration';
import {
  donationChecksMigration,
  donationMigration,
  enteredGiftsMigration,
  statementsMigration,
} from './donation-migration';
import { inboxMigration, pushMigration } from './inbox-migration';
import { coverMigration, goneMigration, liveMigration, offerMigration } from './live-migration';
import { personalDataMigration } from './personal-data-migration';
import {
  appendOnlyMigration,
  consoleMigration,
  passkeysMigration,
  preferencesMigration,
  staffMigration,
} from './staff-migration';
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
  '0002-chats': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('chats')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('token_hash', 'text', (column) => column.notNull().unique())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('updated_at', 'bigint', (column) => column.notNull())
        .addColumn('registered_at', 'bigint')
        .addColumn('language', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('age', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('phone', 'text', (column) => column.notNull())
        .addColumn('question_id', 'text')
        .addColumn('variables', 'text', (column) => column.notNull())
        .addColumn('urgent', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await db.schema.createIndex('chats_updated').on('chats').column('updated_at').execute();
      await db.schema
        .createTable('chat_turns')
        .addColumn('chat_id', 'text', (column) => column.notNull())
        .addColumn('number', 'integer', (column) => column.notNull())
        .addColumn('asked_at', 'bigint', (column) => column.notNull())
        .addColumn('question_id', 'text', (column) => column.notNull())
        .addColumn('reply', 'text', (column) => column.notNull())
        .addColumn('suggestions', 'text', (column) => column.notNull())
        .addColumn('last_question', 'integer', (column) => column.notNull())
        .addColumn('answer', 'text')
        .addPrimaryKeyConstraint('chat_turns_key', ['chat_id', 'number'])
        .execute();
    },
  },
  '0003-donations': donationMigration,
  '0004-language-of-gifts': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('donations')
        .addColumn('language', 'text', (column) => column.notNull().defaultTo('en'))
        .execute();
    },
  },
  '0005-refunds-disputes-checks': donationChecksMigration,
  '0006-callbacks': {
    async up(db: Kysely<unknown>) {
      const messages = () => db.schema.alterTable('messages');
      await messages()
        .addColumn('kind', 'text', (column) => column.notNull().defaultTo('message'))
        .execute();
      await messages().addColumn('call_from', 'bigint').execute();
      await messages().addColumn('call_to', 'bigint').execute();
      for (const name of ['language', 'say'])
        await messages()
          .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
          .execute();
      await messages()
        .addColumn('may_say_who', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    },
  },
  '0007-staff': staffMigration,
  '0008-console': consoleMigration,
  '0009-passkeys': passkeysMigration,
  '0010-inbox': inboxMigration,
  '0011-live': liveMigration,
  '0013-content': contentMigration,
  '0014-media': mediaMigration,
  '0015-personal-data': personalDataMigration,
  '0016-entered-gifts': enteredGiftsMigration,
  '0017-statements': statementsMigration,
  '0018-preferences-of-staff': preferencesMigration,
  '0019-push': pushMigration,
  '0020-ended-invitations': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('staff_invites').addColumn('ended', 'text').execute();
      await db.schema.alterTable('staff_invites').addColumn('ended_at', 'bigint').execute();
    },
  },
  '0021-covered-conversations': coverMigration,
  '0022-offered-conversations': offerMigration,
  '0023-visitors-who-are-gone': goneMigration,
  '0024-visitors-of-the-assistant': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('chats').addColumn('seen_at', 'bigint').execute();
    },
  },
  '0025-visitors-who-are-back': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('chats').addColumn('back_at', 'bigint').execute();
    },
  },
};

/** With those that each engine writes in its own words. */
const migrationsOf = (engine: Engine): Record<string, Migration> => ({
  ...migrations,
  '0026-append-only-audit': appendOnlyMigration(engine),
});

/** The state of a store that is up to date. */
export const latestMigration: string = Object.keys(migrationsOf('sqlite')).sort().at(-1) ?? '';

/** Brings a store up to date. Safe when several processes start at once: the dialects lock (see `sqlite.ts`). */
export async function migrate(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrationsOf(engine) },
    // Kysely looks for its tables in every schema of a PostgreSQL database unless one is named.
    ...(engine === 'postgres' ? { migrationTableSchema: await currentSchema(db) } : {}),
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

async function currentSchema(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  return rows[0]?.name ?? 'public';
}
