import * as preferences from '@/app/staff/api/me/preferences/route';
import * as me from '@/app/staff/api/me/route';
import * as overview from '@/app/staff/api/overview/route';
import { requestApproval } from '@/lib/backend/database/approvals';
import { audit, inTransaction } from '@/lib/backend/database/audit';
import { tourOf } from '@/lib/staff/rules';
import { addShifts } from '@/lib/staff/store/shifts';
import { makeJsonPost, makeRequest } from '@/tests/helpers/requests';
import { given } from '@/tests/helpers/settings';
import { makeStaffSession, type StaffSession } from '@/tests/helpers/staff-session';
import { onStoresInThisRun, type TestStore } from '@/tests/lib/backend/database/stores';
import { eventsOf } from '@/tests/lib/staff/store/staff';

jest.mock('@/lib/config/env', () => ({
  ...jest.requireActual('@/lib/config/env'),
  env: () => jest.requireActual('@/tests/helpers/settings').settings(),
}));
jest.mock('@/lib/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));

const change = (body: unknown, headers: Record<string, string>) =>
  preferences.POST(makeJsonPost('/staff/api/me/preferences', body, headers));
const account = async ({ cookie }: StaffSession) =>
  (await me.GET(makeRequest('/staff/api/me', { headers: { cookie } }))).json();

onStoresInThisRun((open) => {
  let store: TestStore;
  let mina: StaffSession;
  beforeEach(async () => {
    given({});
    store = await open();
    globalThis.siteRecords = Promise.resolve(store.records);
    mina = await makeStaffSession(store.records, { role: 'counsellor' });
  });
  afterEach(() => {
    globalThis.siteRecords = undefined;
  });

  it('stores the language of a person, for them alone, and notes it', async () => {
    const ravi = await makeStaffSession(store.records, { role: 'desk', name: 'Ravi' });
    expect(await account(mina)).toMatchObject({ language: null, tour: [] });
    expect((await change({ language: 'bn' }, mina.headers)).status).toBe(200);
    expect(await account(mina)).toMatchObject({ language: 'bn' });
    expect(await account(ravi)).toMatchObject({ language: null });
    expect(await eventsOf(store)).toContain('preferences-changed');
  });

  it('says of the account whether answers can be sent by mail', async () => {
    expect(await account(mina)).toMatchObject({ sends_mail: false });
    given({ SMTP_URL: 'smtp://127.0.0.1:1' });
    expect(await account(mina)).toMatchObject({ sends_mail: true });
  });

  it('the start counts what waits, for each role its own', async () => {
    const counted = async ({ cookie }: StaffSession) =>
      (await overview.GET(makeRequest('/staff/api/overview', { headers: { cookie } }))).json();
    const none = { inbox: null, chats: null, refunds: null, drafts: null, changes: null };
    const asim = await makeStaffSession(store.records, { role: 'finance', name: 'Asim' });
    const payload = '{}';
    for (const by of [asim.id, mina.id])
      await inTransaction(store.records, (work) =>
        requestApproval(work, { kind: 'refund', ref: by, payload, reason: '', by }),
      );
    expect(await counted(mina)).toEqual({
      ...none,
      inbox: { waiting: 0, urgent: 0, mine: 0 },
      chats: { waiting: 0, urgent: 0, unanswered: 0 },
    });
    expect(await counted(asim)).toEqual({ ...none, refunds: 1 });
    const editor = await makeStaffSession(store.records, { role: 'editor', name: 'Tara' });
    expect(await counted(editor)).toEqual({ ...none, drafts: 0, changes: 0 });
  });

  it('stores ticks at first steps, of two devices at once too, and takes them back', async () => {
    const mark = (name: string, isSet: boolean) => change({ mark: name, is_set: isSet }, mina.headers);
    await Promise.all([mark('inbox', true), mark('language', true)]);
    await mark('hidden', true);
    await mark('inbox', true);
    expect((await account(mina)).tour).toEqual(['language', 'inbox', 'hidden']);
    await mark('inbox', false);
    expect((await account(mina)).tour).toEqual(['language', 'hidden']);
  });

  it('knows the first steps that somebody has done, and no other’s', async () => {
    const asim = await makeStaffSession(store.records, { role: 'admin', name: 'Asim' });
    await inTransaction(store.records, async (work) => {
      await audit(work, { event: 'ticket-claimed', actor: mina.id });
      await audit(work, { event: 'push-added', actor: asim.id });
    });
    await addShifts(store.records, {
      by: asim.id,
      staff_id: mina.id,
      weekdays: [1],
      from_minute: 60,
      to_minute: 120,
    });
    await change({ language: 'hi' }, mina.headers);
    expect((await account(mina)).tour_done).toEqual(['language', 'shifts', 'inbox']);
    expect((await account(asim)).tour_done).toEqual([]);
  });

  it('refuses another language, a step that is none, and whoever is not signed in', async () => {
    expect((await change({ language: 'ta' }, mina.headers)).status).toBe(400);
    expect((await change({ mark: 'nothing', is_set: true }, mina.headers)).status).toBe(400);
    const { cookie: _cookie, ...others } = mina.headers;
    expect((await change({ language: 'bn' }, others)).status).toBe(401);
    expect(await account(mina)).toMatchObject({ language: null, tour: [] });
  });
});

it('the first steps are those that a role can take', () => {
  expect(tourOf('counsellor')).toEqual([
    ...['language', 'codes', 'passkey', 'screen', 'notices', 'mail', 'shifts', 'inbox', 'chats'],
    ...['numbers', 'leave'],
  ]);
  expect(tourOf('finance')).toEqual(['language', 'codes', 'passkey', 'screen', 'gifts', 'leave']);
});
