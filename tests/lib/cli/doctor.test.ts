/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { openRecords } from '@/lib/backend/database/database';
import { vaultOf } from '@/lib/backend/database/vault';
import { runCli } from '@/lib/cli/cli';
import type { Finding } from '@/lib/cli/output';
import { readEnv } from '@/lib/config/env';
import { routes } from '@/lib/config/routes';
import { startFakeRazorpay } from '@/tests/helpers/fake-razorpay';
import { startFakeUpstream } from '@/tests/helpers/fake-upstream';
import { FIXTURE, testFolders } from '@/tests/lib/backend/folder';
import { storedDonation } from '@/tests/lib/donations/store/sample-donations';

const folders = testFolders();
const KEY = randomBytes(32);
const PII_KEY = KEY.toString('base64');
const closing: (() => unknown)[] = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

/** What the doctor finds with these variables, and how it ends. */
async function examined(source: Record<string, string>) {
  let out = '';
  const terminal = {
    out: (text: string) => {
      out += text;
    },
    err: () => undefined,
    input: async () => '',
  };
  const settings = readEnv({ DATA_DIR: folders.empty(), CONTENT_DIR: FIXTURE, ...source });
  const code = await runCli(['doctor', '--json'], terminal, () => settings);
  const findings: Finding[] = out
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  expect(code).toBe(findings.some(({ state }) => state === 'failed') ? 1 : 0);
  return (check: string) => {
    const found = findings.filter((one) => one.check === check);
    return found.map(({ state, message }) => `${state}: ${message}`).join('\n');
  };
}

function listen(server: Server): Promise<number> {
  closing.push(() => server.close());
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(Object(server.address()).port));
  });
}

/** A mail server that knows one password. */
const mailServer = () =>
  listen(
    createServer((socket) => {
      socket.write('220 test\r\n');
      socket.on('error', () => undefined);
      socket.on('data', (chunk) => {
        const line = String(chunk);
        const isRight = line.includes(Buffer.from('\0site\0right').toString('base64'));
        if (line.startsWith('EHLO')) socket.write('250-test\r\n250 AUTH PLAIN\r\n');
        else if (line.startsWith('AUTH')) socket.write(isRight ? '235 fine\r\n' : '535 no\r\n');
        else socket.end('221 bye\r\n');
      });
    }),
  );

async function storeWithPan(): Promise<string> {
  const dataDir = folders.empty();
  const store = await openRecords({ dataDir });
  await storedDonation(store, { pan_enc: vaultOf(KEY).seal('ABCPE1234F') });
  await store.db.destroy();
  return dataDir;
}

it('finds nothing wrong with a fresh folder, and makes nothing in it', async () => {
  const DATA_DIR = folders.empty();
  const found = await examined({ DATA_DIR });
  for (const check of ['settings', 'Node', 'CONTENT_DIR', 'DATA_DIR', 'SMTP_URL', 'PAYMENTS'])
    expect(found(check)).toMatch(/^ok: [^\n]+$/);
  expect(readdirSync(DATA_DIR)).toEqual([]);
});

it('says what a start would warn of, and what of the folders would stop it', async () => {
  const found = await examined({
    SITE_URL: 'https://centre.example.org',
    DATA_DIR: join(process.cwd(), 'package.json', 'data'),
    CONTENT_DIR: join(folders.empty(), 'nowhere'),
  });
  expect(found('SITE_PHONE')).toMatch(/^warning: still the sample/);
  expect(found('DATA_DIR')).toMatch(/^failed: .*ENOTDIR/);
  expect(found('CONTENT_DIR')).toMatch(/^failed: .*ENOENT/);
});

it('counts the mistakes of the content', async () => {
  const found = await examined({ CONTENT_DIR: 'tests/fixtures/content-broken' });
  expect(found('CONTENT_DIR')).toMatch(/^failed: mistakes: \d+, first /);
});

