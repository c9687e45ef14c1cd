import * as claim from '@/app/staff/api/inbox/claim/route';
import * as item from '@/app/staff/api/inbox/item/read/route';
import * as outcome from '@/app/staff/api/inbox/outcome/route';
import * as inbox from '@/app/staff/api/inbox/route';
import * as snooze from '@/app/staff/api/inbox/snooze/route';
import { openRecords } from '@/lib/backend/database/database';
import type { Records } from '@/lib/backend/database/tables';
import { saveCallback, saveMessage } from '@/lib/contact/store/messages';
import { makeCallback, makeContact } from '@/tests/helpers/make';
import { makeJsonPost, makeRequest, problemOf } from '@/tests/helpers/requests';
import { given } from '@/tests/helpers/settings';
import { makeStaffSession, type StaffSession } from '@/tests/helpers/staff-session';
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

it('the inbox is for desk and counsellors, each with their own kinds, without a word of who wrote', async () => {
  const { message, call } = await store();
  const desk = await makeStaffSession(records, { role: 'desk' });
  const counsellor = await makeStaffSession(records, { role: 'counsellor' });
  const text = await (await list(desk)).text();
  expect(text).not.toMatch(/Asha|98300/);
  expect(JSON.parse(text).counts.open).toBe(2);
  const { tickets } = await (await list(counsellor)).json();
  expect(tickets).toEqual([expect.objectContaining({ id: call })]);
  expect((await post(item, { id: message }, counsellor)).status).toBe(404);
  expect((await list(await makeStaffSession(records, { role: 'finance' }))).status).toBe(403);
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
