import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { openRecords } from '@/lib/backend/database/database';
import type { Records } from '@/lib/backend/database/tables';
import { describeWith } from '@/tests/helpers/describe-with';
import { testFolders } from '@/tests/lib/backend/folder';

export const START_MS = Date.parse('2026-03-14T06:00:00Z');

/** A store of its own whose clock the test moves by hand. `again` opens the same store as another process would. */
export type TestStore = { records: Records; clock: { nowMs: number }; again(): Promise<Records> };
export type OpenStore = () => Promise<TestStore>;

/** Runs a suite on SQLite always, on PostgreSQL where `TEST_DATABASE_URL` names one, else skipped by name. */
export function onEachStore(suite: (open: OpenStore) => void): void {
  describe('on SQLite', () => {
    const folders = testFolders();
    suite(storesOf(() => ({ dataDir: folders.empty() })));
  });
  onPostgres(suite);
}

export function onPostgres(suite: (open: OpenStore) => void): void {
  describeWith('TEST_DATABASE_URL', 'on PostgreSQL', () => {
    const schema = `test_${randomBytes(6).toString('hex')}`;
    let count = 0;
    const made: string[] = [];
    afterAll(() => administer(made.map((name) => `drop schema ${name} cascade`)), 60_000);
    const open = storesOf(() => ({
      dataDir: '',
      databaseUrl: `${serverUrl}?options=-c%20search_path%3D${made.at(-1)}`,
    }));
    suite(async () => {
      count += 1;
      made.push(`${schema}_${count}`);
      await administer([`create schema ${made.at(-1)}`]);
      return open();
    });
  });
}

const serverUrl = process.env['TEST_DATABASE_URL'];

/** Stores are closed after the test that opened them. */
function storesOf(where: () => { dataDir: string; databaseUrl?: string }): OpenStore {
  let opened: Records[] = [];
  afterEach(async () => {
    await Promise.all(opened.map(({ db }) => db.destroy()));
    opened = [];
  });
  return async () => {
    const clock = { nowMs: START_MS };
    const place = where();
    const again = async () => {
      const records = await openRecords({ ...place, now: () => clock.nowMs });
      opened.push(records);
      return records;
    };
    return { records: await again(), clock, again };
  };
}

async function administer(statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}
