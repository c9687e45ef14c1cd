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
