import { inTransaction } from '@/lib/backend/database/audit';
import { beginJoin, joinByPasskey } from '@/lib/staff/store/joining';
import {
  beginAssertion,
  beginPasskey,
  removePasskey,
  savePasskey,
  verifyNewPasskey,
} from '@/lib/staff/store/passkeys';
import { inviteStaff } from '@/lib/staff/store/people';
import { sessionOf } from '@/lib/staff/store/sessions';
import { signIn, signInByPasskey, stepUpByPasskey } from '@/lib/staff/store/sign-in';
import { onEachStore, type TestStore } from '@/tests/lib/backend/database/stores';
import { softwareKey } from './software-key';
import { eventsOf, makePerson, visitor } from './staff';

jest.mock('node:crypto', () => jest.requireActual('./quick-scrypt').withQuickScrypt());

const party = { id: 'localhost', name: 'Centre', origin: 'http://localhost:3000' };

onEachStore((open) => {
  let store: TestStore;
  let person: Awaited<ReturnType<typeof makePerson>>;
  beforeEach(async () => {
    store = await open();
    person = await makePerson(store);
  });

  /** Somebody who joins with a passkey alone. */
  async function joined() {
    const { records } = store;
    const deps = { vault: person.deps.vault, party };
    const key = softwareKey();
    const token = await inviteStaff(records, deps.vault, { email: 'rafi@example.org', role: 'desk' });
    const options = await beginJoin(records, deps, { token, name: 'Rafi' });
    const input = { token, name: 'Rafi', passkey: key.register(options?.challenge ?? '') };
    const result = await joinByPasskey(records, deps, { input, device: visitor.device });
    if (result.kind !== 'joined') throw new Error(result.kind);
    return { key, ...result };
  }
  const signInDeps = () => ({ store: store.records, party, pause: person.deps.pause });
  const challenge = async (subject = '', purpose: 'sign-in' | 'step-up' = 'sign-in') =>
    (await beginAssertion(store.records, party, { purpose, subject })).challenge;
  const signedIn = async (token: string) => {
    const found = await sessionOf(store.records, token);
    if (!found) throw new Error('no session');
    return found;
  };

  it('lets a person join, sign in and step up by it alone, with recovery codes', async () => {
    const { key, token, codes } = await joined();
    expect(codes).toHaveLength(10);
    const result = await signInByPasskey(signInDeps(), key.sign(await challenge()), visitor);
    expect(result.kind).toBe('in');
    const me = await signedIn(token);
    const assertion = key.sign(await challenge(me.person.id, 'step-up'), { counter: 2 });
    const stepped = await stepUpByPasskey(signInDeps(), me, { assertion, address: visitor.address });
    expect(stepped.kind).toBe('in');
    expect(await sessionOf(store.records, token)).toBeNull();
  });

  it.each([
    ['of another origin', { origin: 'https://elsewhere.example' }],
    ['of another host', { host: 'elsewhere.example' }],
    ['without verification of the person', { isVerified: false }],
  ])('is refused %s, to sign in and to join', async (_what, options) => {
    const { key } = await joined();
    const result = await signInByPasskey(signInDeps(), key.sign(await challenge(), options), visitor);
    expect(result).toEqual({ kind: 'wrong' });
    expect((await eventsOf(store)).at(-1)).toBe('sign-in-failed');
    const me = await signedIn(person.token);
    const ceremony = { purpose: 'add', subject: me.person.id } as const;
    const { challenge: fresh } = await beginPasskey(store.records, party, { ...ceremony, person: me.person });
    const passkey = softwareKey().register(fresh, options);
    expect(await verifyNewPasskey(store.records, party, { ...ceremony, passkey })).toBeNull();
  });

  it('is refused when its count goes back, as that of a copied key does', async () => {
    const { key } = await joined();
    const tryWith = async (counter: number) =>
      (await signInByPasskey(signInDeps(), key.sign(await challenge(), { counter }), visitor)).kind;
    expect(await tryWith(5)).toBe('in');
    expect(await tryWith(4)).toBe('wrong');
    expect(await tryWith(5)).toBe('wrong');
    expect(await tryWith(6)).toBe('in');
  });

  it('takes a challenge once, for five minutes, and for what it was made', async () => {
    const { key, token } = await joined();
    const me = await signedIn(token);
    const tryWith = async (text: string, counter: number) =>
      (await signInByPasskey(signInDeps(), key.sign(text, { counter }), visitor)).kind;
    const first = await challenge();
    expect(await tryWith(first, 1)).toBe('in');
    expect(await tryWith(first, 2)).toBe('wrong');
    expect(await tryWith(await challenge(me.person.id, 'step-up'), 3)).toBe('wrong');
    const old = await challenge();
    store.clock.nowMs += 5 * 60_000;
    expect(await tryWith(old, 4)).toBe('wrong');
  });

  it('is removed by its person, but never the last way in', async () => {
    const { token } = await joined();
    const me = await signedIn(token);
    const own = { staffId: me.person.id };
    const first = await store.records.db.selectFrom('staff_passkeys').selectAll().executeTakeFirstOrThrow();
    expect(await removePasskey(store.records, { ...own, id: first.id })).toBe('last');
    const other = { id: 'second', public_key: '', counter: 0, transports: '', name: 'Phone' };
    await inTransaction(store.records, (work) => savePasskey(work, { ...other, ...own }));
    const both = await Promise.all(
      [first.id, 'second'].map(async (id) => removePasskey(await store.again(), { ...own, id })),
    );
    expect(both.sort()).toEqual(['done', 'last']);
  });

  it('opens nothing of a person who was disabled', async () => {
    const { key } = await joined();
    await store.records.db.updateTable('staff').set({ disabled_at: 1 }).execute();
    const result = await signInByPasskey(signInDeps(), key.sign(await challenge()), visitor);
    expect(result).toEqual({ kind: 'wrong' });
  });

  it('when lost, leaves each recovery code to sign in with once; with a password one is not enough', async () => {
    const { codes } = await joined();
    const tryWith = async (email: string, code = '') =>
      (await signIn(person.deps, { email, code }, visitor)).kind;
    expect(await tryWith('rafi@example.org', codes[0])).toBe('in');
    expect(await tryWith('rafi@example.org', codes[0])).toBe('wrong');
    expect(await tryWith('mina@example.org', person.codes[0])).toBe('wrong');
  });
});
