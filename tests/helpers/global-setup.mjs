import pg from 'pg';

/**
 * A database for each worker of Jest: whoever opens a store looks at all schemas of its database, and one that another
 * suite drops at that moment is an error. A worker finds its own by WORKER_DATABASES and its number.
 */
export default async function setUp({ maxWorkers }) {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return;
  const names = Array.from({ length: maxWorkers }, (_, index) => `test_${process.pid}_${index + 1}`);
  await administer(
    server,
    names.map((name) => `create database ${name}`),
  );
  process.env.WORKER_DATABASES = `test_${process.pid}_`;
  globalThis.dropDatabases = () =>
    administer(
      server,
      names.map((name) => `drop database ${name} with (force)`),
    );
}

async function administer(server, statements) {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}
