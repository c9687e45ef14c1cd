import { randomBytes } from 'node:crypto';
import pg from 'pg';

async function administer(url, statement) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A schema of PostgreSQL for one run: settings of a site that stores in it, and the way to drop it. */
export async function ownSchema(url) {
  const name = `bench_${randomBytes(6).toString('hex')}`;
  await administer(url, `create schema ${name}`);
  const databaseUrl = new URL(url);
  databaseUrl.searchParams.set('options', `-c search_path=${name}`);
  return {
    env: {
      DATABASE_URL: databaseUrl.href.replaceAll('+', '%20'),
      PII_KEY: randomBytes(32).toString('base64'),
    },
    drop: () => administer(url, `drop schema ${name} cascade`),
  };
}
