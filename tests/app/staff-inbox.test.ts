import * as claim from '@/app/staff/api/inbox/claim/route';
import * as done from '@/app/staff/api/inbox/done/route';
import * as draft from '@/app/staff/api/inbox/draft/route';
import * as find from '@/app/staff/api/inbox/find/route';
import * as item from '@/app/staff/api/inbox/item/read/route';
import * as outcome from '@/app/staff/api/inbox/outcome/route';
import * as reply from '@/app/staff/api/inbox/reply/route';
import * as inbox from '@/app/staff/api/inbox/route';
import * as savedReplies from '@/app/staff/api/inbox/saved-replies/route';
import * as snooze from '@/app/staff/api/inbox/snooze/route';
import * as testMail from '@/app/staff/api/me/test-mail/route';
import { openRecords } from '@/lib/backend/database/database';
import type { Records } from '@/lib/backend/database/tables';
import { parseOpeningHours } from '@/lib/config/opening-hours';
import { eraseMessage } from '@/lib/contact/store/message-erasure';
import { saveCallback, saveMessage } from '@/lib/contact/store/messages';
import { replyLetter } from '@/lib/inbox/store/replies';
import { fakeSmtp } from '@/tests/helpers/fake-smtp';
import { makeCallback, makeContact } from '@/tests/helpers/make';
import { makeJsonPost, makeRequest, problemOf } from '@/tests/helpers/requests';
import { given } from '@/tests/helpers/settings';
import { makeStaffSession, type StaffSession } from '@/tests/helpers/staff-session';
import { tamper } from '@/tests/lib/backend/database/stores';
import { testFolders } from '@/tests/lib/backend/folder';

