import { runInNewContext } from 'node:vm';
import * as add from '@/app/staff/api/me/devices/add/route';
import * as remove from '@/app/staff/api/me/devices/remove/route';
import * as devices from '@/app/staff/api/me/devices/route';
import * as test from '@/app/staff/api/me/devices/test/route';
import * as worker from '@/app/staff/sw.js/route';
import type { Records } from '@/lib/backend/database/tables';
import { staff as bn } from '@/lib/i18n/bn/staff';
import { staff as en } from '@/lib/i18n/en/staff';
import { shownOnDevice } from '@/lib/i18n/en/staff-notices';
import { staff as hi } from '@/lib/i18n/hi/staff';
import { receiver } from '@/tests/helpers/receiver';
import { makeJsonPost, makeRequest, problemOf } from '@/tests/helpers/requests';
import { given } from '@/tests/helpers/settings';
import { makeStaffSession, type StaffSession } from '@/tests/helpers/staff-session';
import { onStoresInThisRun } from '@/tests/lib/backend/database/stores';
import { testFolders } from '@/tests/lib/backend/folder';

jest.mock('@/lib/config/env', () => ({
  ...jest.requireActual('@/lib/config/env'),
  env: () => jest.requireActual('@/tests/helpers/settings').settings(),
}));
jest.mock('@/lib/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));

const folders = testFolders();
type Receiver = Awaited<ReturnType<typeof receiver>>;
let push: Receiver;
let hook: Receiver;
const known = () => ({ DATA_DIR: folders.empty(), PUSH_HOSTS: push.host, RATE_LIMIT: 'off' });
beforeEach(async () => {
  push = await receiver();
  hook = await receiver();
  given(known());
});
afterEach(async () => {
  await push.close();
  await hook.close();
  globalThis.siteRecords = undefined;
});

const post = (route: typeof add, body: unknown, { headers }: StaffSession) =>
  route.POST(makeJsonPost('/staff/api/me/devices', body, headers));
const list = async ({ cookie }: StaffSession) =>
  (await devices.GET(makeRequest('/staff/api/me/devices', { headers: { cookie } }))).json();

onStoresInThisRun((open) => {
  let records: Records;
  let mina: StaffSession;
  let ravi: StaffSession;
  beforeEach(async () => {
    records = (await open()).records;
    globalThis.siteRecords = Promise.resolve(records);
    mina = await makeStaffSession(records, { role: 'desk' });
    ravi = await makeStaffSession(records, { role: 'admin', name: 'Ravi' });
  });
  const endpoint = () => `${push.url}/one`;

  it('a person turns on a device, sees it alone, and removes it; nobody else can', async () => {
    expect((await post(add, { endpoint: endpoint() }, mina)).status).toBe(200);
    const { push_key, devices: own, webhook } = await list(mina);
    expect(push_key).toMatch(/^B[\w-]{86}$/);
    expect(own).toMatchObject([{ device: 'Chrome on Android', endpoint: endpoint(), last_result: null }]);
    expect(webhook).toBe(false);
    expect((await list(ravi)).devices).toEqual([]);
    const { id } = own[0];
    expect((await post(remove, { id }, ravi)).status).toBe(404);
    expect((await post(remove, { id }, mina)).status).toBe(200);
    expect((await list(mina)).devices).toEqual([]);
    const events = await records.db
      .selectFrom('audit')
      .select(['event', 'target'])
      .where('event', 'like', 'push-%')
      .execute();
    expect(events).toEqual([
      { event: 'push-added', target: id },
      { event: 'push-removed', target: id },
    ]);
  });

  it('a browser that somebody else uses now is theirs', async () => {
    await post(add, { endpoint: endpoint() }, mina);
    await post(add, { endpoint: endpoint() }, ravi);
    expect((await list(mina)).devices).toEqual([]);
    expect((await list(ravi)).devices).toHaveLength(1);
  });

  it.each(['http://169.254.169.254/latest', 'https://push.example.org/one', 'nothing'])(
    'refuses %s beside its field',
    async (address) => {
      const answer = await post(add, { endpoint: address }, mina);
      expect(answer.status).toBe(400);
      expect((await problemOf(answer)).fields).toHaveProperty('endpoint');
    },
  );

  it('refuses an eleventh device in words', async () => {
    for (let number = 1; number <= 10; number += 1)
      expect((await post(add, { endpoint: `${push.url}/${number}` }, mina)).status).toBe(200);
    expect((await post(add, { endpoint: `${push.url}/11` }, mina)).status).toBe(422);
    expect((await post(add, { endpoint: `${push.url}/10` }, mina)).status).toBe(200);
  });

  it('a test says of each device what came of it, and of the webhook to an administrator alone', async () => {
    given({ ...known(), NOTIFY_WEBHOOK_URL: hook.url, NOTIFY_WEBHOOK_SECRET: 'a secret of the receiver' });
    await post(add, { endpoint: endpoint() }, mina);
    await post(add, { endpoint: `${push.url}/two` }, ravi);
    expect(await (await post(test, {}, mina)).json()).toMatchObject({
      devices: [{ result: 'taken', code: 'HTTP_201' }],
      webhook: null,
    });
    push.answer(500);
    hook.answer('redirect');
    expect((await list(ravi)).webhook).toBe(true);
    expect(await (await post(test, {}, ravi)).json()).toMatchObject({
      devices: [{ result: 'failed', code: 'HTTP_500' }],
      webhook: { is_taken: false, code: 'HTTP_302' },
    });
    push.answer(410);
    hook.answer(200);
    expect(await (await post(test, {}, ravi)).json()).toMatchObject({
      devices: [{ result: 'gone' }],
      webhook: { is_taken: true },
    });
    expect((await list(ravi)).devices).toEqual([]);
    expect(JSON.parse(hook.received[1]?.body ?? '')).toMatchObject({ kind: 'test' });
  });

  it('asks for a session, the console’s header and our own origin', async () => {
    const { 'x-staff': _without, ...headers } = mina.headers;
    expect((await post(test, {}, { ...mina, headers })).status).toBe(403);
    expect((await post(test, {}, { ...mina, headers: { ...mina.headers, cookie: '' } })).status).toBe(401);
  });
});

const workerFor = async (query: string) => (await worker.GET(makeRequest(`/staff/sw.js${query}`))).text();

it('the worker of the console shows one sentence, and asks for nothing but the page that is wanted', async () => {
  const answer = await worker.GET(makeRequest('/staff/sw.js'));
  const script = await answer.text();
  expect(answer.headers.get('content-type')).toContain('javascript');
  for (const text of Object.values(shownOnDevice)) expect(script).toContain(text);
  expect(await workerFor('?hi')).not.toContain(shownOnDevice.bn);
  expect(answer.headers.get('service-worker-allowed')).toBe('/staff');
  expect(script.match(/fetch\(/g)).toHaveLength(1);
  expect(script).not.toMatch(/caches|indexedDB|'\/sw\.js'/);
  given({ STAFF_CONSOLE: 'off' });
  expect((await worker.GET(makeRequest('/staff/sw.js'))).status).toBe(404);
});

/** The worker in a browser that has these pages open: what it does at a push and at a touch. */
async function touched(query: string, pages: readonly object[] = []) {
  const listeners = new Map<string, (event: object) => void>();
  const done: string[] = [];
  const work: Promise<unknown>[] = [];
  runInNewContext(await workerFor(query), {
    addEventListener: (kind: string, listener: () => void) => listeners.set(kind, listener),
    registration: { showNotification: async (title: string) => done.push(title) },
    clients: { matchAll: async () => pages, openWindow: async (path: string) => done.push(`new ${path}`) },
    URL,
  });
  const waitUntil = (step: Promise<unknown>) => work.push(step);
  listeners.get('push')?.({ waitUntil });
  listeners.get('notificationclick')?.({ waitUntil, notification: { close: () => undefined } });
  await Promise.all(work);
  return { done };
}

it('a push shows the sentence of the person’s language, and a touch opens what nobody has', async () => {
  expect((await touched('?bn')).done).toEqual([shownOnDevice.bn, 'new /staff/inbox#next']);
});

it('a touch takes the inbox that is open, and another window where it cannot be led', async () => {
  const led: string[] = [];
  const focus = async () => led.push('focus');
  const navigate = async (path: string) => {
    led.push(path);
    return null;
  };
  const other = { url: 'https://example.org/staff/gifts' };
  const inbox = { url: 'https://example.org/staff/inbox#one', focus };
  expect((await touched('?en', [other, { ...inbox, navigate }])).done).toEqual([shownOnDevice.en]);
  expect(led).toEqual(['/staff/inbox#next', 'focus']);
  const refuse = { ...inbox, navigate: async () => Promise.reject(new TypeError('Not controlled')) };
  expect((await touched('?en', [refuse])).done).toContain('new /staff/inbox#next');
});

it('without a line a page of the console says so with the numbers to call, in the person’s language or in all', async () => {
  const listeners = new Map<string, (event: object) => void>();
  const context = {
    addEventListener: (kind: string, listener: () => void) => listeners.set(kind, listener),
    ...{ URL, Response, fetch: async () => Promise.reject(new TypeError('No line')) },
  };
  const pageOf = async (query: string) => {
    runInNewContext(await workerFor(query), { ...context });
    let answer: Promise<Response> | undefined;
    const respondWith = (response: Promise<Response>) => (answer = response);
    listeners.get('fetch')?.({ request: { method: 'POST', mode: 'navigate' }, respondWith });
    listeners.get('fetch')?.({ request: { method: 'GET', mode: 'cors' }, respondWith });
    expect(answer).toBeUndefined();
    listeners.get('fetch')?.({ request: { method: 'GET', mode: 'navigate' }, respondWith });
    return (await answer)?.text();
  };
  const page = await pageOf('?bn');
  expect(page).toContain(bn.unreachable.offline.title);
  for (const number of ['112', '14416']) expect(page).toContain(`<a href="tel:${number}">${number}</a>`);
  expect(page).not.toContain(en.unreachable.offline.title);
  const all = await pageOf('');
  for (const { unreachable } of [en, hi, bn]) expect(all).toContain(`<h1>${unreachable.offline.title}</h1>`);
});
