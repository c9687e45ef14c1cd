import { openRecords } from '@/lib/backend/database/database';
import { keyOf, vaultOf } from '@/lib/backend/database/vault';
import { pushKey } from '@/lib/backend/web-push';
import { runCli } from '@/lib/cli/cli';
import { readEnv } from '@/lib/config/env';
import { openInvite } from '@/lib/staff/store/people';
import { receiver } from '@/tests/helpers/receiver';
import { tamper } from '@/tests/lib/backend/database/stores';
import { testFolders } from '@/tests/lib/backend/folder';

const folders = testFolders();

let dataDir = '';
beforeEach(() => {
  dataDir = folders.empty();
});

/** Runs one command on the folder of this test. */
async function run(words: string, variables: Record<string, string> = {}) {
  const answer = { out: '', err: '' };
  const into = (name: 'out' | 'err') => (text: string) => {
    answer[name] += text;
  };
  const terminal = { out: into('out'), err: into('err'), input: async () => '' };
  const settings = { ...readEnv(variables), DATA_DIR: dataDir };
  const code = await runCli(words.split(' '), terminal, () => settings);
  return { code, ...answer };
}

/** The invitation of a printed link. */
async function invitationOf(link: string) {
  const records = await openRecords({ dataDir });
  const vault = vaultOf(keyOf({ DATA_DIR: dataDir }));
  return openInvite(records, vault, link.trim().split('/').at(-1) ?? '').finally(() => records.db.destroy());
}

it('prints a link that invites one person in one role', async () => {
  const { code, out } = await run('staff invite Mina@Example.org --role finance');
  expect(code).toBe(0);
  expect(out).toMatch(/^http:\/\/localhost:3000\/staff\/join\/[\w-]{43}\n$/);
  expect(await invitationOf(out)).toMatchObject({ email: 'mina@example.org', role: 'finance' });
});

it('takes several roles, with commas between them or each named by itself', async () => {
  for (const roles of ['counsellor,finance', 'counsellor --role finance']) {
    const { out } = await run(`staff invite ${roles.length}@example.org --role ${roles}`);
    expect(await invitationOf(out)).toMatchObject({ role: 'counsellor,finance' });
  }
});

it('gives an open invitation’s seed the new key with the rest of the store', async () => {
  const { out } = await run('staff invite mina@example.org --role desk');
  const before = await invitationOf(out);
  expect((await run('key rotate')).code).toBe(0);
  expect(await invitationOf(out)).toEqual(before);
});

it('gives the key of pushes the new key, so that no device has to be turned on again', async () => {
  const key = async () => {
    const records = await openRecords({ dataDir });
    const vault = vaultOf(keyOf({ DATA_DIR: dataDir }));
    return pushKey(records, vault).finally(() => records.db.destroy());
  };
  const before = await key();
  expect((await run('key rotate')).code).toBe(0);
  expect(await key()).toEqual(before);
});

it('tries the webhook, and says what its receiver answered', async () => {
  const hook = await receiver();
  const variables = { NOTIFY_WEBHOOK_URL: hook.url, NOTIFY_WEBHOOK_SECRET: 'a secret of the receiver' };
  const taken = 'NOTIFY_WEBHOOK_URL: the receiver has taken it\n';
  expect(await run('notify test', variables)).toMatchObject({ code: 0, out: taken });
  hook.answer(503);
  const { code, err } = await run('notify test', variables);
  expect([code, err]).toEqual([1, 'desk: NOTIFY_WEBHOOK_URL: the receiver did not take it (HTTP_503)\n']);
  await hook.close();
  expect((await run('notify test')).err).toContain('absent, so nothing is sent');
});

it.each([
  'staff',
  'staff list all',
  'staff invite mina --role desk',
  'staff invite mina@example.org',
  'staff invite mina@example.org --role owner',
  'staff disable',
  'staff disable mina@example.org --role desk',
  'audit',
  'notify',
  'notify test now',
])('does not follow %j', async (words) => {
  const { code, err } = await run(words);
  expect(code).toBe(2);
  expect(err).toMatch(/^desk: .+\n$/);
});

it('lists nobody at first, and disables nobody who has no access', async () => {
  expect(await run('staff list')).toEqual({ code: 0, out: '', err: '' });
  const { code, err } = await run('staff disable mina@example.org');
  expect([code, err]).toEqual([1, 'desk: nobody has access as "mina@example.org"\n']);
});

it('invites nobody to a console that is off', async () => {
  const { code, err } = await run('staff invite mina@example.org --role desk', { STAFF_CONSOLE: 'off' });
  expect(code).toBe(1);
  expect(err).toContain('STAFF_CONSOLE');
});

it('says whether the record is whole, and where it is not', async () => {
  expect((await run('audit verify')).out).toBe('audit: 0 lines, whole; last none\n');
  await run('staff invite mina@example.org --role desk');
  expect((await run('audit verify')).out).toMatch(/^audit: 1 line, whole; last [0-9a-f]{64}\n$/);
  const records = await openRecords({ dataDir });
  await tamper(records, (db) => db.updateTable('audit').set({ at: 1 }).execute());
  await records.db.destroy();
  const { code, err } = await run('audit verify');
  expect([code, err]).toEqual([1, 'desk: audit: line 1 is not what was written, or is missing\n']);
});
