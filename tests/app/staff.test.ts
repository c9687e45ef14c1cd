import { randomBytes } from 'node:crypto';
import * as open from '@/app/staff/api/join/open/route';
import * as joining from '@/app/staff/api/join/route';
import * as me from '@/app/staff/api/me/route';
import * as inviting from '@/app/staff/api/people/invite/route';
import * as codes from '@/app/staff/api/recovery-codes/route';
import * as ending from '@/app/staff/api/sessions/end/route';
import * as signIn from '@/app/staff/api/sign-in/route';
import * as signOut from '@/app/staff/api/sign-out/route';
import * as stepUp from '@/app/staff/api/step-up/route';
import type { Records } from '@/lib/backend/database/tables';
import { vault } from '@/lib/backend/database/vault';
import { limiters } from '@/lib/http/rate-limit';
import { staff } from '@/lib/i18n/en/staff';
import { staffJoin } from '@/lib/i18n/en/staff-join';
import { people } from '@/lib/i18n/en/staff-people';
import { log } from '@/lib/server/log';
import { inviteStaff } from '@/lib/staff/store/people';
import { totpCode } from '@/lib/staff/totp';
import { makeJsonPost, makeRequest, problemOf } from '@/tests/helpers/requests';
import { given } from '@/tests/helpers/settings';
import { onStoresInThisRun } from '@/tests/lib/backend/database/stores';

