/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { Client } from 'pg';
import { note } from '@/lib/backend/database/audit';
import { openRecords } from '@/lib/backend/database/database';
import type { Records } from '@/lib/backend/database/tables';
import { backUp, restore } from '@/lib/cli/backup';
import { type PlainRow, rowsOf, tableKeys } from '@/lib/cli/dump';
import { saveMessage } from '@/lib/contact/store/messages';
import { describeWith } from '@/tests/helpers/describe-with';
import { makeContact } from '@/tests/helpers/make';
import { withSchema } from '@/tests/lib/backend/database/schemas';
import { testFolders } from '@/tests/lib/backend/folder';
import { storedDonation } from '@/tests/lib/donations/store/sample-donations';

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
  return { DATA_DIR: '', PII_KEY, DATABASE_URL: withSchema(serverUrl ?? '', schema) };
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
    await note(store, { event: 'gift-read', target: id });
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

describeWith('TEST_DATABASE_URL', 'on a server', () => {
  it('brings a PostgreSQL store into another, and into SQLite', async () => {
    const from = await onServer();
    await goesFromTo(from, await onServer());
    await restore(await backedUp(from), await onDisk(), { isForced: false });
  }, 60_000);

  it('changes nothing in a PostgreSQL store that a site uses, and everything once it is gone', async () => {
    const to = await onServer();
    await isRefusedBesideASite(to, await backedUp(await filled(await onDisk())));
  }, 60_000);

  it('brings a SQLite store into PostgreSQL', async () => {
    await goesFromTo(await onDisk(), await onServer());
  }, 60_000);
});

/** With two sites on one store; a command that only reads and writes may stand beside them. */
async function isRefusedBesideASite(to: Place, file: string): Promise<void> {
  const options = { dataDir: to.DATA_DIR, databaseUrl: to.DATABASE_URL };
  const sites = [await openRecords(options), await openRecords(options)];
  for (const site of sites) {
    await using(to, async (store) => {
      await saveMessage(store, makeContact({ message: 'Mine' }), { notify: false });
      await note(store, { event: 'inbox-listed' });
    });
    await expect(restore(file, to, { isForced: true })).rejects.toThrow('in use by a running site');
    await expect(openRecords({ ...options, use: 'exclusive' })).rejects.toMatchObject({
      code: 'STORE_IN_USE',
    });
    await site.db.destroy();
  }
  expect((await wholeOf(to))['messages']).toHaveLength(2);
  await restore(file, to, { isForced: true });
  expect((await wholeOf(to))['messages']).toHaveLength(231);
}

it.each([
  ['as lines', 'site.jsonl'],
  ['as a SQLite file', 'site.sqlite'],
])('changes nothing beneath a site that runs, and everything once it is gone (%s)', async (_, name) => {
  const from = await filled(await onDisk());
  const file = join(folders.empty(), name);
  await using(from, (store) => backUp(store, file, from));
  await isRefusedBesideASite(await onDisk(), file);
});

it('holds the store until it is done, and a site that starts meanwhile is told so', async () => {
  const place = await filled(await onDisk());
  const holder = await openRecords({ dataDir: place.DATA_DIR, use: 'exclusive' });
  await expect(openRecords({ dataDir: place.DATA_DIR })).rejects.toThrow('try again when that is done');
  await holder.db.destroy();
  expect((await wholeOf(place))['messages']).toHaveLength(231);
});

describe('a SQLite file', () => {
  const made = async () => {
    const from = await filled(await onDisk());
    const file = join(folders.empty(), 'site.sqlite');
    await using(from, (store) => backUp(store, file, from));
    const to = await onDisk();
    await using(to, (store) => saveMessage(store, makeContact({ message: 'Mine' }), { notify: false }));
    return { file, to };
  };
  const changed = (file: string, statement: string) => {
    const database = new Database(file);
    database.exec(statement);
    database.close();
  };

  it.each<[string, (file: string) => void, RegExp]>([
    ['is cut short', (file) => truncateSync(file, 40_960), /damaged|cannot be read/],
    [
      'is damaged inside',
      (file) => writeFileSync(file, damaged(readFileSync(file))),
      /damaged|cannot be read/,
    ],
    ['is no store', (file) => changed(file, 'drop table kysely_migration'), /cannot be read/],
    [
      'is of a later version',
      (file) => changed(file, "insert into kysely_migration values ('9999-later', '')"),
      /9999-later/,
    ],
    [
      'was sealed with another key than it says',
      (file) => changed(file, "update donations set pan_enc = '000000000000.AAAA'"),
      /sealed with the key 000000000000/,
    ],
  ])('that %s changes nothing', async (_, change, expected) => {
    const { file, to } = await made();
    change(file);
    await expect(restore(file, to, { isForced: true })).rejects.toThrow(expected);
    expect((await wholeOf(to))['messages']).toHaveLength(1);
    expect(
      readdirSync(to.DATA_DIR).filter((name) => !/^site[.](?:lock|sqlite(?:-wal|-shm)?)$/.test(name)),
    ).toEqual([]);
  });

  it('takes the place of a store that is beyond reading', async () => {
    const { file, to } = await made();
    writeFileSync(join(to.DATA_DIR, 'site.sqlite'), 'no store at all');
    await restore(file, to, { isForced: true });
    expect((await wholeOf(to))['messages']).toHaveLength(231);
  });

  it('is not followed by the words of the store that was there before', async () => {
    const { file, to } = await made();
    const site = await openRecords({ dataDir: to.DATA_DIR });
    await saveMessage(site, makeContact({ message: 'In the log alone' }), { notify: false });
    // As a power cut leaves it: the log beside the file, nobody who holds either.
    cpSync(to.DATA_DIR, `${to.DATA_DIR}-after`, { recursive: true });
    await site.db.destroy();
    const after = { ...to, DATA_DIR: `${to.DATA_DIR}-after` };
    await restore(file, after, { isForced: true });
    expect((await wholeOf(after))['messages']).toHaveLength(231);
    rmSync(after.DATA_DIR, { recursive: true });
  });
});

/** Pages in the middle overwritten, the head left. */
const damaged = (bytes: Buffer): Buffer => bytes.fill(0xff, 8192, bytes.length - 4096);

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