describe('of a store', () => {
  it('says that it is whole and that the key opens it', async () => {
    const found = await examined({ DATA_DIR: await storeWithPan(), PII_KEY });
    expect(found('DATA_DIR')).toMatch(/^ok: whole, at 0/);
    expect(found('PII_KEY')).toMatch(/^ok: .*opens what is stored/);
  });

  it('names a key that does not open it, or is missing', async () => {
    const DATA_DIR = await storeWithPan();
    expect((await examined({ DATA_DIR }))('PII_KEY')).toMatch(/^failed: missing/);
    const other = randomBytes(32).toString('base64');
    expect((await examined({ DATA_DIR, PII_KEY: other }))('PII_KEY')).toMatch(/^failed: sealed with the key/);
  });

  it('says that it is damaged', async () => {
    const DATA_DIR = folders.empty();
    // A folder of its own: over a store that was open here the engine may write its log back later.
    writeFileSync(join(DATA_DIR, 'site.sqlite'), Buffer.alloc(8192, 0xff));
    expect((await examined({ DATA_DIR }))('DATA_DIR')).toMatch(/^failed: /);
  });

  it('looks beside a running site, and names a server that is away', async () => {
    const DATA_DIR = await storeWithPan();
    const site = await openRecords({ dataDir: DATA_DIR });
    closing.push(() => site.db.destroy());
    expect((await examined({ DATA_DIR, PII_KEY }))('DATA_DIR')).toMatch(/^ok: /);
    const away = await examined({ DATABASE_URL: 'postgres://site@127.0.0.1:1/site', PII_KEY });
    expect(away('DATABASE_URL')).toMatch(/^failed: .*ECONNREFUSED/);
  });
});

it('signs in to the mail server, and says what it answered', async () => {
  const port = await mailServer();
  const right = await examined({ SMTP_URL: `smtp://site:right@127.0.0.1:${port}` });
  expect(right('SMTP_URL')).toMatch(/^ok: /);
  const wrong = await examined({ SMTP_URL: `smtp://site:wrong@127.0.0.1:${port}` });
  expect(wrong('SMTP_URL')).toMatch(/^failed: EAUTH/);
  const nobody = await examined({ SMTP_URL: 'smtp://127.0.0.1:1' });
  expect(nobody('SMTP_URL')).toMatch(/^failed: .*ECONNREFUSED/);
});

it('asks the payment provider with the keys', async () => {
  const provider = await startFakeRazorpay({ keyId: 'rzp_test_StandIn00000001' });
  closing.push(() => provider.close());
  const keys = { RAZORPAY_KEY_ID: provider.keyId, RAZORPAY_API_URL: provider.url };
  const right = await examined({ ...keys, RAZORPAY_KEY_SECRET: provider.keySecret });
  expect(right('PAYMENTS')).toMatch(/^ok: .*test mode/);
  const wrong = await examined({ ...keys, RAZORPAY_KEY_SECRET: 'another-secret' });
  expect(wrong('PAYMENTS')).toMatch(/^failed: the provider refuses/);
});

it('names a Redis that is away', async () => {
  expect((await examined({ REDIS_URL: 'redis://127.0.0.1:1' }))('REDIS_URL')).toMatch(
    /^failed: .*ECONNREFUSED/,
  );
});

it('reads each list of an API host, and looks at no store of its own then', async () => {
  const upstream = await startFakeUpstream();
  closing.push(() => upstream.close());
  upstream.fail(routes.api.features, '500');
  const found = await examined({ BACKEND_URL: upstream.url, RAZORPAY_KEY_ID: 'rzp_test_1' });
  const lists = found('BACKEND_URL').split('\n');
  expect(lists).toHaveLength(4);
  expect(lists.filter((line) => line.startsWith('failed'))).toEqual(['failed: features: bad-answer']);
  for (const check of ['DATA_DIR', 'CONTENT_DIR']) expect(found(check)).toBe('');
});
