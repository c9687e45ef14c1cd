import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { describeWith } from './describe-with';
import { test } from './instances';
import { onFullRun } from './run-profile';

/** The variables by which instances share one store. */
export type SharedStore = { DATA_DIR: string; DATABASE_URL?: string; PII_KEY?: string };

/**
 * Runs tests of whole sites on SQLite always, on PostgreSQL where `TEST_DATABASE_URL` names one, else skipped by name.
 * Each test has a store of its own. `onSecond`: for a long test, that the other engine is for a full run.
 */
export function onEachDatabase(suite: (store: () => SharedStore, onSecond: { tag?: string }) => void): void {
  const make = async () => ({ more: {}, drop: async () => {} });
  test.describe('on SQLite', () => suite(storeOfTest(make), {}));
  onPostgres((store) => suite(store, onFullRun));
}

/** Lets a database take no connection and cuts those it has, as while its server is away; or takes them again. */
type SetAway = (isAway: boolean) => Promise<void>;

export function onPostgres(suite: (store: () => SharedStore, setAway: SetAway) => void): void {
  describeWith(
    'TEST_DATABASE_URL',
    'on PostgreSQL',
    (serverUrl) => {
      const store = storeOfTest(() => newDatabase(serverUrl));
      suite(store, async (isAway) => {
        const name = new URL(store().DATABASE_URL ?? serverUrl).pathname.slice(1);
        await administer(serverUrl, `alter database ${name} allow_connections ${!isAway}`);
        const cut = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`;
        if (isAway) await administer(serverUrl, cut);
      });
    },
    test.describe,
  );
}

async function administer(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

type Made = { more: Omit<SharedStore, 'DATA_DIR'>; drop: () => Promise<void> };

function storeOfTest(make: () => Promise<Made>): () => SharedStore {
  let store: SharedStore = { DATA_DIR: '' };
  let made: Made | undefined;
  test.beforeEach(async () => {
    made = await make();
    store = { DATA_DIR: mkdtempSync(join(tmpdir(), 'site-store-')), ...made.more };
  });
  test.afterEach(async () => {
    rmSync(store.DATA_DIR, { recursive: true, force: true });
    await made?.drop();
  });
  return () => store;
}

async function newDatabase(serverUrl: string): Promise<Made> {
  const name = `site_${randomBytes(6).toString('hex')}`;
  await administer(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    more: { DATABASE_URL: url.href, PII_KEY: randomBytes(32).toString('base64') },
    drop: () => administer(serverUrl, `drop database ${name} with (force)`),
  };
}
