import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { endpoint } from '@/lib/http/endpoint';
import { limiters } from '@/lib/http/rate-limit';
import { hasRight, type Right, roles } from '@/lib/staff/rules';
import { makeJsonPost, makeRequest, problemOf } from '@/tests/helpers/requests';
import { given } from '@/tests/helpers/settings';
import { makeStaffSession, type StaffSession } from '@/tests/helpers/staff-session';
import { onStoresInThisRun, type TestStore } from '@/tests/lib/backend/database/stores';

jest.mock('@/lib/config/env', () => ({
  ...jest.requireActual('@/lib/config/env'),
  env: () => jest.requireActual('@/tests/helpers/settings').settings(),
}));
jest.mock('@/lib/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));

type Route = ReturnType<typeof endpoint>;
const ROOT = join(__dirname, '../../app/staff/api');
const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('route.ts'),
);
const routes = files.map((path) => ({
  name: relative('.', join(path, '..')),
  route: jest.requireActual<Route>(join(ROOT, path)),
}));

/** What nobody needs a session for. */
const OPEN = /^(?:sign-in|join)(?:\/|$)/;
const guarded = routes.filter(({ name }) => !OPEN.test(name));

/** The first that fits; whatever is not named is of everybody's own account. */
const RIGHTS: readonly (readonly [RegExp, Right])[] = [
  [/^chats/, 'chats'],
  [/^content\/(?:approvals|decide)$/, 'content-approvals'],
  [/^(?:content|media)/, 'content'],
  [/^gifts/, 'gifts'],
  [/^inbox/, 'inbox'],
  [/^log/, 'log'],
  [/^people\/(?:person|incidents|register|requests)/, 'personal-data'],
  [/^people\/shifts/, 'shifts'],
  [/^people/, 'people'],
];
const rightOf = (name: string): Right => RIGHTS.find(([path]) => path.test(name))?.[1] ?? 'own-account';

const ID = '4b1f5c1e-8f0e-4f57-9a3c-2f8a1b0c9d10';
const passkey = {
  ...{ id: 'AAAA', rawId: 'AAAA', type: 'public-key' },
  response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' },
};
const records = { person: 'asha@example.org', records: [{ kind: 'message', id: ID }] };
/** What asks for a step-up, with what it takes. Of a change of where calls and money go: tests/app/staff-content.test.ts. */
const STEP_UPS: Readonly<Record<string, unknown>> = {
  'recovery-codes': {},
  'password/begin': {},
  password: { new_password: 'copper lantern under rain', app_code: '123456', offer: '' },
  'passkeys/begin': {},
  'passkeys/add': { passkey },
  'passkeys/remove': { id: 'AAAA' },
  'gifts/refund': { id: ID, amount: '5', reason: 'asked for' },
  'gifts/refund/decide': { id: ID, decision: 'approved' },
  'gifts/donor': { id: ID, pan: '', address: '4 Lake Road', seen: '' },
  'gifts/export': { from: '2026-04-01', to: '2026-04-30' },
  'gifts/void': { id: ID, reason: 'entered twice' },
  'gifts/statement/file': { year: '2026-27' },
  'content/decide': { id: ID, decision: 'approved', path: 'site.json', version: 1 },
  'people/person/export': records,
  'people/person/erase': records,
  'people/invite': { email: 'ravi@example.org', role: 'desk' },
  'people/change': { action: 'disable', id: ID },
};

const isRead = async ({ route }: { route: Route }) =>
  (await route.OPTIONS(makeRequest('/staff/api/x'))).headers.get('allow')?.startsWith('GET') === true;

type Ask = { headers?: Record<string, string>; body?: unknown };

/** The one method of a route, with nothing that its handler would take. */
async function ask(one: { name: string; route: Route }, { headers = {}, body }: Ask): Promise<Response> {
  const path = `/staff/api/${one.name}`;
  if (await isRead(one)) return one.route.GET(makeRequest(path, { headers }));
  if (body !== undefined) return one.route.POST(makeJsonPost(path, body, headers));
  return one.route.POST(makeJsonPost(path, '', { 'content-type': 'text/plain', ...headers }));
}

onStoresInThisRun((openStore) => {
  let store: TestStore;
  beforeEach(async () => {
    given({ PII_KEY: randomBytes(32).toString('base64') });
    limiters.clear();
    store = await openStore();
    globalThis.siteRecords = Promise.resolve(store.records);
  });
  afterEach(() => {
    globalThis.siteRecords = undefined;
  });

  const names = (of: readonly { name: string }[]) => of.map(({ name }) => name);
  const OWN = { origin: 'http://localhost:3000', 'x-staff': '1' };

  /** The routes whose answer is another one than the status asked for. */
  async function others(status: number, request: Ask, of = guarded) {
    const answers = await Promise.all(of.map((one) => ask(one, request)));
    return of.flatMap(({ name }, at) =>
      answers[at]?.status === status ? [] : [[name, answers[at]?.status]],
    );
  }

  it('every endpoint of the console wants a session, but those that give one', async () => {
    expect(guarded.length).toBeGreaterThan(90);
    expect(routes.length - guarded.length).toBe(7);
    expect(await others(401, { headers: OWN })).toEqual([]);
  });

  it('every endpoint refuses another site, with a session too', async () => {
    const { headers } = await makeStaffSession(store.records, { role: roles.join(',') });
    const foreign = { ...headers, origin: 'https://elsewhere.example' };
    expect(await others(403, { headers: foreign }, routes)).toEqual([]);
    const { cookie } = headers;
    const bare = { origin: OWN.origin, ...(cookie && { cookie }) };
    const changes = [];
    for (const one of routes) if (!(await isRead(one))) changes.push(one);
    expect(await others(403, { headers: bare }, changes)).toEqual([]);
  });

  const refusedOf = async ({ id }: StaffSession) => {
    const query = store.records.db.selectFrom('audit').select('target').where('actor', '=', id);
    const lines = await query.where('event', '=', 'refused').execute();
    return lines.map(({ target }) => target).sort();
  };

  it.each(['nobody', ...roles])(
    '%s gets what the table of rights says, else 403 with a line',
    async (role) => {
      const session = await makeStaffSession(store.records, { role });
      const denied = guarded.filter(({ name }) => !hasRight(role, rightOf(name)));
      expect(await others(403, session, denied)).toEqual([]);
      expect(await refusedOf(session)).toEqual(names(denied).sort());
      const allowed = [];
      for (const one of guarded) if (!denied.includes(one) && !(await isRead(one))) allowed.push(one);
      // Past the guard: it is no JSON.
      expect(await others(415, session, allowed)).toEqual([]);
      expect(await refusedOf(session)).toHaveLength(denied.length);
    },
  );

  it.each(Object.entries(STEP_UPS))('%s wants a step-up', async (name, body) => {
    const { headers } = await makeStaffSession(store.records, { role: roles.join(',') });
    const [one] = routes.filter((route) => route.name === name);
    if (!one) throw new Error(`no endpoint ${name}`);
    const answer = await ask(one, { headers, body });
    expect([answer.status, (await problemOf(answer)).code]).toEqual([403, 'step_up_needed']);
  });
});
