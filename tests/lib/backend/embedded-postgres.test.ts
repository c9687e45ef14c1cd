import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { describeWith } from '@/tests/helpers/describe-with';
import { describeBackend } from './conformance';
import { embeddedSubject } from './embedded-subject';

describeWith('TEST_DATABASE_URL', 'a database', (databaseUrl) => {
  const run = async (statement: string): Promise<void> => {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(statement);
    await client.end();
  };

  describeBackend('embedded on PostgreSQL', async () => {
    // A schema of its own: other suites use the same database at the same time.
    const schema = `conformance_${randomBytes(6).toString('hex')}`;
    await run(`create schema ${schema}`);
    const url = new URL(databaseUrl);
    url.searchParams.set('options', `-c search_path=${schema}`);
    return embeddedSubject({ dataDir: '', databaseUrl: url.href }, () =>
      run(`drop schema ${schema} cascade`),
    );
  });
});
