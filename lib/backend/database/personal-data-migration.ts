import 'server-only';
import type { Kysely, Migration } from 'kysely';

/** Requests of persons about their data, incidents with their steps, and where the retained audit begins. */
export const personalDataMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('data_requests')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('note', 'text', (column) => column.notNull())
      .addColumn('received_at', 'bigint', (column) => column.notNull())
      .addColumn('due_at', 'bigint', (column) => column.notNull())
      .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id'))
      .addColumn('closed_at', 'bigint')
      .addColumn('outcome', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('incidents')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('what', 'text', (column) => column.notNull())
      .addColumn('noticed_at', 'bigint', (column) => column.notNull())
      .addColumn('entered_at', 'bigint', (column) => column.notNull())
      .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id'))
      .addColumn('closed_at', 'bigint')
      .execute();
    await db.schema
      .createTable('incident_steps')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('incident_id', 'text', (column) => column.notNull().references('incidents.id'))
      .addColumn('step', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id'))
      .addColumn('note', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('audit_base')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('seq', 'bigint', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .execute();
  },
};
