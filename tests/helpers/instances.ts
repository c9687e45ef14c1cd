import { join } from 'node:path';
import Database from 'libsql';
import { startSite } from '../../scripts/site-process.mjs';
import { type FakeUpstream, startFakeUpstream } from './fake-upstream';
import { test as base, type ConsoleSite } from './worker-fixtures';

export type Instance = Awaited<ReturnType<typeof startSite>>;

type Fixtures = {
  /** Starts a further built site on a free port; it ends with the test. Limits are off unless a test is about them. */
  startInstance: (env?: Record<string, string>) => Promise<Instance>;
  /** Starts a stand-in for the documents' API host; it ends with the test. */
  startUpstream: () => Promise<FakeUpstream>;
  /** A site with an empty store, shared by the tests of a worker: a start takes longer than most of them. */
  consoleSite: ConsoleSite;
};

/** Tables that a running site has read or counts on with: what it looks for is what comes after the last event. */
const STAYS = ['kysely_migration', 'kysely_migration_lock', 'events', 'push_keys'];

type Named = { name: string; sql: string };
const isNamed = (row: unknown): row is Named => typeof row === 'object' && row !== null && 'sql' in row;

/** Empties the store of a running site. The log refuses to forget, so its triggers go meanwhile. */
function emptyStore(folder: string): void {
  const db = new Database(join(folder, 'site.sqlite'));
  const named = (type: string): Named[] =>
    db
      .prepare(`select name, sql from sqlite_master where type = ? and name not like 'sqlite_%'`)
      .all(type)
      .filter(isNamed);
  const triggers = named('trigger');
  const tables = named('table').filter(({ name }) => !STAYS.includes(name));
  db.exec('pragma busy_timeout = 5000; pragma foreign_keys = off; begin immediate');
  for (const { name } of triggers) db.exec(`drop trigger ${name}`);
  for (const { name } of tables) db.exec(`delete from ${name}`);
  for (const { sql } of triggers) db.exec(sql);
  db.exec('commit');
  db.close();
}

export const test = base.extend<Fixtures>({
  startInstance: async ({ browserName: _ }, use) => {
    const started: Instance[] = [];
    await use(async (env = {}) => {
      const site = await startSite({ RATE_LIMIT: 'off', PRELOAD_PAGES: 'off', ...env });
      started.push(site);
      return site;
    });
    await Promise.all(started.map((site) => site.stop()));
  },
  consoleSite: async ({ usedConsole }, use) => {
    emptyStore(usedConsole.folder);
    await use(usedConsole);
  },
  startUpstream: async ({ browserName: _ }, use) => {
    const started: FakeUpstream[] = [];
    await use(async () => {
      const upstream = await startFakeUpstream();
      started.push(upstream);
      return upstream;
    });
    // One that a test has already closed rejects; it is gone either way.
    await Promise.allSettled(started.map((upstream) => upstream.close()));
  },
});

export { expect } from '@playwright/test';
