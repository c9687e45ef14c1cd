import 'server-only';
import type { Kysely, Migration } from 'kysely';

/** Pictures that staff add: what they show, who consented, their bytes, and uploads that have not ended. */
export const mediaMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('media')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('height', 'integer', (column) => column.notNull())
      .addColumn('alt', 'text', (column) => column.notNull())
      .addColumn('shows_person', 'integer', (column) => column.notNull())
      .addColumn('consent_by', 'text', (column) => column.notNull())
      .addColumn('consent_on', 'text', (column) => column.notNull())
      .addColumn('consent_paper', 'text', (column) => column.notNull())
      .addColumn('added_by', 'text', (column) => column.notNull().references('staff.id'))
      .addColumn('added_at', 'bigint', (column) => column.notNull())
      .addColumn('removed_at', 'bigint')
      .execute();
    await db.schema.createIndex('media_source').on('media').column('source').execute();
    await db.schema
      .createTable('media_uploads')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id'))
      .addColumn('digest', 'text', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('media_bytes')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('data', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('media_bytes_key', ['name', 'number'])
      .execute();
  },
};
