/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { openRecords } from '@/lib/backend/embedded/records/database';
import { saveMessage } from '@/lib/backend/embedded/records/messages';
import { type PlainRow, rowsOf, tableKeys } from '@/lib/backend/embedded/records/rows';
import type { Records } from '@/lib/backend/embedded/records/tables';
import { backUp, restore } from '@/lib/desk/backup';
import { makeContact } from '@/tests/helpers/make';
import { testFolders } from '../backend/embedded/folder';
import { storedDonation } from '../backend/embedded/records/donations-of-test';

const folders = testFolders();
const PII_KEY = randomBytes(32).toString('base64');
const serverUrl = process.env['TEST_DATABASE_URL'];
type Place = { DATA_DIR: string; PII_KEY: string; DATABASE_URL?: string };

const onDisk = async (): Promise<Place> => ({ DATA_DIR: folders.empty(), PII_KEY });
const schemas: string[] = [];
async function onServer(): Promise<Place> {
  const schema = `dump_${randomBytes(6).toString('hex')}`;
  schemas.push(schema);
  await administer([`create schema ${schema}`]);
  return { DATA_DIR: '', PII_KEY, DATABASE_URL: `${serverUrl}?options=-c%20search_path%3D${schema}` };
}
afterAll(async () => {
  if (schemas.length > 0) await administer(schemas.map((name) => `drop schema ${name} cascade`));
});

async function administer(statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

async function using<T>(place: Place, run: (store: Records) => Promise<T>): Promise<T> {
  const store = await openRecords({ dataDir: place.DATA_DIR, databaseUrl: place.DATABASE_URL });
  return run(store).finally(() => store.db.destroy());
}

const wholeOf = (place: Place) =>
  using(place, async ({ db }) => {
    const found: Record<string, PlainRow[]> = {};
    for (const [table, key] of Object.entries(tableKeys)) {
      found[table] = [];
      for await (const rows of rowsOf(db, table, key)) found[table].push(...rows);
    }
    return found;
  });

/** More rows than one batch, a gift with its payment, and words that would end a line. */
async function filled(place: Place): Promise<Place> {
  await using(place, async (store) => {
    await saveMessage(store, makeContact({ message: 'One\u2028two\nthree "four" \\ আশা' }), {
      notify: true,
    });
    for (let n = 0; n < 230; n += 1)
      await saveMessage(store, makeContact({ message: `Message ${n}` }), { notify: false });
    const { id } = await storedDonation(store);
    await store.db
      .insertInto('refunds')
      .values({ id: 'rfnd_1', donation_id: id, payment_id: 'pay_1', amount_minor: 100, status: 'pending' })
      .execute();
  });
  return place;
}

async function backedUp(place: Place): Promise<string> {
  const file = join(folders.empty(), 'site.jsonl');
  await using(place, (store) => backUp(store, file, place));
  return file;
}

async function goesFromTo(from: Place, to: Place): Promise<void> {
  const file = await backedUp(await filled(from));
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await restore(file, to, { isForced: false });
  const whole = await wholeOf(to);
  expect(whole).toEqual(await wholeOf(from));
  expect(whole['messages']).toHaveLength(231);
  expect(whole['refunds']).toHaveLength(1);
}

it('holds every table there is', async () => {
  const tables = await using(await onDisk(), ({ db }) => db.introspection.getTables());
  const names = tables.map(({ name }) => name).filter((name) => !name.startsWith('sqlite_'));
  expect(names.sort()).toEqual(Object.keys(tableKeys).sort());
});

it('brings a SQLite store into another, row for row', async () => {
  await goesFromTo(await onDisk(), await onDisk());
});

(serverUrl ? describe : describe.skip)('with TEST_DATABASE_URL', () => {
  it('brings a PostgreSQL store into another, and into SQLite', async () => {
    const from = await onServer();
    await goesFromTo(from, await onServer());
    await restore(await backedUp(from), await onDisk(), { isForced: false });
  }, 60_000);

  it('brings a SQLite store into PostgreSQL', async () => {
    await goesFromTo(await onDisk(), await onServer());
  }, 60_000);
});

describe('changes nothing', () => {
  const isEmpty = async (place: Place) =>
    Object.values(await wholeOf(place)).every(({ length }) => length === 0);

  it.each([
    ['cut off', (text: string) => text.split('\n').slice(0, -3).join('\n')],
    ['changed', (text: string) => text.replace('Message 7"', 'Message 8"')],
    ['of another version', (text: string) => text.replace(/"migration":"[^"]+"/, '"migration":"0001-first"')],
  ])('where the file is %s', async (_, change) => {
    const file = await backedUp(await filled(await onDisk()));
    writeFileSync(file, change(readFileSync(file, 'utf8')));
    const to = await onDisk();
    await expect(restore(file, to, { isForced: true })).rejects.toThrow(/not whole/);
    expect(await isEmpty(to)).toBe(true);
  });

  it('where the key is another one', async () => {
    const file = await backedUp(await filled(await onDisk()));
    const to = { ...(await onDisk()), PII_KEY: randomBytes(32).toString('base64') };
    await expect(restore(file, to, { isForced: true })).rejects.toThrow(/needs the PII key/);
    expect(await isEmpty(to)).toBe(true);
  });

  it('where something is stored already, unless it is forced', async () => {
    const file = await backedUp(await filled(await onDisk()));
    const to = await onDisk();
    await using(to, (store) => saveMessage(store, makeContact({ message: 'Mine' }), { notify: false }));
    await expect(restore(file, to, { isForced: false })).rejects.toThrow(/not empty/);
    expect((await wholeOf(to))['messages']).toHaveLength(1);
    await restore(file, to, { isForced: true });
    expect((await wholeOf(to))['messages']).toHaveLength(231);
  });
});
