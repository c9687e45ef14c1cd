import 'server-only';
import type { Kysely, Migration } from 'kysely';

/** Documents that staff edit, and their revisions. */
export const contentMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('documents')
      .addColumn('path', 'text', (column) => column.primaryKey())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('draft', 'text')
      .addColumn('draft_by', 'text', (column) => column.references('staff.id'))
      .addColumn('draft_at', 'bigint')
      .addColumn('lock_by', 'text', (column) => column.references('staff.id'))
      .addColumn('lock_until', 'bigint')
      .addColumn('live', 'integer')
      .addColumn('hidden', 'integer', (column) => column.notNull())
      .addColumn('live_seq', 'bigint', (column) => column.notNull())
      .addColumn('live_at', 'bigint')
      .addColumn('scheduled', 'integer')
      .addColumn('publish_at', 'bigint')
      .execute();
    await db.schema.createIndex('documents_live').on('documents').column('live_seq').execute();
    await db.schema.createIndex('documents_due').on('documents').column('publish_at').execute();
    await db.schema
      .createTable('revisions')
      .addColumn('path', 'text', (column) => column.notNull().references('documents.path'))
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('body', 'text')
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('by', 'text', (column) => column.references('staff.id'))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('published_at', 'bigint')
      .addColumn('publish_at', 'bigint')
      .addPrimaryKeyConstraint('revisions_key', ['path', 'number'])
      .execute();
  },
};
