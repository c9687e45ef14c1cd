import 'server-only';
import type { Kysely, Migration } from 'kysely';

/** What all subjects of the staff console share. */
export const consoleMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('events')
      .addColumn('seq', 'bigint', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('topic', 'text', (column) => column.notNull())
      .addColumn('ref', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('approvals')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('ref', 'text', (column) => column.notNull())
      .addColumn('payload', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('requested_by', 'text', (column) => column.notNull().references('staff.id'))
      .addColumn('requested_at', 'bigint', (column) => column.notNull())
      .addColumn('decided_by', 'text', (column) => column.references('staff.id'))
      .addColumn('decided_at', 'bigint')
      .addColumn('decision', 'text')
      .execute();
    await db.schema.createIndex('approvals_open').on('approvals').columns(['kind', 'decision']).execute();
  },
};
