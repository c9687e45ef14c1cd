import { Client } from 'pg';
import { openRecords } from '@/lib/backend/database/database';

/** What a migrated schema looks like: tables, columns and the migrations it has seen. */
const SHAPE = (schema: string) => `
  select md5(string_agg(c.relname || '.' || a.attname, ',' order by c.relname, a.attnum))
      || (select count(*) from ${schema}.kysely_migration) as shape
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = '${schema}'::regnamespace and c.relkind = 'r'`;

/** Deletes every row but those of the migrations, past the triggers that keep the audit, and begins all counts anew. */
const EMPTY = (schema: string) => `
  set session_replication_role = replica;
  do $$ declare part record; begin
    for part in select oid::regclass as name, relkind from pg_class
      where relnamespace = '${schema}'::regnamespace and relname not like 'kysely_%' and relkind in ('r', 'S')
    loop
      if part.relkind = 'S' then execute format('alter sequence %s restart', part.name);
      else execute format('delete from %s', part.name);
      end if;
    end loop;
  end $$`;

/** The address of a database, with one schema as the only one that is looked into. */
export const withSchema = (databaseUrl: string, schema: string): string => {
  const url = new URL(databaseUrl);
  url.searchParams.set('options', `-c search_path=${schema} -c synchronous_commit=off`);
  return url.href;
};

/**
 * An empty store in a schema of that name. A worker of Jest has a database of its own, so the schema stays for its
 * next test and is emptied then: to migrate a new one takes longer than most tests. One whose tables a test has
 * changed is made anew.
 */
export async function emptySchema(databaseUrl: string, schema: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const known = await client.query(
      `select obj_description(to_regnamespace('${schema}'), 'pg_namespace') as shape`,
    );
    const shape: string | null = known.rows[0]?.shape ?? null;
    const shapeNow = async () => (await client.query(SHAPE(schema))).rows[0]?.shape;
    if (shape !== null && shape === (await shapeNow().catch(() => undefined))) {
      await client.query(EMPTY(schema));
      return;
    }
    await client.query(`drop schema if exists ${schema} cascade; create schema ${schema}`);
    const { db } = await openRecords({ dataDir: '', databaseUrl: withSchema(databaseUrl, schema) });
    await db.destroy();
    await client.query(`comment on schema ${schema} is '${await shapeNow()}'`);
  } finally {
    await client.end();
  }
}
