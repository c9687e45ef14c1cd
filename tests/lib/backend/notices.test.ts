import { createHmac, webcrypto } from 'node:crypto';
import { inTransaction } from '@/lib/backend/database/audit';
import type { Records } from '@/lib/backend/database/tables';
import { addTicket, reopenForVisitor } from '@/lib/backend/database/tickets';
import { vaultOf } from '@/lib/backend/database/vault';
import { noticeSender, testDevices } from '@/lib/backend/notices';
import { deliverDue } from '@/lib/backend/outbox';
import { isPushEndpoint, pushKey } from '@/lib/backend/web-push';
import { silentChat } from '@/lib/chat/store/conversations';
import { saveCallback, saveMessage } from '@/lib/contact/store/messages';
import { escalate } from '@/lib/inbox/store/escalation';
import { claimTicket, finishTicket } from '@/lib/inbox/store/ticket-changes';
import { log } from '@/lib/server/log';
import { addDevice, listDevices } from '@/lib/staff/store/devices';
import { disable, personOf } from '@/lib/staff/store/people';
import { addShifts, ticketReaders } from '@/lib/staff/store/shifts';
import { makeCallback, makeContact } from '@/tests/helpers/make';
import { type Answer, receiver } from '@/tests/helpers/receiver';
import { given, settings as settingsOf } from '@/tests/helpers/settings';
import { makeStaffSession } from '@/tests/helpers/staff-session';
import { onEachStore, type TestStore } from '@/tests/lib/backend/database/stores';

jest.mock('@/lib/config/env', () => ({
  ...jest.requireActual('@/lib/config/env'),
  env: () => jest.requireActual('@/tests/helpers/settings').settings(),
}));

const SECRET = 'a secret of the receiver';
const MINUTE = 60_000;
const quiet = { notify: false };
const vault = vaultOf(Buffer.alloc(32, 7));

