import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/site-process.mjs';
import { expect, test } from '../helpers/instances';
import { inThisRun, onFullRun } from '../helpers/run-profile';

type Run = { child: ChildProcess; said: () => string; ended: Promise<number | null> };

const dataDir = mkdtempSync(join(tmpdir(), 'start-'));
test.afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** `npm start` (or the desk) without the script's help, so that the way it ends can be seen. */
function start(env: Record<string, string>, words = ['dist/start.mjs']): Run {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, words, {
    env: { PATH, HOME, NODE_ENV: 'production', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  // `close` comes after the last output, `exit` may come before it.
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, said: () => output, ended };
}

async function whenUp(url: string): Promise<void> {
  const isUp = () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isUp, { timeout: 90_000 }).toBe(true);
}

test('bad variables stop the start with exit code 1 and one line each', async () => {
  const { said, ended } = start({
    PORT: 'eighty',
    SITE_URL: 'example.org',
    SITE_EMAIL: 'nobody',
    CONTENT_TTL_SECONDS: '0',
    LOG_LEVEL: 'loud',
  });
  expect(await ended).toBe(1);
  const lines = said().trim().split('\n');
  const names = lines.map((line) => line.split(':', 1)[0]).sort();
  expect(names).toEqual(['CONTENT_TTL_SECONDS', 'LOG_LEVEL', 'PORT', 'SITE_EMAIL', 'SITE_URL']);
  for (const line of lines) expect(line).toMatch(/^[A-Z_]+: bad value, .*(expected|Invalid option)/);
});

const nowhere = join(dataDir, 'nowhere');
// Beneath a file nobody can make a folder, whatever rights they have.
const unwritable = join(process.cwd(), 'package.json', 'data');
const folders: [string, Record<string, string>, string[]][] = [
  ['content that is not there', { CONTENT_DIR: nowhere }, ['CONTENT_DIR']],
  ['a data folder that cannot be written', { DATA_DIR: unwritable }, ['DATA_DIR']],
  ['both', { CONTENT_DIR: nowhere, DATA_DIR: unwritable }, ['CONTENT_DIR', 'DATA_DIR']],
];
for (const [what, env, names] of folders) {
  test(`${what}: the start stops with a line by name and is never ready`, async () => {
    const { said, ended } = start({ PORT: String(await freePort()), ...env });
    expect(await ended).toBe(1);
    const lines = said().trim().split('\n');
    expect(lines.map((line) => line.split(':', 1)[0])).toEqual(names);
    for (const line of lines) expect(line).toMatch(/^[A-Z_]+: bad value, .*expected/);
  });
}

test('an address that this machine does not have stops the start with one line', async () => {
  const { said, ended } = start({ PORT: String(await freePort()), HOSTNAME: '192.0.2.1' });
  expect(await ended).toBe(1);
  expect(said()).toMatch(/^HOSTNAME: .*expected[^\n]*\n$/);
});

test('the doctor counts bad values among what it finds, a record a line', async () => {
  const { said, ended } = start({ TAX_APPROVAL: 'yes', PORT: 'eighty' }, [
    'dist/desk.mjs',
    'doctor',
    '--json',
  ]);
  expect(await ended).toBe(1);
  const found = said()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(found).toEqual(
    ['PORT', 'TAX_APPROVAL'].map((check) => ({
      check,
      state: 'failed',
      message: expect.stringContaining('bad value, expected'),
    })),
  );
});

test('what the settings say in vain is told by name before the site is ready', onFullRun, async () => {
  const port = String(await freePort());
  const { child, said, ended } = start({
    PORT: port,
    SITE_URL: 'https://centre.example.org',
    SITE_PHOEN: '+91 33 4000 1234',
    RAZORPAY_KEY_ID: 'rzp_test_00000000000001',
    RAZORPAY_KEY_SECRET: 'rzp-secret-of-a-test',
  });
  await whenUp(`http://localhost:${port}`);
  expect(said()).toContain('SITE_PHOEN: not a setting of this site; did you mean SITE_PHONE?');
  expect(said()).toContain('RAZORPAY_KEY_ID: a test key on a public address');
  child.kill('SIGTERM');
  await ended;
});

const startsWith: Record<string, { env: Record<string, string>; warns: boolean }> = {
  'a sample phone on https warns': { env: { SITE_URL: 'https://centre.example.org' }, warns: true },
  'a phone of its own on https does not warn': {
    env: { SITE_URL: 'https://centre.example.org', SITE_PHONE: '+91 33 4000 1234' },
    warns: false,
  },
  'a sample phone on localhost does not warn': { env: {}, warns: false },
};

for (const [what, { env, warns }] of inThisRun(Object.entries(startsWith), ([, { warns }]) => warns)) {
  test(`${what}, and SIGTERM ends the process with code 0 within ten seconds`, async () => {
    const port = String(await freePort());
    const { child, said, ended } = start({ PORT: port, ...env });
    await whenUp(`http://localhost:${port}`);
    expect(said().includes('SITE_PHONE: still the sample number')).toBe(warns);
    const askedMs = Date.now();
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(Date.now() - askedMs).toBeLessThan(10_000);
  });
}

test('a second start on the same port ends with an error instead of hanging', onFullRun, async () => {
  const port = String(await freePort());
  const one = start({ PORT: port });
  await whenUp(`http://localhost:${port}`);
  const two = start({ PORT: port });
  expect(await two.ended).not.toBe(0);
  expect(two.said()).toMatch(/EADDRINUSE|in use/);
  one.child.kill('SIGTERM');
  await one.ended;
});
