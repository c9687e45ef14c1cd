import 'server-only';
import { type Kysely, type Migration, sql } from 'kysely';
import type { Engine } from './tables';

/** The people of the console, their sessions, and what was done. */
export const staffMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await makePeople(db);
    await makeSessions(db);
    await db.schema
      .createTable('audit')
      .addColumn('seq', 'bigint', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('actor', 'text', (column) => column.notNull())
      .addColumn('target', 'text', (column) => column.notNull())
      .addColumn('prev', 'text', (column) => column.notNull().unique())
      .addColumn('hash', 'text', (column) => column.notNull())
      .execute();
  },
};

async function makePeople(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('staff')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('password', 'text', (column) => column.notNull())
    .addColumn('totp_enc', 'text', (column) => column.notNull())
    .addColumn('totp_step', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('disabled_at', 'bigint')
    .execute();
  await db.schema
    .createTable('staff_codes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id'))
    .execute();
  await db.schema.createIndex('staff_codes_staff').on('staff_codes').column('staff_id').execute();
  await db.schema
    .createTable('staff_invites')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('totp_enc', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function makeSessions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('staff_sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id'))
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addColumn('stepped_up_at', 'bigint')
    .execute();
  await db.schema.createIndex('staff_sessions_staff').on('staff_sessions').column('staff_id').execute();
  await db.schema
    .createTable('staff_tries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('staff_tries_key').on('staff_tries').columns(['key', 'at']).execute();
}

/** The language that a person reads the console in, and which first steps are done. */
export const preferencesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('staff').addColumn('language', 'text').execute();
    await db.schema.alterTable('staff').addColumn('tour', 'text').execute();
  },
};

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

const REFUSAL = 'the audit is append-only';

/** Of the audit no line is changed, and none goes that does not lie before its base, which the sweep moves. */
const appendOnly: Readonly<Record<Engine, readonly string[]>> = {
  sqlite: [
    `create trigger audit_unchanged before update on audit begin select raise(abort, '${REFUSAL}'); end`,
    `create trigger audit_retained before delete on audit
      when old.seq > coalesce((select seq from audit_base where id = 'base'), 0)
      begin select raise(abort, '${REFUSAL}'); end`,
  ],
  postgres: [
    `create function audit_refuse() returns trigger language plpgsql set search_path from current as $$
      begin
        if tg_op = 'DELETE' then
          if old.seq <= coalesce((select seq from audit_base where id = 'base'), 0) then return old; end if;
        end if;
        raise exception '${REFUSAL}';
      end $$`,
    'create trigger audit_unchanged before update or delete on audit for each row execute function audit_refuse()',
    'create trigger audit_retained before truncate on audit for each statement execute function audit_refuse()',
  ],
};

export const appendOnlyMigration = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const statement of appendOnly[engine]) await sql.raw(statement).execute(db);
  },
});
