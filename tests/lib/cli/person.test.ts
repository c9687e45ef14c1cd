import { openRecords } from '@/lib/backend/database/database';
import { runCli } from '@/lib/cli/cli';
import { readEnv } from '@/lib/config/env';
import { saveMessage } from '@/lib/contact/store/messages';
import { testFolders } from '@/tests/lib/backend/folder';

const folders = testFolders();
let dataDir = '';
beforeEach(async () => {
  dataDir = folders.empty();
  const store = await openRecords({ dataDir });
  const message = {
    fullname: 'Asha',
    email: 'asha@example.org',
    phone: '',
    Address: '',
    message: 'Please call',
  };
  await saveMessage(store, message, { notify: false }).finally(() => store.db.destroy());
});

/** Runs one command on the folder of this test, with what is typed at it. */
async function run(words: string, typed?: string) {
  const answer = { out: '', err: '' };
  const into = (name: 'out' | 'err') => (text: string) => {
    answer[name] += text;
  };
  const terminal = {
    out: into('out'),
    err: into('err'),
    input: async () => typed ?? '',
    isInteractive: typed !== undefined,
  };
  const code = await runCli(words.split(' '), terminal, () => ({ ...readEnv({}), DATA_DIR: dataDir }));
  return { code, ...answer };
}

it('lists what is stored of a person, and says where there is nothing', async () => {
  expect((await run('person Asha@example.org')).out).toMatch(/^message {4}\S+ {2}\d{4}-/);
  expect((await run('person ravi@example.org')).err).toContain('nothing is stored');
});

it('exports their words as lines of JSON', async () => {
  const { out } = await run('person asha@example.org --export');
  expect(JSON.parse(out)).toMatchObject({ kind: 'message', content: { message: 'Please call' } });
});

it('erases after the count was typed, or with --yes', async () => {
  expect(await run('person asha@example.org --erase', '2')).toMatchObject({ code: 1 });
  expect(await run('person asha@example.org --erase')).toMatchObject({ code: 1 });
  expect((await run('person asha@example.org --erase', '1\n')).out).toContain(': erased');
  expect((await run('person asha@example.org')).out).toBe('');
  expect((await run('person asha@example.org --erase --yes')).code).toBe(0);
});

it('reads a number in the words of a shell, and tells what only names the person', async () => {
  const store = await openRecords({ dataDir });
  const more = {
    fullname: 'Ravi',
    email: 'ravi@example.org',
    Address: '',
    message: 'My wife: asha@example.org',
  };
  await saveMessage(store, { ...more, phone: '98300 11223' }, { notify: false }).finally(() =>
    store.db.destroy(),
  );
  expect((await run('person +91 98300 11223')).out).toMatch(/^message /);
  const { out } = await run('person ASHA@example.org --erase --yes');
  expect(out).toMatch(/^message \S+: erased\nmessage .*only named in the words\n$/);
});

it.each([
  'person',
  'person Asha',
  'person a@example.org b@example.org',
  'person a@example.org --export --erase',
  'person a@example.org --yes',
  'messages list --export',
])('does not follow %j', async (words) => {
  expect((await run(words)).code).toBe(2);
});
