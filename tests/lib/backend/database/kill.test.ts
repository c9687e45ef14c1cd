import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openRecords } from '@/lib/backend/database/database';
import { sqliteFile } from '@/lib/backend/database/sqlite';
import { countWaiting } from '@/lib/backend/outbox';
import { listMessages } from '@/lib/contact/store/messages';
import { testFolders } from '@/tests/lib/backend/folder';
import { onPostgres } from './stores';

const folders = testFolders();
const scratch = join(process.cwd(), 'node_modules/.cache/site-tests');
const writer = join(scratch, 'writer.mjs');

// Packages stay outside the bundle, so it must lie where Node finds them.
beforeAll(() => {
  mkdirSync(scratch, { recursive: true });
  const bundle = ['--bundle', '--platform=node', '--format=esm', '--packages=external', '--log-level=error'];
  const alias = ['--alias:server-only=./scripts/empty.mjs', '--alias:@=.'];
  const entry = 'tests/lib/backend/database/writer.ts';
  execFileSync('node_modules/.bin/esbuild', [entry, ...bundle, ...alias, `--outfile=${writer}`]);
});

/** Resolves with everything acknowledged before the process was killed. */
function writeAndKill(dataDir: string, acknowledgements: number): Promise<string[]> {
  const child = spawn(process.execPath, [writer, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  return linesUntil(child, acknowledgements);
}

function linesUntil(child: ChildProcess, count: number): Promise<string[]> {
  return new Promise((resolve) => {
    let text = '';
    child.stdout?.on('data', (chunk) => {
      text += String(chunk);
      if (text.split('\n').length > count) child.kill('SIGKILL');
    });
    // What follows the last line end was never acknowledged whole.
    child.on('close', () => resolve(text.split('\n').slice(0, -1)));
  });
}

describe('a process killed while it stores messages', () => {
  it('has lost nothing that it acknowledged, and no notice without its message', async () => {
    const dataDir = folders.empty();
    const acknowledged = await writeAndKill(dataDir, 20);
    const records = await openRecords({ dataDir });
    const stored = (await listMessages(records)).map(({ id }) => id);
    expect(acknowledged.length).toBeGreaterThanOrEqual(20);
    expect(stored).toEqual(expect.arrayContaining(acknowledged));
    expect(await countWaiting(records)).toBe(stored.length);
    await records.db.destroy();
  });
});

describe('several processes that start on a fresh folder', () => {
  it('migrate it once and all store', async () => {
    const dataDir = join(folders.empty(), 'new');
    const all = await Promise.all([
      writeAndKill(dataDir, 3),
      writeAndKill(dataDir, 3),
      writeAndKill(dataDir, 3),
    ]);
    expect(all.map((lines) => lines.length >= 3)).toEqual([true, true, true]);
  });

  it('leave a store that only its owner can read', async () => {
    const dataDir = join(folders.empty(), 'new');
    await writeAndKill(dataDir, 1);
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    for (const file of ['', '-wal']) expect(statSync(sqliteFile(dataDir) + file).mode & 0o777).toBe(0o600);
  });
});

onPostgres((open) => {
  it('migrates once when several processes start together', async () => {
    const { records, again } = await open();
    const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(records.db);
    await sql.raw(`drop schema ${rows[0]?.name} cascade; create schema ${rows[0]?.name}`).execute(records.db);
    const stores = await Promise.all([again(), again(), again()]);
    for (const store of stores) expect(await listMessages(store)).toEqual([]);
  });
});
