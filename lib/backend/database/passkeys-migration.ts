import 'server-only';
import type { Kysely, Migration } from 'kysely';

/** Passkeys of the console's people, when each was here last, and the log by person. */
export const passkeysMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('staff_passkeys')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id'))
      .addColumn('public_key', 'text', (column) => column.notNull())
      .addColumn('counter', 'bigint', (column) => column.notNull())
      .addColumn('transports', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('used_at', 'bigint')
      .execute();
    await db.schema.createIndex('staff_passkeys_staff').on('staff_passkeys').column('staff_id').execute();
    await db.schema
      .createTable('staff_challenges')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.alterTable('staff').addColumn('seen_at', 'bigint').execute();
    await db.schema.createIndex('audit_actor').on('audit').columns(['actor', 'seq']).execute();
  },
};