jest.mock('node:crypto', () => jest.requireActual('@/tests/lib/staff/store/quick-scrypt').withQuickScrypt());
jest.mock('@/lib/config/env', () => ({
  ...jest.requireActual('@/lib/config/env'),
  env: () => jest.requireActual('@/tests/helpers/settings').settings(),
}));
jest.mock('@/lib/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));

const OWN = { origin: 'http://localhost:3000', 'x-staff': '1' };
const LIVE = { SITE_URL: 'https://centre.example.org', PII_KEY: randomBytes(32).toString('base64') };
const PASSWORD = 'copper lantern under rain';
const posts = { signIn, signOut, stepUp, codes, ending, open, joining };

/** The same store, whose server takes no connection. */
const lostDb = ({ db }: Records): Records['db'] =>
  new Proxy(db, {
    get(target, name) {
      if (name !== 'selectFrom' && name !== 'transaction') return Reflect.get(target, name, target);
      return () => {
        throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
      };
    },
  });

onStoresInThisRun((openStore) => {
  let records: Records;
  beforeEach(async () => {
    given({ PII_KEY: LIVE.PII_KEY });
    limiters.clear();
    const store = await openStore();
    store.clock.nowMs = Date.now();
    records = store.records;
    globalThis.siteRecords = Promise.resolve(records);
  });
  afterEach(() => {
    globalThis.siteRecords = undefined;
  });

  const post = (route: typeof signIn, body: unknown, headers: Record<string, string> = {}) =>
    route.POST(makeJsonPost('/staff/api/x', body, { ...OWN, ...headers }));

  /** Joins as a person would; the cookie as a browser sends it back. */
  async function joined(headers: Record<string, string> = {}) {
    const token = await inviteStaff(records, vault({ DATA_DIR: '', PII_KEY: LIVE.PII_KEY }), {
      email: 'mina@example.org',
      role: 'desk',
    });
    const { secret } = await (await post(open, { token }, headers)).json();
    const code = (later = 0) => totpCode(secret, Math.floor(records.now() / 30_000) + later);
    const input = { token, name: 'Mina', password: PASSWORD, code: code() };
    const answer = await post(joining, input, headers);
    const cookie = answer.headers.get('set-cookie') ?? '';
    return { answer, input, code, setCookie: cookie, cookie: cookie.split(';')[0] ?? '' };
  }
  const meWith = (cookie: string) => me.GET(makeRequest('/staff/api/me', { headers: { cookie } }));

  describe('the console', () => {
    it.each([{ STAFF_CONSOLE: 'off' }, { BACKEND_URL: 'https://api.example.org' }])(
      'is missing with %j',
      async (settings) => {
        given(settings);
        expect((await meWith('')).status).toBe(404);
        for (const route of Object.values(posts)) expect((await post(route, {})).status).toBe(404);
      },
    );

    it.each([
      ['another site', { origin: 'https://elsewhere.example' }],
      ['no site', { origin: 'null' }],
      ['a form, without the header', { 'x-staff': '' }],
    ])('refuses a post of %s', async (_of, headers) => {
      for (const route of Object.values(posts)) expect((await post(route, {}, headers)).status).toBe(403);
    });

    it('refuses a post that does not say where it comes from, and one that is no JSON', async () => {
      const silent = makeJsonPost('/staff/api/x', {}, { 'x-staff': '1' });
      expect((await signOut.POST(silent)).status).toBe(403);
      expect((await post(signIn, '{}', { 'content-type': 'text/plain' })).status).toBe(415);
    });

    it('answers 503 while the store is away, to the sign-in too, and is there again with it', async () => {
      const { cookie, code } = await joined();
      const account = { email: 'mina@example.org', password: PASSWORD, code: code(1) };
      const there = globalThis.siteRecords;
      globalThis.siteRecords = Promise.resolve({ ...records, db: lostDb(records) });
      const answers = [await meWith(cookie), await post(codes, {}, { cookie }), await post(signIn, account)];
      for (const answer of answers)
        expect([answer.status, (await problemOf(answer)).code]).toEqual([503, 'storage_unavailable']);
      globalThis.siteRecords = there;
      expect((await meWith(cookie)).status).toBe(200);
    });

    it('answers 401 without a session, kept by no cache', async () => {
      const answers = [
        await meWith('staff=x'),
        await post(signOut, {}),
        await post(codes, {}),
        await post(ending, { id: 'x' }),
        await post(stepUp, { password: 'x', code: 'x' }),
      ];
      for (const answer of answers) {
        expect(answer.status).toBe(401);
        expect(answer.headers.get('cache-control')).toBe('no-store');
      }
    });

    it('answers 403 to a role that has no right, logged and noted', async () => {
      const { cookie } = await joined();
      await records.db.updateTable('staff').set({ role: 'visitor' }).execute();
      const answer = await meWith(cookie);
      expect(answer.status).toBe(403);
      expect(log.warn).toHaveBeenCalledWith(expect.objectContaining({ event: 'staff_refused' }));
      const last = await records.db.selectFrom('audit').selectAll().orderBy('seq', 'desc').executeTakeFirst();
      expect(last?.event).toBe('refused');
    });
  });

  describe('an invitation', () => {
    it('gives a key for an app, then codes and a session', async () => {
      const { answer, cookie } = await joined();
      expect(answer.status).toBe(200);
      expect((await answer.json()).codes).toHaveLength(10);
      const account = await (await meWith(cookie)).json();
      expect(account).toMatchObject({ name: 'Mina', role: 'desk', codes_left: 10 });
      expect(account.sessions).toEqual([expect.objectContaining({ is_this: true })]);
    });

    it('says beside its field what is wrong, and stays open', async () => {
      const { input } = await joined();
      expect((await post(joining, input)).status).toBe(404);
      const token = await inviteStaff(records, vault({ DATA_DIR: '', PII_KEY: LIVE.PII_KEY }), {
        email: 'new@example.org',
        role: 'editor',
      });
      const weak = await problemOf(await post(joining, { ...input, token, password: 'passwordpassword' }));
      expect(weak.fields).toEqual({ password: expect.stringContaining('easy to guess') });
      const wrong = await problemOf(await post(joining, { ...input, token, code: '12' }));
      expect(wrong.fields).toEqual({ code: expect.any(String) });
      const both = await problemOf(await post(joining, { ...input, token, password: 'short', code: '' }));
      expect(both.fields).toEqual({ password: staff.errors.newPassword.short, code: staff.errors.code });
      expect((await post(open, { token })).status).toBe(200);
    });
  });

  describe('a link that opens no invitation', () => {
    const opened = async (token: string) => {
      const answer = await post(open, { token });
      return [answer.status, (await problemOf(answer)).code];
    };

    it('leads who has just joined by it and reloads on into the console', async () => {
      const { input, cookie } = await joined();
      const answer = await post(open, { token: input.token }, { cookie });
      expect((await problemOf(answer)).code).toBe('inside');
    });

    it('says whether it has run out; one that was used and one that never was answer alike', async () => {
      const { input } = await joined();
      for (const token of [input.token, randomBytes(32).toString('base64url')])
        expect(await opened(token)).toEqual([404, 'gone']);
      expect(staffJoin.closed.gone.title).toBe('This invitation is not known');
      const later = await inviteStaff(records, vault({ DATA_DIR: '', PII_KEY: LIVE.PII_KEY }), {
        email: 'new@example.org',
        role: 'editor',
      });
      await records.db.updateTable('staff_invites').set({ expires_at: records.now() }).execute();
      expect(await opened(later)).toEqual([404, 'expired']);
      expect((await post(joining, { ...input, token: later })).status).toBe(404);
    });
  });

  describe('a session', () => {
    it('is held by a cookie of this host alone', async () => {
      given(LIVE);
      const { setCookie, cookie } = await joined({ origin: LIVE.SITE_URL });
      expect(setCookie).toMatch(/^__Host-staff=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure$/);
      expect((await meWith(cookie)).status).toBe(200);
      expect((await meWith(cookie.replace('__Host-', ''))).status).toBe(401);
    });

    it('has a cookie that http://localhost bears, there and only there', async () => {
      const { setCookie } = await joined();
      expect(setCookie).toMatch(/^staff=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
      await records.db.deleteFrom('staff_codes').execute();
      await records.db.deleteFrom('staff_sessions').execute();
      await records.db.deleteFrom('staff').execute();
      given({ ...LIVE, SITE_URL: 'http://centre.example.org' });
      expect((await joined({ origin: 'http://centre.example.org' })).setCookie).toMatch(
        /^__Host-staff=.*Secure$/,
      );
    });

    it('comes with a sign-in, which every failure answers alike', async () => {
      const { code } = await joined();
      const account = { email: 'mina@example.org', password: PASSWORD };
      const failed = [
        await post(signIn, { ...account, code: '000000' }),
        await post(signIn, { ...account, password: 'x', code: code(1) }),
        await post(signIn, { ...account, email: 'nobody@example.org', code: code(1) }),
      ];
      const bodies = await Promise.all(failed.map(problemOf));
      expect(failed.map(({ status }) => status)).toEqual([401, 401, 401]);
      expect(new Set(bodies.map(({ message }) => message)).size).toBe(1);
      const answer = await post(signIn, { ...account, code: code(1) });
      expect(answer.headers.get('set-cookie')).toMatch(/^staff=/);
      expect(await answer.json()).toEqual({ ok: true });
    });

    it('gives new recovery codes after a step-up only, which renews its cookie', async () => {
      const { cookie, code } = await joined();
      const refused = await post(codes, {}, { cookie });
      expect([refused.status, (await problemOf(refused)).code]).toEqual([403, 'step_up_needed']);
      const stepped = await post(stepUp, { password: PASSWORD, code: code(1) }, { cookie });
      const renewed = stepped.headers.get('set-cookie')?.split(';')[0] ?? '';
      expect((await meWith(cookie)).status).toBe(401);
      await records.db.updateTable('staff').set({ tour: 'codes,screen' }).execute();
      const answer = await post(codes, {}, { cookie: renewed });
      expect((await answer.json()).codes).toHaveLength(10);
      // Those that were stored open nothing any more; the new ones are only on view so far.
      expect(await (await meWith(renewed)).json()).toMatchObject({ tour: ['screen'] });
    });

    it('says what is wrong with the fields of an invitation before it asks for a step-up', async () => {
      const { cookie } = await joined();
      await records.db.updateTable('staff').set({ role: 'admin' }).execute();
      const refused = await post(inviting, { email: '', role: '' }, { cookie });
      expect([refused.status, await problemOf(refused)]).toEqual([
        400,
        expect.objectContaining({
          fields: { email: people.invite.emailMissing, role: staff.errors.roles },
        }),
      ]);
      const asked = await post(inviting, { email: 'ravi@example.org', role: 'desk' }, { cookie });
      expect([asked.status, (await problemOf(asked)).code]).toEqual([403, 'step_up_needed']);
    });

    it('ends at the sign-out, and a session that is not there is 404', async () => {
      const { cookie } = await joined();
      expect((await post(ending, { id: 'none' }, { cookie })).status).toBe(404);
      const answer = await post(signOut, {}, { cookie });
      expect(answer.headers.get('set-cookie')).toMatch(/^staff=; .*Max-Age=0/);
      expect((await meWith(cookie)).status).toBe(401);
    });
  });
});
