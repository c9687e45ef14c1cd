import { cpSync } from 'node:fs';
import { sql } from 'kysely';
import { openRecords } from '@/lib/backend/database/database';
import type { Records } from '@/lib/backend/database/tables';
import { describeWith } from '@/tests/helpers/describe-with';
import { isFullRun } from '@/tests/helpers/run-profile';
import { testFolders } from '@/tests/lib/backend/folder';
import { emptySchema, withSchema } from './schemas';

/** Changes the audit past its triggers, as somebody would who has the database's own password. */
export const tamper = (
  { db, engine }: Records,
  change: (audit: Records['db']) => Promise<unknown>,
): Promise<unknown> =>
  db.transaction().execute(async (transaction) => {
    const unlocking =
      engine === 'postgres'
        ? ['set local session_replication_role = replica']
        : ['drop trigger if exists audit_unchanged', 'drop trigger if exists audit_retained'];
    for (const statement of unlocking) await sql.raw(statement).execute(transaction);
    return change(transaction);
  });

export const START_MS = Date.parse('2026-03-14T06:00:00Z');

/** A store of its own whose clock the test moves by hand. `again` opens the same store as another process would. */
export type TestStore = { records: Records; clock: { nowMs: number }; again(): Promise<Records> };
export type OpenStore = () => Promise<TestStore>;

/** Runs a suite on SQLite always, on PostgreSQL where `TEST_DATABASE_URL` names one, else skipped by name. */
export function onEachStore(suite: (open: OpenStore) => void): void {
  onSqlite(suite);
  onPostgres(suite);
}

/** For routes, whose stores have tests of their own on each database: on a commit on SQLite, in a full run on each. */
export const onStoresInThisRun = isFullRun ? onEachStore : onSqlite;

function onSqlite(suite: (open: OpenStore) => void): void {
  describe('on SQLite', () => {
    const folders = testFolders();
    let migrated: Promise<string> | undefined;
    suite(
      storesOf(async () => {
        migrated ??= migratedFolder(folders.empty());
        const dataDir = folders.empty();
        cpSync(await migrated, dataDir, { recursive: true });
        return { dataDir };
      }),
    );
  });
}

export function onPostgres(suite: (open: OpenStore) => void): void {
  describeWith('TEST_DATABASE_URL', 'on PostgreSQL', (databaseUrl) => {
    let openInTest = 0;
    beforeEach(() => {
      openInTest = 0;
    });
    suite(
      storesOf(async () => {
        openInTest += 1;
        const schema = `store_${openInTest}`;
        await emptySchema(databaseUrl, schema);
        return { dataDir: '', databaseUrl: withSchema(databaseUrl, schema) };
      }),
    );
  });
}

/** A store that is up to date and has nothing in it, to be copied: to migrate one takes longer than most tests. */
async function migratedFolder(dataDir: string): Promise<string> {
  const { db } = await openRecords({ dataDir });
  await db.destroy();
  return dataDir;
}

/** Stores are closed after the test that opened them. */
function storesOf(where: () => Promise<{ dataDir: string; databaseUrl?: string }>): OpenStore {
  let opened: Records[] = [];
  afterEach(async () => {
    await Promise.all(opened.map(({ db }) => db.destroy()));
    opened = [];
  });
  return async () => {
    const clock = { nowMs: START_MS };
    const place = await where();
    const again = async () => {
      const records = await openRecords({ ...place, now: () => clock.nowMs });
      opened.push(records);
      return records;
    };
    return { records: await again(), clock, again };
  };
}