type Receiver = Awaited<ReturnType<typeof receiver>>;
let push: Receiver;
let hook: Receiver;
beforeEach(async () => {
  push = await receiver();
  hook = await receiver();
  jest.spyOn(log, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  await push.close();
  await hook.close();
});

onEachStore((open) => {
  let store: TestStore;
  let records: Records;
  let mina: string;
  let ravi: string;
  beforeEach(async () => {
    given({ PUSH_HOSTS: push.host, NOTIFY_EMAIL: 'desk@example.org' });
    store = await open();
    records = store.records;
    mina = (await makeStaffSession(records, { role: 'desk' })).id;
    ravi = (await makeStaffSession(records, { role: 'counsellor', name: 'Ravi' })).id;
  });
  const withWebhook = () =>
    given({ PUSH_HOSTS: push.host, NOTIFY_WEBHOOK_URL: hook.url, NOTIFY_WEBHOOK_SECRET: SECRET });
  const turnOn = (staffId: string, name: string) =>
    addDevice(records, { staffId, device: 'Chrome on Android', endpoint: `${push.url}/${name}` });
  const deliver = () => {
    const send = noticeSender({
      store: async () => records,
      vault: () => vault,
      settings: settingsOf(),
      deadlineMs: 300,
    });
    return deliverDue(records, { now: records.now, send, channel: 'notices' });
  };
  const call = async (more = {}) => (await saveCallback(records, makeCallback(more), quiet)).id;
  const paths = () => push.received.map(({ path }) => path).sort();
  const last = async (staffId: string) => (await listDevices(records, staffId)).map((one) => one.last_result);

  it('wakes the devices of all who may read a call, with nothing in the push and a token that its key signed', async () => {
    await turnOn(mina, 'mina');
    await turnOn(ravi, 'ravi');
    await call();
    await deliver();
    expect(paths()).toEqual(['/mina', '/ravi']);
    const [{ body, headers } = { body: '?', headers: {} }] = push.received;
    expect(body).toBe('');
    expect(headers).toMatchObject({ ttl: '14400', urgency: 'high', topic: 'console', 'content-length': '0' });
    const [, token = '', key = ''] =
      /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
    const [head = '', claims = '', signature = ''] = token.split('.');
    const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
    expect(read(head)).toEqual({ typ: 'JWT', alg: 'ES256' });
    const exp = records.now() / 1000 + 12 * 3600;
    expect(read(claims)).toEqual({ aud: push.url, exp, sub: 'mailto:desk@example.org' });
    const ec = { name: 'ECDSA', namedCurve: 'P-256' };
    const raw = Buffer.from(key, 'base64url');
    const publicKey = await webcrypto.subtle.importKey('raw', raw, ec, false, ['verify']);
    const isSigned = await webcrypto.subtle.verify(
      { name: 'ECDSA', hash: 'SHA-256' },
      publicKey,
      Buffer.from(signature, 'base64url'),
      Buffer.from(`${head}.${claims}`),
    );
    expect(isSigned).toBe(true);
    expect(await last(mina)).toEqual(['HTTP_201']);
  });

  it('wakes them again for a conversation that was done and is in the queue once more', async () => {
    await turnOn(ravi, 'ravi');
    await records.db
      .insertInto('chats')
      .values({ ...silentChat('c', 1), id: 'c' })
      .execute();
    await inTransaction(records, (work) => addTicket(work, { id: 'c', kind: 'chat', isUrgent: true }));
    await deliver();
    const input = { id: 'c', version: 1 };
    await finishTicket(records, { viewer: { staffId: ravi, kinds: ['chat'] }, input });
    store.clock.nowMs += MINUTE;
    const again = () => inTransaction(records, (work) => reopenForVisitor(work, 'c'));
    expect([await again(), await again()]).toEqual([true, false]);
    await deliver();
    expect(paths()).toEqual(['/ravi', '/ravi']);
  });

  it('wakes nobody for a conversation that nobody came for, until danger is told in it', async () => {
    await turnOn(ravi, 'ravi');
    await records.db
      .insertInto('chats')
      .values({ ...silentChat('c', 1), id: 'c' })
      .execute();
    for (const isUrgent of [false, true, false, true]) {
      store.clock.nowMs += MINUTE;
      await inTransaction(records, (work) => addTicket(work, { id: 'c', kind: 'chat', isUrgent }));
      await deliver();
      expect(paths()).toEqual(isUrgent || paths().length > 0 ? ['/ravi'] : []);
    }
  });

  it('wakes those on a shift first, and only whose right it is', async () => {
    await turnOn(mina, 'mina');
    await turnOn(ravi, 'ravi');
    const week = { weekdays: [0, 1, 2, 3, 4, 5, 6], from_minute: 0, to_minute: 1439 };
    await addShifts(records, { staff_id: ravi, ...week, by: mina });
    await call();
    await saveMessage(records, { ...makeContact(), isUrgent: true }, quiet);
    await deliver();
    expect(paths()).toEqual(['/mina', '/ravi']);
  });

  it('leaves a usual message to the escalation, which wakes devices where there is no mail', async () => {
    await turnOn(mina, 'mina');
    await saveMessage(records, makeContact(), quiet);
    await deliver();
    expect(paths()).toEqual([]);
    store.clock.nowMs += 60 * MINUTE;
    const channels = { mail: false, webhook: false };
    const waits = { usual: 60 * MINUTE, urgent: 10 * MINUTE };
    const how = { waits, isOpen: true, readersOf: ticketReaders, channels };
    expect(await escalate(records, how)).toBe(1);
    await deliver();
    expect(paths()).toEqual(['/mina']);
  });

  it('tells nobody of what is claimed, nobody who is disabled, and nobody who lost the role', async () => {
    await turnOn(mina, 'mina');
    const id = await call();
    const viewer = { staffId: ravi, kinds: ['callback' as const] };
    await claimTicket(records, { viewer, input: { id, version: 1 } });
    await deliver();
    await call({ phone: '98300 54321' });
    await inTransaction(records, async (work) => {
      const person = await personOf(work, `${mina}@example.org`);
      if (person) await disable(work, person, 'cli');
    });
    await deliver();
    expect(await listDevices(records, mina)).toEqual([]);
    await turnOn(ravi, 'ravi');
    await call({ phone: '98300 67890' });
    await records.db.updateTable('staff').set({ role: 'finance' }).where('id', '=', ravi).execute();
    await deliver();
    expect(push.received).toEqual([]);
  });

  it.each<[Answer, string]>([
    [429, 'HTTP_429'],
    [500, 'HTTP_500'],
    ['hang', 'ETIMEDOUT'],
    ['lost', 'UND_ERR_SOCKET'],
  ])('tries again after %s of the push service, and says so', async (answer, code) => {
    await turnOn(mina, 'mina');
    await call();
    push.answer(answer);
    expect(await deliver()).toEqual({ sent: 1, failed: 1 });
    expect(await last(mina)).toEqual([code]);
    push.answer(201);
    expect(await deliver()).toEqual({ sent: 0, failed: 0 });
    store.clock.nowMs += 30_000;
    expect(await deliver()).toEqual({ sent: 1, failed: 0 });
    expect(push.received).toHaveLength(2);
    expect(await last(mina)).toEqual(['HTTP_201']);
  });

  it.each<[Answer]>([[404], [410]])('forgets a device that is gone (%s)', async (answer) => {
    await turnOn(mina, 'mina');
    await call();
    push.answer(answer);
    expect(await deliver()).toEqual({ sent: 2, failed: 0 });
    expect(await listDevices(records, mina)).toEqual([]);
  });

  it.each<[Answer, string]>([
    [403, 'HTTP_403'],
    ['redirect', 'HTTP_302'],
  ])('neither repeats nor follows %s, and notes it with the device', async (answer, code) => {
    await turnOn(mina, 'mina');
    await call();
    push.answer(answer);
    expect(await deliver()).toEqual({ sent: 2, failed: 0 });
    expect(paths()).toEqual(['/mina']);
    expect(await last(mina)).toEqual([code]);
  });

  it('posts to no host that is named no more', async () => {
    await turnOn(mina, 'mina');
    given({});
    const deps = { store: records, vault, settings: settingsOf() };
    expect(await testDevices(deps, mina)).toMatchObject([{ result: 'refused', code: 'EHOST' }]);
    expect(push.received).toEqual([]);
  });

  it('tells the webhook of each kind, with nothing personal, signed', async () => {
    withWebhook();
    const message = (await saveMessage(records, makeContact(), quiet)).id;
    await deliver();
    await call();
    await deliver();
    await saveMessage(records, { ...makeContact(), isUrgent: true }, quiet);
    await deliver();
    const notices = hook.received.map(({ body }) => JSON.parse(body));
    expect(notices.map(({ kind }) => kind)).toEqual(['message', 'callback', 'urgent']);
    const url = `http://localhost:3000/staff/inbox#${message}`;
    expect(notices[0]).toEqual({ kind: 'message', url, at: new Date(records.now()).toISOString() });
    for (const { body, headers } of hook.received) {
      const digest = createHmac('sha256', SECRET).update(body).digest('hex');
      expect(headers['x-signature']).toBe(`sha256=${digest}`);
    }
  });

  it('tells the webhook of what nobody has claimed', async () => {
    withWebhook();
    await saveMessage(records, makeContact(), quiet);
    await deliver();
    store.clock.nowMs += 60 * MINUTE;
    const channels = { mail: false, webhook: true };
    const waits = { usual: 60 * MINUTE, urgent: 10 * MINUTE };
    await escalate(records, { waits, isOpen: true, readersOf: ticketReaders, channels });
    await deliver();
    expect(hook.received.map(({ body }) => JSON.parse(body).kind)).toEqual(['message', 'escalation']);
  });

  it.each<[Answer, string]>([
    [410, 'HTTP_410'],
    [500, 'HTTP_500'],
    ['redirect', 'HTTP_302'],
    ['hang', 'ETIMEDOUT'],
    ['lost', 'UND_ERR_SOCKET'],
  ])('tells a webhook that answers %s again, word for word the same', async (answer, code) => {
    withWebhook();
    await saveMessage(records, makeContact(), quiet);
    hook.answer(answer);
    expect(await deliver()).toEqual({ sent: 1, failed: 1 });
    const row = records.db.selectFrom('outbox').select('last_error').where('kind', '=', 'webhook');
    expect(await row.execute()).toEqual([{ last_error: code }]);
    hook.answer(204);
    store.clock.nowMs += 30_000;
    expect(await deliver()).toEqual({ sent: 1, failed: 0 });
    const [first, second] = hook.received;
    expect(second?.body).toBe(first?.body);
    expect(second?.headers['x-signature']).toBe(first?.headers['x-signature']);
  });

  it('puts nothing into the outbox where nobody is to be told', async () => {
    await call();
    given({ NOTIFY_WEBHOOK_URL: hook.url, NOTIFY_WEBHOOK_SECRET: SECRET, STAFF_CONSOLE: 'off' });
    await saveMessage(records, makeContact(), quiet);
    expect(await records.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  it('has one key for all instances, sealed in the store', async () => {
    const other = await store.again();
    const [one, two] = await Promise.all([pushKey(records, vault), pushKey(other, vault)]);
    expect(two.publicKey).toBe(one.publicKey);
    expect(Buffer.from(one.publicKey, 'base64url')).toHaveLength(65);
    const { key_enc } = await records.db.selectFrom('push_keys').selectAll().executeTakeFirstOrThrow();
    expect(key_enc).not.toContain(one.jwk.d);
  });
});

describe('the address of a device', () => {
  const hosts = { PUSH_HOSTS: ['127.0.0.1:4000', 'push.example.org'] };
  it.each([
    ['https://fcm.googleapis.com/fcm/send/abc', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
    ['https://web.push.apple.com/abc', true],
    ['https://wns2-par02p.notify.windows.com/w/?token=abc', true],
    ['https://push.example.org/abc', true],
    ['http://127.0.0.1:4000/abc', true],
    ['http://fcm.googleapis.com/fcm/send/abc', false],
    ['http://push.example.org/abc', false],
    ['http://127.0.0.1:4001/abc', false],
    ['https://fcm.googleapis.com.example.org/abc', false],
    ['https://fcm.googleapis.com:8443/abc', false],
    ['https://evilpush.apple.com/abc', false],
    ['https://user:pass@fcm.googleapis.com/abc', false],
    ['https://169.254.169.254/latest', false],
    ['file:///etc/passwd', false],
    ['nothing', false],
  ])('%s may be posted to: %s', (endpoint, may) => {
    expect(isPushEndpoint(endpoint, hosts)).toBe(may);
  });
});
