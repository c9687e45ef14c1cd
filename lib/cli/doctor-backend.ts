import 'server-only';
import { existsSync, statSync } from 'node:fs';
import Database from 'libsql';
import { Client } from 'pg';
import { isBackendError } from '@/lib/backend/backend';
import { latestMigration } from '@/lib/backend/database/migrations';
import { sqliteFile } from '@/lib/backend/database/sqlite';
import { keyFile, readKey, vaultOf } from '@/lib/backend/database/vault';
import { httpBackend } from '@/lib/backend/upstream/upstream';
import { type Finding, reason } from '@/lib/cli/output';
import type { Env } from '@/lib/config/env';
import { codeOf } from '@/lib/server/error-trace';

/** Answers a query with the first column of its rows, as text. */
type Ask = (query: string) => Promise<string[]>;

/** Looks at the store without opening it as the site does: nothing is made, changed or brought up to date. */
export async function* checkStore(settings: Env): AsyncGenerator<Finding> {
  const check = settings.DATABASE_URL === undefined ? 'DATA_DIR' : 'DATABASE_URL';
  try {
    if (settings.DATABASE_URL === undefined) yield* checkFile(settings);
    else yield* checkServer(settings.DATABASE_URL, settings);
  } catch (error) {
    yield { check, state: 'failed', message: causeOf(error) };
  }
}

async function* checkFile(settings: Env): AsyncGenerator<Finding> {
  const check = 'DATA_DIR';
  const file = sqliteFile(settings.DATA_DIR);
  if (!existsSync(file)) {
    yield { check, state: 'ok', message: 'no store yet; the first start makes it' };
    return;
  }
  if (process.getuid && statSync(file).uid !== process.getuid())
    yield { check, state: 'warning', message: "the store belongs to another user; run this as the site's" };
  const database = new Database(file, { readonly: true });
  const ask: Ask = async (query) =>
    database
      .prepare(query)
      .raw()
      .all()
      .map((row) => String(Array.isArray(row) ? row[0] : row));
  try {
    const [whole] = await ask('pragma quick_check');
    if (whole !== 'ok') {
      yield { check, state: 'failed', message: `the store is damaged (${whole}); restore a backup` };
      return;
    }
    const tables = await ask("select name from sqlite_schema where type = 'table'");
    yield* checkContents({ check, ask, tables, key: keyFor(settings) });
  } finally {
    database.close();
  }
}

async function* checkServer(connectionString: string, settings: Env): AsyncGenerator<Finding> {
  const check = 'DATABASE_URL';
  const client = new Client({ connectionString, connectionTimeoutMillis: 5000, statement_timeout: 5000 });
  // A connection that breaks while nobody asks must not end the process; the next question fails by itself.
  client.on('error', () => undefined);
  await client.connect();
  const ask: Ask = async (query) => {
    const { rows } = await client.query({ text: query, rowMode: 'array' });
    return rows.map(([first]) => String(first));
  };
  try {
    const [mayCreate] = await ask("select has_schema_privilege(current_schema(), 'create')");
    if (mayCreate !== 'true')
      yield { check, state: 'failed', message: 'this user may not make tables in its schema' };
    const tables = await ask(
      'select table_name from information_schema.tables where table_schema = current_schema()',
    );
    yield* checkContents({ check, ask, tables, key: keyFor(settings) });
  } finally {
    await client.end();
  }
}

const keyFor = ({ PII_KEY, DATA_DIR }: Env): Buffer | null =>
  PII_KEY === undefined ? readKey(keyFile(DATA_DIR)) : Buffer.from(PII_KEY, 'base64');

type Contents = { check: string; ask: Ask; tables: readonly string[]; key: Buffer | null };

async function* checkContents({ check, ask, tables, key }: Contents): AsyncGenerator<Finding> {
  if (!tables.includes('kysely_migration')) {
    yield { check, state: 'ok', message: 'an empty store; the first start makes its tables' };
    return;
  }
  const [migration = ''] = await ask('select max(name) from kysely_migration');
  if (migration > latestMigration)
    yield {
      check,
      state: 'failed',
      message: `the store is at ${migration}, this build knows ${latestMigration}`,
    };
  else if (migration < latestMigration)
    yield { check, state: 'ok', message: `at ${migration}; the next start brings it to ${latestMigration}` };
  else yield { check, state: 'ok', message: `whole, at ${migration}` };
  const [sealed] = tables.includes('donations')
    ? await ask('select pan_enc from donations where pan_enc is not null order by created_at desc limit 1')
    : [];
  yield checkKey(key, sealed);
}

function checkKey(key: Buffer | null, sealed: string | undefined): Finding {
  const check = 'PII_KEY';
  if (key === null)
    return sealed === undefined
      ? { check, state: 'ok', message: 'none yet; the first gift makes it' }
      : { check, state: 'failed', message: 'missing, and stored PANs need it' };
  try {
    const vault = vaultOf(key);
    if (sealed !== undefined) vault.open(sealed);
    return {
      check,
      state: 'ok',
      message: `${vault.keyId}${sealed === undefined ? '' : ', opens what is stored'}`,
    };
  } catch (error) {
    return { check, state: 'failed', message: reason(error) };
  }
}

/** The failure in one line; where several addresses were tried, only the code names it. */
export function causeOf(error: unknown): string {
  const code = codeOf(error) ?? '';
  const text = reason(error);
  return text.includes(code) ? text || 'failed' : `${code} ${text}`.trim();
}

/** Reads every list of the API host as a page would. */
export async function* checkUpstream(baseUrl: string, timeoutMs: number): AsyncGenerator<Finding> {
  const backend = httpBackend({ baseUrl, timeoutMs });
  for (const list of ['testimonials', 'features', 'accommodations', 'blogs'] as const) {
    const check = 'BACKEND_URL';
    try {
      const records = await backend[list]();
      yield { check, state: 'ok', message: `${list}: ${records.length}` };
    } catch (error) {
      yield { check, state: 'failed', message: `${list}: ${isBackendError(error) ? error.kind : 'failed'}` };
    }
  }
}
