import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { routes } from '@/lib/config/routes';
import { expect, type Instance, test } from '../helpers/instances';
import { makeContact } from '../helpers/make';
import { onFullRun } from '../helpers/run-profile';

const folder = mkdtempSync(join(tmpdir(), 'restore-'));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

function startDesk(dataDir: string, ...words: string[]): ChildProcess {
  const { PATH = '', HOME = '' } = process.env;
  return spawn(process.execPath, ['dist/desk.mjs', ...words], {
    env: { PATH, HOME, NODE_ENV: 'production', DATA_DIR: dataDir, MESSAGE_RETENTION_DAYS: '36500' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function desk(dataDir: string, ...words: string[]) {
  const child = startDesk(dataDir, ...words);
  const said = { out: '', err: '' };
  child.stdout?.on('data', (chunk) => {
    said.out += String(chunk);
  });
  child.stderr?.on('data', (chunk) => {
    said.err += String(chunk);
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  return { code, ...said };
}

async function send({ url }: Instance, message: string): Promise<void> {
  const answer = await fetch(url + routes.api.saveDetails, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(makeContact({ message })),
  });
  expect(answer.status).toBe(200);
}

const wordsIn = async (dataDir: string): Promise<string[]> => {
  const { code, out } = await desk(dataDir, 'messages', 'list', '--json');
  expect(code).toBe(0);
  const lines = out.split('\n').filter(Boolean);
  return lines.map((line) => String(JSON.parse(line).message));
};

async function kill(site: Instance): Promise<void> {
  const gone = new Promise((resolve) => site.child.once('exit', resolve));
  site.child.kill('SIGKILL');
  await gone;
}

test(
  'beneath a running site nothing is restored and no key changed; once it is killed, at once',
  onFullRun,
  async ({ startInstance }) => {
    // Several starts of the command line and of the site: on a busy machine each takes seconds.
    test.setTimeout(150_000);
    const site = await startInstance();
    const { dataDir } = site;
    const file = join(folder, 'site.sqlite');
    await send(site, 'Before the backup');
    expect(await desk(dataDir, 'backup', file)).toMatchObject({ code: 0, err: '' });
    await send(site, 'After the backup');
    const key = readFileSync(join(dataDir, 'pii.key'), 'utf8');
    const second = await startInstance({ DATA_DIR: dataDir });
    for (const words of [
      ['restore', file, '--force'],
      ['key', 'rotate'],
    ]) {
      const { code, out, err } = await desk(dataDir, ...words);
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(err).toMatch(/^desk: [^\n]*in use by a running site[^\n]*\n$/);
    }
    expect(readFileSync(join(dataDir, 'pii.key'), 'utf8')).toBe(key);
    await send(site, 'After the refusal');
    // What only reads and writes rows stands beside the site as before.
    expect((await desk(dataDir, 'sweep')).code).toBe(0);
    expect(await wordsIn(dataDir)).toEqual(['Before the backup', 'After the backup', 'After the refusal']);
    await kill(site);
    expect((await desk(dataDir, 'restore', file, '--force')).err).toContain('in use by a running site');
    await kill(second);
    expect(await desk(dataDir, 'restore', file, '--force')).toMatchObject({ code: 0, err: '' });
    expect(await wordsIn(dataDir)).toEqual(['Before the backup']);
    expect((await desk(dataDir, 'key', 'rotate')).code).toBe(0);
  },
);

const MANY = 30_000;
const ROWS = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${MANY})
  insert into messages (id, received_at, fullname, email, phone, address, message, urgent, done_at)
  select 'filled-' || i, i, 'Asha', 'asha@example.org', '', '', hex(randomblob(200)), 0, null from n`;

test(
  'a restore killed anywhere leaves the old store or the new one, whole',
  onFullRun,
  async ({ startInstance }) => {
    const site = await startInstance();
    const { dataDir } = site;
    await send(site, 'Old');
    const big = join(folder, 'big.sqlite');
    const store = join(dataDir, 'site.sqlite');
    await kill(site);
    const fill = new Database(store);
    fill.exec(ROWS);
    fill.close();
    expect(await desk(dataDir, 'backup', big)).toMatchObject({ code: 0, err: '' });
    const empty = new Database(store);
    empty.exec(`delete from messages where id like 'filled-%'`);
    empty.close();

    const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? -1;
    const whole = sizeOf(big);
    const moments = [
      ...[0, 1 / 4, 1 / 2, 3 / 4, 1].map((part) => () => sizeOf(`${store}.restoring`) >= whole * part),
      () => existsSync(`${store}.before-restore`),
    ];
    for (const isReached of moments) {
      const restoring = startDesk(dataDir, 'restore', big, '--force');
      const ended = new Promise((resolve) => restoring.once('close', resolve));
      await expect.poll(() => isReached() || restoring.exitCode !== null, { intervals: [1] }).toBe(true);
      restoring.kill('SIGKILL');
      await ended;
      const { count, check } = look(store);
      expect(check).toBe('ok');
      expect([1, MANY + 1]).toContain(count);
    }
    expect(await desk(dataDir, 'restore', big, '--force')).toMatchObject({ code: 0 });
    expect(look(store)).toEqual({ count: MANY + 1, check: 'ok' });
    for (const left of ['.restoring', '.before-restore']) expect(existsSync(store + left)).toBe(false);
  },
);

function look(file: string): { count: number; check: string } {
  const database = new Database(file);
  const first = (query: string) => String(Object.values(Object(database.prepare(query).get()))[0]);
  const found = {
    count: Number(first('select count(*) from messages')),
    check: first('pragma integrity_check'),
  };
  database.close();
  return found;
}
