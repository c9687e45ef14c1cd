import 'server-only';
import { type Kysely, type Migration, sql } from 'kysely';

/** The queue of the console with what is written on it, who works when, and whom a browser's push reaches. */
export const inboxMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await makeTickets(db);
    await makeCorrespondence(db);
    await makeShifts(db);
    await fillQueue(db);
    await db.schema.createIndex('audit_target').ifNotExists().on('audit').columns(['target', 'at']).execute();
  },
};

/** A ticket has the id of what it is about, and is erased with it. */
async function makeTickets(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tickets')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('message_id', 'text', (column) =>
      column.unique().references('messages.id').onDelete('cascade'),
    )
    .addColumn('chat_id', 'text', (column) => column.unique().references('chats.id').onDelete('cascade'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('urgent', 'integer', (column) => column.notNull())
    .addColumn('assignee', 'text', (column) => column.references('staff.id'))
    .addColumn('snooze_until', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('done_at', 'bigint')
    .addColumn('notice_at', 'bigint')
    .addColumn('notice_level', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema.createIndex('tickets_state').on('tickets').columns(['state', 'due_at']).execute();
  await db.schema.createIndex('tickets_notice').on('tickets').column('notice_at').execute();
}

async function makeCorrespondence(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ticket_notes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('ticket_id', 'text', (column) => column.notNull().references('tickets.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.references('staff.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('ticket_notes_ticket')
    .on('ticket_notes')
    .columns(['ticket_id', 'at'])
    .execute();
  await db.schema
    .createTable('ticket_replies')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('ticket_id', 'text', (column) => column.notNull().references('tickets.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull().references('staff.id'))
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('ticket_replies_ticket')
    .on('ticket_replies')
    .columns(['ticket_id', 'at'])
    .execute();
  await db.schema
    .createTable('ticket_drafts')
    .addColumn('ticket_id', 'text', (column) =>
      column.primaryKey().references('tickets.id').onDelete('cascade'),
    )
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull().references('staff.id'))
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
}

async function makeShifts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('shifts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id'))
    .addColumn('weekday', 'integer', (column) => column.notNull())
    .addColumn('from_minute', 'integer', (column) => column.notNull())
    .addColumn('to_minute', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('shifts_weekday').on('shifts').column('weekday').execute();
  await db.schema
    .createTable('push_subscriptions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id'))
    .addColumn('endpoint', 'text', (column) => column.notNull().unique())
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
}

/** What came of the last push to a device, and the key of this site. */
export const pushMigration: Migration = {
  async up(db: Kysely<unknown>) {
    const devices = () => db.schema.alterTable('push_subscriptions');
    await devices().addColumn('last_result', 'text').execute();
    await devices().addColumn('last_at', 'bigint').execute();
    await db.schema
      .createIndex('push_subscriptions_staff')
      .on('push_subscriptions')
      .column('staff_id')
      .execute();
    await db.schema
      .createTable('push_keys')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('public_key', 'text', (column) => column.notNull())
      .addColumn('key_enc', 'text', (column) => column.notNull())
      .execute();
  },
};

/** What was there before the queue was; of that nobody is told anew. */
async function fillQueue(db: Kysely<unknown>): Promise<void> {
  await sql`insert into tickets (id, kind, message_id, state, urgent, created_at, due_at, updated_at, done_at)
    select id, kind, id, case when done_at is null then 'new' else 'done' end, urgent, received_at,
      coalesce(call_from, received_at), coalesce(done_at, received_at), done_at from messages`.execute(db);
  await sql`insert into tickets (id, kind, chat_id, state, urgent, created_at, due_at, updated_at)
    select id, 'chat', id, 'new', 1, updated_at, updated_at, updated_at from chats
    where urgent = 1 and (registered_at is not null or question_id is not null)`.execute(db);
}
