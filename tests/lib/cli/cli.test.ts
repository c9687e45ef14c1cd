import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openRecords } from '@/lib/backend/database/database';
import { embeddedBackend } from '@/lib/backend/embedded';
import { listChats } from '@/lib/chat/store/conversations';
import { runCli } from '@/lib/cli/cli';
import { ConfigurationError, readEnv } from '@/lib/config/env';
import { saveCallback, saveMessage } from '@/lib/contact/store/messages';
import { makeCallback, makeContact, makeRegistration } from '@/tests/helpers/make';
import { makePaymentParts } from '@/tests/helpers/payment-deps';
import { FIXTURE, testFolders, write } from '@/tests/lib/backend/folder';

const folders = testFolders();
const received = Date.parse('2020-03-14T06:00:00Z');

/** Runs the desk on a folder and keeps what it said. */
async function desk(dataDir: string, ...words: string[]) {
  const said = { out: '', err: '' };
  const terminal = {
    out: (text: string) => {
      said.out += text;
    },
    err: (text: string) => {
      said.err += text;
    },
    input: async () => '',
  };
  const settings = {
    ...readEnv({ MESSAGE_RETENTION_DAYS: '30', CHAT_RETENTION_DAYS: '30' }),
    DATA_DIR: dataDir,
    CONTENT_DIR: FIXTURE,
  };
  const code = await runCli(words, terminal, () => settings);
  return { code, ...said };
}

async function withMessage(given = {}) {
  const dataDir = folders.empty();
  const records = await openRecords({ dataDir, now: () => received });
  const { id } = await saveMessage(records, makeContact(given), { notify: false });
  await records.db.destroy();
  return { dataDir, id };
}

async function withCallback(given = {}) {
  const dataDir = folders.empty();
  const records = await openRecords({ dataDir, now: () => received });
  const { id } = await saveCallback(records, makeCallback(given), { notify: false });
  await records.db.destroy();
  return { dataDir, id };
}

describe('requests for a call', () => {
  it('are listed among the messages with when to call and what to say to anyone else', async () => {
    const { dataDir, id } = await withCallback();
    expect((await desk(dataDir, 'messages', 'list')).out).toBe(
      `${id}  2020-03-14T06:00:00.000Z  CALL  new\n  call Mon 2026-11-23 18:00 (Kolkata) · 98300 12345 · Asha Sen · Bengali\n  if somebody else answers: do NOT say who is calling\n  say: It is about the library book.\n\n`,
    );
  });

  it('are a kind of their own among the JSON lines', async () => {
    const { dataDir, id } = await withCallback({ name: '', say: '', may_say_who: true });
    expect(JSON.parse((await desk(dataDir, 'messages', 'list', '--json')).out)).toEqual({
      id,
      received_at: '2020-03-14T06:00:00.000Z',
      kind: 'callback',
      name: '',
      phone: '98300 12345',
      when: 'Mon 2026-11-23 18:00',
      call_from: '2026-11-23T12:30:00.000Z',
      call_to: '2026-11-23T12:30:00.000Z',
      language: 'bn',
      say: '',
      may_say_who: true,
      urgent: false,
      done_at: null,
    });
  });

  it('are exported, marked done, erased and swept as messages are', async () => {
    const { dataDir, id } = await withCallback({ say: '=cmd()' });
    expect((await desk(dataDir, 'messages', 'export')).out).toContain(
      "Asha Sen,,98300 12345,,,no,,callback,Mon 2026-11-23 18:00,bn,'=cmd(),no\r\n",
    );
    expect((await desk(dataDir, 'messages', 'done', id)).out).toBe(`${id}: done\n`);
    expect((await desk(dataDir, 'sweep')).out).toContain('messages erased: 1\n');
    const other = await withCallback();
    expect((await desk(other.dataDir, 'messages', 'erase', other.id)).out).toBe(`${other.id}: erased\n`);
    expect((await desk(other.dataDir, 'messages', 'list')).out).toBe('');
  });
});