jest.mock('@/lib/config/env', () => ({
  ...jest.requireActual('@/lib/config/env'),
  env: () => jest.requireActual('@/tests/helpers/settings').settings(),
}));
jest.mock('@/lib/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));

const folders = testFolders();
let records: Records;
beforeEach(async () => {
  given({});
  records = await openRecords({ dataDir: folders.empty() });
  globalThis.siteRecords = Promise.resolve(records);
});
afterEach(async () => {
  await records.db.destroy();
  globalThis.siteRecords = undefined;
});

const post = (route: typeof claim, body: unknown, { headers }: StaffSession) =>
  route.POST(makeJsonPost('/staff/api/inbox', body, headers));
const list = ({ cookie }: StaffSession, query = '') =>
  inbox.GET(makeRequest(`/staff/api/inbox${query}`, { headers: { cookie } }));
const store = async () => ({
  message: (await saveMessage(records, makeContact(), { notify: false })).id,
  call: (await saveCallback(records, makeCallback(), { notify: false })).id,
});

const linesOf = async (event: string) =>
  records.db.selectFrom('audit').select(['actor', 'target']).where('event', '=', event).execute();

it('the inbox is for desk and counsellors, each with their own kinds, with who wrote and without a word of what', async () => {
  const { message, call } = await store();
  const desk = await makeStaffSession(records, { role: 'desk' });
  const counsellor = await makeStaffSession(records, { role: 'counsellor' });
  const text = await (await list(desk)).text();
  expect(text).not.toMatch(/98300|example\.org|brother|library|Lake Road/);
  expect(JSON.parse(text).counts.open).toBe(2);
  const { tickets } = await (await list(counsellor)).json();
  const { from, to } = makeCallback().call;
  expect(tickets).toEqual([
    expect.objectContaining({
      id: call,
      name: 'Asha Sen',
      language: 'bn',
      call: { from, to },
      is_discreet: true,
    }),
  ]);
  expect((await post(item, { id: message }, counsellor)).status).toBe(404);
  expect((await list(await makeStaffSession(records, { role: 'finance' }))).status).toBe(403);
});

it('the list names the hours in force, so that an open item is read again once they change', async () => {
  const desk = await makeStaffSession(records, { role: 'desk' });
  const hours = async () => (await (await list(desk)).json()).hours;
  for (const OPENING_HOURS of ['Mo-Fr 10:00-12:00', 'Sa 09:00-10:00']) {
    given({ OPENING_HOURS });
    expect(await hours()).toEqual(parseOpeningHours(OPENING_HOURS));
  }
});

it('a list that names who wrote is noted once in ten minutes and person, by ids alone; an empty one is not', async () => {
  const desk = await makeStaffSession(records, { role: 'desk' });
  await list(desk);
  expect(await linesOf('inbox-listed')).toEqual([]);
  await store();
  await Promise.all([list(desk), list(desk)]);
  await list(desk, '?filter=mine');
  expect(await linesOf('inbox-listed')).toEqual([{ actor: desk.id, target: '' }]);
  const at = records.now() - 600_001;
  await tamper(records, (db) => db.updateTable('audit').set({ at }).execute());
  await list(desk);
  await list(await makeStaffSession(records, { role: 'counsellor' }));
  expect(await linesOf('inbox-listed')).toHaveLength(3);
});

it('how it was answered stands in the history of what is done; a word that is not ours is refused', async () => {
  const { message } = await store();
  const mina = await makeStaffSession(records, { role: 'desk' });
  const wrong = await post(done, { id: message, version: 1, how: 'note' }, mina);
  expect(wrong.status).toBe(400);
  expect((await post(done, { id: message, version: 1, how: 'done-phone' }, mina)).status).toBe(200);
  expect(await (await post(item, { id: message }, mina)).json()).toMatchObject({
    ticket: { state: 'done' },
    notes: [{ kind: 'done-phone', author: 'Mina' }],
  });
});

it('who claims too late is answered with what they sent and who has it', async () => {
  const { call } = await store();
  const mina = await makeStaffSession(records, { role: 'desk' });
  const ravi = await makeStaffSession(records, { role: 'counsellor', name: 'Ravi' });
  const claimed = await post(claim, { id: call, version: 1 }, mina);
  expect(await claimed.json()).toMatchObject({ ok: true, ticket: { is_mine: true } });
  const late = await post(claim, { id: call, version: 1 }, ravi);
  expect(late.status).toBe(409);
  expect(await late.json()).toMatchObject({
    error: { code: 'stale' },
    current: { assignee: 'Mina', version: 2 },
    sent: { id: call, version: 1 },
  });
  expect((await (await list(mina, '?filter=mine')).json()).tickets).toHaveLength(1);
});

it('times in the past are refused beside their fields', async () => {
  const { call } = await store();
  const mina = await makeStaffSession(records, { role: 'desk' });
  const put = await problemOf(await post(snooze, { id: call, version: 1, until: 5 }, mina));
  expect(put.fields).toEqual({ until: expect.stringContaining('60 days') });
  const again = await problemOf(await post(outcome, { id: call, version: 1, outcome: 'nobody' }, mina));
  expect(again.fields).toEqual({ again_at: expect.stringContaining('60 days') });
});

it('the result and the remark of a call are stored with its end', async () => {
  const { call } = await store();
  const mina = await makeStaffSession(records, { role: 'desk' });
  const typed = { outcome: 'reached', remark: 'Will visit on Sunday', is_done: true };
  expect((await post(outcome, { id: call, version: 1, ...typed }, mina)).status).toBe(200);
  expect(await (await post(item, { id: call }, mina)).json()).toMatchObject({
    ticket: { state: 'done', is_mine: true },
    notes: [{ kind: 'reached', text: 'Will visit on Sunday' }],
  });
});

it('an answer is stored as it is typed; a colleague who typed on an older one is given the stored one', async () => {
  const { message, call } = await store();
  const mina = await makeStaffSession(records, { role: 'desk' });
  const typed = { id: message, version: 0, subject: 'Your message', text: 'Please' };
  expect(await (await post(draft, typed, mina)).json()).toMatchObject({ version: 1 });
  const late = await post(
    draft,
    { ...typed, text: 'Other' },
    await makeStaffSession(records, { role: 'desk' }),
  );
  expect(late.status).toBe(409);
  expect(await late.json()).toMatchObject({
    current: { text: 'Please', version: 1, is_mine: false },
    sent: { text: 'Other' },
  });
  const own = await post(draft, { ...typed, text: 'From another tab' }, mina);
  expect(await own.json()).toMatchObject({ current: { text: 'Please', is_mine: true } });
  expect((await post(draft, { ...typed, id: call }, mina)).status).toBe(404);
  const counsellor = await makeStaffSession(records, { role: 'counsellor' });
  expect((await post(draft, typed, counsellor)).status).toBe(404);
});

it('is searched by who wrote, and saved replies are there in three languages', async () => {
  const { message, call } = await store();
  const mina = await makeStaffSession(records, { role: 'desk' });
  const tickets = async (text: string) => (await (await post(find, { text }, mina)).json()).tickets;
  expect(await tickets(makeContact().email)).toEqual([expect.objectContaining({ id: message })]);
  expect(await tickets(makeCallback().phone)).toEqual([expect.objectContaining({ id: call })]);
  expect((await problemOf(await post(find, { text: 'x' }, mina))).fields).toHaveProperty('text');
  given({ CONTENT_DIR: 'content' });
  const read = await savedReplies.GET(
    makeRequest('/staff/api/inbox/saved-replies', { headers: { cookie: mina.cookie } }),
  );
  const { replies } = await read.json();
  expect(replies.length).toBeGreaterThan(0);
  for (const { subject, text } of replies)
    expect([Object.keys(subject), Object.keys(text)]).toEqual([
      ['en', 'hi', 'bn'],
      ['en', 'hi', 'bn'],
    ]);
});

it('a message is answered by mail once; who comes second is told; without a mail server the words come back', async () => {
  const { message, call } = await store();
  const mina = await makeStaffSession(records, { role: 'desk' });
  const letter = { id: message, version: 1, subject: 'Your message', text: 'Please call us.' };
  expect((await problemOf(await post(reply, letter, mina))).fields).toEqual({
    text: expect.stringContaining('Mail is not set up'),
  });
  given({ SMTP_URL: 'smtp://127.0.0.1:1' });
  expect(
    (await problemOf(await post(reply, { ...letter, subject: 'a\r\nBcc: x' }, mina))).fields,
  ).toHaveProperty('subject');
  expect((await post(reply, letter, mina)).status).toBe(200);
  expect((await post(reply, letter, mina)).status).toBe(409);
  expect((await post(reply, { ...letter, id: call }, mina)).status).toBe(409);
  const shown = await (await post(item, { id: message }, mina)).json();
  expect(shown).toMatchObject({
    ticket: { state: 'open', is_mine: true },
    replies: [{ subject: 'Your message', text: 'Please call us.', author: 'Mina', state: 'waiting' }],
  });
  const centre = { SITE_NAME: 'Centre', SITE_PHONE: '+91 33 0000 0000' };
  expect(await replyLetter(records, shown.replies[0].id, centre)).toEqual({
    to: makeContact().email,
    subject: 'Your message',
    text: 'Please call us.\n\nCentre\n+91 33 0000 0000\n',
  });
  await eraseMessage(records, message);
  expect(await replyLetter(records, shown.replies[0].id, centre)).toBeNull();
});

it('a test mail goes to one’s own address, and says what the mail server answered', async () => {
  const mina = await makeStaffSession(records, { role: 'desk' });
  const refusal = async () => {
    const response = await post(testMail, {}, mina);
    return [response.status, (await problemOf(response)).message];
  };
  expect(await refusal()).toEqual([422, expect.stringContaining('Mail is not set up')]);
  given({ SMTP_URL: 'smtp://127.0.0.1:1' });
  expect(await refusal()).toEqual([422, expect.stringContaining('(ESOCKET)')]);
  const smtp = await fakeSmtp();
  given({ SMTP_URL: smtp.url });
  expect(await (await post(testMail, {}, mina)).json()).toEqual({ ok: true });
  smtp.server.close();
  const { email } = await records.db.selectFrom('staff').select('email').executeTakeFirstOrThrow();
  expect(smtp.received()).toContain(`RCPT TO:<${email}>`);
});
