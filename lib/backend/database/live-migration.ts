import 'server-only';
import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Who is asked to take a conversation over; whoever answers there stays until they have come. What was handed over in the
 * former way, to somebody who has not come, waits in the queue.
 */
export const offerMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('live_chats')
      .addColumn('offered_to', 'text', (column) => column.references('staff.id'))
      .execute();
    await sql`update live_chats set state = 'waiting', claimed_by = null, claimed_until = null
      where state = 'live' and joined_at is null`.execute(db);
    await sql`update live_chats set answer_by = null`.execute(db);
  },
};

/** Whether the card of danger lies over what a counsellor writes. */
export const coverMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('live_chats')
      .addColumn('covered', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};

/** When the visitor's browser last asked for news, and whether it has stopped. */
export const goneMigration: Migration = {
  async up(db: Kysely<unknown>) {
    const liveChats = () => db.schema.alterTable('live_chats');
    await liveChats().addColumn('visitor_seen_at', 'bigint').execute();
    await liveChats()
      .addColumn('gone', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};

/** People in conversations of the chat, what they write, and who is in the console. */
export const liveMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('live_chats')
      .addColumn('chat_id', 'text', (column) => column.primaryKey().references('chats.id'))
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('queued_at', 'bigint', (column) => column.notNull())
      .addColumn('claimed_by', 'text', (column) => column.references('staff.id'))
      .addColumn('claimed_until', 'bigint')
      .addColumn('answer_by', 'bigint')
      .addColumn('joined_at', 'bigint')
      .addColumn('visitor_typed_at', 'bigint')
      .addColumn('staff_typed_at', 'bigint')
      .addColumn('closing', 'text')
      .addColumn('version', 'integer', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('live_chats_state').on('live_chats').column('state').execute();
    await db.schema
      .createTable('live_turns')
      .addColumn('chat_id', 'text', (column) => column.notNull().references('live_chats.chat_id'))
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('speaker', 'text', (column) => column.notNull())
      .addColumn('staff_id', 'text', (column) => column.references('staff.id'))
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('client_id', 'text')
      .addPrimaryKeyConstraint('live_turns_key', ['chat_id', 'number'])
      .execute();
    await db.schema
      .createIndex('live_turns_client')
      .on('live_turns')
      .columns(['chat_id', 'client_id'])
      .unique()
      .execute();
    await db.schema
      .createTable('staff_presence')
      .addColumn('staff_id', 'text', (column) => column.primaryKey().references('staff.id'))
      .addColumn('seen_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