async function auditOf(dataDir: string) {
  const { db } = await openRecords({ dataDir });
  const rows = await db.selectFrom('audit').selectAll().orderBy('seq').execute();
  await db.destroy();
  return rows.map(({ actor, event, target }) => [actor, event, target]);
}

describe('messages', () => {
  it('leave a line in the record for each command that reads or changes them', async () => {
    const { dataDir, id } = await withMessage();
    for (const words of [['list'], ['export'], ['done', id], ['erase', id], ['erase', id]])
      await desk(dataDir, 'messages', ...words);
    expect(await auditOf(dataDir)).toEqual([
      ['cli', 'inbox-listed', ''],
      ['cli', 'messages-exported', ''],
      ['cli', 'ticket-done', id],
      ['cli', 'message-erased', id],
    ]);
  });

  it('are listed for reading', async () => {
    const { dataDir, id } = await withMessage({ message: 'First line\nsecond line' });
    const { code, out } = await desk(dataDir, 'messages', 'list');
    expect(code).toBe(0);
    expect(out).toBe(
      `${id}  2020-03-14T06:00:00.000Z  new\n  Asha Sen · asha@example.org · +91 98300 00000 · 4 Lake Road, Kolkata\n  First line\n  second line\n\n`,
    );
  });

  it('cannot steer the terminal they are read on', async () => {
    const { dataDir } = await withMessage({ fullname: 'A\u001b]0;x\u0007\u202eB' });
    expect((await desk(dataDir, 'messages', 'list')).out).toContain('A·]0;x··B');
  });

  it('come as JSON lines', async () => {
    const { dataDir, id } = await withMessage();
    const { out } = await desk(dataDir, 'messages', 'list', '--json');
    expect(out.split('\n')).toHaveLength(2);
    expect(JSON.parse(out)).toMatchObject({
      id,
      received_at: '2020-03-14T06:00:00.000Z',
      urgent: false,
      done_at: null,
    });
  });

  it('are exported as CSV that a spreadsheet does not run', async () => {
    const { dataDir, id } = await withMessage({ fullname: '=cmd()', message: 'a,b' });
    expect((await desk(dataDir, 'messages', 'export')).out).toBe(
      `id,received_at,fullname,email,phone,address,message,urgent,done_at,kind,when,language,say,may_say_who\r\n${id},2020-03-14T06:00:00.000Z,'=cmd(),asha@example.org,'+91 98300 00000,"4 Lake Road, Kolkata","a,b",no,,message,,,,\r\n`,
    );
  });

  it('are marked done and erased by their id', async () => {
    const { dataDir, id } = await withMessage();
    expect(await desk(dataDir, 'messages', 'done', id)).toMatchObject({ code: 0, out: `${id}: done\n` });
    expect((await desk(dataDir, 'messages', 'list')).out).toContain('  done 20');
    expect(await desk(dataDir, 'messages', 'erase', id)).toMatchObject({ code: 0, out: `${id}: erased\n` });
    expect(await desk(dataDir, 'messages', 'erase', id)).toEqual({
      code: 1,
      out: '',
      err: `desk: there is no message "${id}"\n`,
    });
  });

  it('are swept when they are past the retention', async () => {
    const { dataDir } = await withMessage();
    expect((await desk(dataDir, 'sweep')).out).toBe(
      'messages erased: 1\nchats erased: 0\nunpaid donors erased: 0\n',
    );
    expect(JSON.parse((await desk(dataDir, 'sweep', '--json')).out)).toEqual({
      erased: 0,
      chats_erased: 0,
      donors_erased: 0,
    });
  });

  it('are read from the folder named by hand, which must be there', async () => {
    const { dataDir, id } = await withMessage();
    const other = folders.empty();
    expect((await desk(other, 'messages', 'list', '--data-dir', dataDir)).out).toContain(id);
    expect(await desk(other, 'messages', 'list', '--data-dir', join(other, 'slip'))).toMatchObject({
      code: 1,
      err: `desk: --data-dir: there is no folder "${join(other, 'slip')}"\n`,
    });
    expect(readdirSync(other)).toEqual([]);
  });
});

describe('chats', () => {
  async function withChat(given = {}) {
    const dataDir = folders.empty();
    const records = await openRecords({ dataDir, now: () => received });
    const centre = () => ({ centre_name: 'Centre', centre_phone: '+91 33 0000 0000' });
    const backend = embeddedBackend({
      contentDir: FIXTURE,
      store: async () => records,
      notify: false,
      centre,
      payments: makePaymentParts(records),
    });
    const token = await backend.startChat();
    await backend.registerChat({ ...makeRegistration({ token, ...given }), isUrgent: true });
    await backend.chatStep({ token, answer: '' });
    await backend.chatStep({ token, answer: 'Me' });
    const [chat] = await listChats(records);
    await records.db.destroy();
    return { dataDir, id: chat?.id ?? '', token };
  }

  it('are listed with what the visitor said of themselves, an urgent one marked', async () => {
    const { dataDir, id } = await withChat({ name: 'A\u001b]0;x' });
    expect(await desk(dataDir, 'chats', 'list')).toEqual({
      code: 0,
      out: `${id}  2020-03-14T06:00:00.000Z  URGENT\n  A·]0;x · 34 · asha@example.org · +91 98300 00000\n`,
      err: '',
    });
  });

  it('come as JSON lines and as CSV that a spreadsheet does not run, never with a token', async () => {
    const { dataDir, id, token } = await withChat({ name: '=cmd()' });
    const { out } = await desk(dataDir, 'chats', 'list', '--json');
    expect(JSON.parse(out)).toMatchObject({ id, urgent: true, language: 'en', question_id: 'day' });
    const csv = (await desk(dataDir, 'chats', 'list', '--csv')).out;
    expect(csv).toBe(
      `id,started_at,last_at,urgent,language,name,age,email,phone,question_id\r\n${id},2020-03-14T06:00:00.000Z,2020-03-14T06:00:00.000Z,yes,en,'=cmd(),34,asha@example.org,'+91 98300 00000,day\r\n`,
    );
    expect(out + csv).not.toContain(token);
  });

  it('are shown word for word', async () => {
    const { dataDir, id } = await withChat();
    const { out } = await desk(dataDir, 'chats', 'show', id);
    expect(out).toContain('  Asha, who is the help for?\n    > Me\n  On which day?\n');
    expect(JSON.parse((await desk(dataDir, 'chats', 'show', id, '--json')).out).turns).toEqual([
      expect.objectContaining({ question_id: 'who', answer: 'Me' }),
      expect.objectContaining({ question_id: 'day', answer: null }),
    ]);
    expect((await desk(dataDir, 'chats', 'show', id, '--csv')).out).toContain(
      '2020-03-14T06:00:00.000Z,who,"Asha, who is the help for?",Me\r\n',
    );
  });

  it('are erased by their id, which is in the record as their reading is, and swept', async () => {
    const { dataDir, id } = await withChat();
    await desk(dataDir, 'chats', 'list');
    await desk(dataDir, 'chats', 'show', id);
    expect(await desk(dataDir, 'chats', 'erase', id)).toMatchObject({ code: 0, out: `${id}: erased\n` });
    for (const what of ['show', 'erase'])
      expect(await desk(dataDir, 'chats', what, id)).toEqual({
        code: 1,
        out: '',
        err: `desk: there is no conversation "${id}"\n`,
      });
    expect(await auditOf(dataDir)).toEqual([
      ['cli', 'chats-listed', ''],
      ['cli', 'chat-read', id],
      ['cli', 'chat-erased', id],
    ]);
    const old = await withChat();
    expect(JSON.parse((await desk(old.dataDir, 'sweep', '--json')).out)).toEqual({
      erased: 0,
      chats_erased: 1,
      donors_erased: 0,
    });
  });
});

describe('content check', () => {
  it('counts what is there when nothing is wrong', async () => {
    const { code, out, err } = await desk('', 'content', 'check');
    expect({ code, out: out.split('\n').slice(-2).join('\n'), err }).toEqual({
      code: 0,
      out: 'content: 3 stories, 0 translations, 4 testimonials, 3 features, 6 accommodations, 0 family groups, 0 saved replies, 9 chat steps, 8 awaiting review, 0 withheld, no mistakes\n',
      err: '',
    });
  });

  it('prints file, line and message of a mistake and fails', async () => {
    const { code, out } = await desk('', 'content', 'check', 'tests/fixtures/content-broken');
    expect(code).toBe(1);
    expect(out).toContain('stories/bad-date.md:3: "date": expected a day such as 2026-03-14\n');
  });

  it('takes notes for no failure: what the site shows is not refused', async () => {
    const dir = folders.content();
    write(dir, 'stories/tiny.md', '---\ntitle: Tiny\ndate: 2026-01-01\n---\nFive words.\n');
    const { code, out } = await desk('', 'content', 'check', dir);
    expect(code).toBe(0);
    expect(out).toMatch(/^stories\/tiny\.md:5: note: .*\n/);
    expect(out).toMatch(/\ncontent: 4 stories, .*, no mistakes\n$/);
  });

  it('notes by language what is not translated', async () => {
    const { out } = await desk('', 'content', 'check');
    expect(out).toContain('stories:1: note: not translated into Hindi: first-steps, ');
    expect(out).toContain('features.json:1: note: not translated into Bengali: 3 of 3 records\n');
  });

  it('gives mistakes as JSON lines', async () => {
    const { out } = await desk('', 'content', 'check', 'nowhere', '--json');
    expect(JSON.parse(out)).toEqual({ file: '.', line: 1, message: 'the content folder is missing' });
  });
});

describe('a command line', () => {
  it.each([[['--help']], [['messages', 'list', '-h']], [['help']], [[]]])(
    '%j gives the help',
    async (words) => {
      const { code, out } = await desk('', ...words);
      expect(code).toBe(0);
      expect(out).toContain('messages export');
    },
  );

  it.each([
    [['message', 'list'], 'unknown command "message list"'],
    [['messages', 'done'], 'messages done: expected the id of a message'],
    [['messages', 'list', 'all'], 'unexpected "all"'],
    [['messages', 'erase', 'a', 'b'], 'unexpected "b"'],
    [['chats'], 'unknown command "chats"'],
    [['chats', 'list', 'all'], 'unexpected "all"'],
    [['chats', 'show'], 'chats show: expected the id of a conversation'],
    [['chats', 'erase', 'a', 'b'], 'unexpected "b"'],
    [['messages', 'list', '--csv'], '--csv: only chats, and without --json'],
    [['chats', 'list', '--csv', '--json'], '--csv: only chats, and without --json'],
    [['--nope'], "Unknown option '--nope'"],
    [['sweep', '--data-dir', ''], '--data-dir: expected a folder'],
  ])('%j is refused in one line', async (words, expected) => {
    const { code, out, err } = await desk('', ...words);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^desk: [^\n]*\n$/);
    expect(err).toContain(expected);
  });

  it('on a bad configuration says each bad variable on a line', async () => {
    let err = '';
    const terminal = {
      out: () => undefined,
      err: (text: string) => {
        err += text;
      },
      input: async () => '',
    };
    const code = await runCli(['sweep'], terminal, () => {
      throw new ConfigurationError(['PORT: bad value', 'DATA_DIR: bad value']);
    });
    expect(code).toBe(1);
    expect(err).toBe('desk: PORT: bad value\ndesk: DATA_DIR: bad value\n');
  });
});
