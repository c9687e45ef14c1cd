import { sessionOf } from '@/lib/staff/store/sessions';
import { renewRecoveryCodes, signIn, stepUp } from '@/lib/staff/store/sign-in';
import { onEachStore, type TestStore } from '@/tests/lib/backend/database/stores';
import { EMAIL, eventsOf, makePerson, PASSWORD, visitor } from './staff';

jest.mock('node:crypto', () => jest.requireActual('./quick-scrypt').withQuickScrypt());

onEachStore((open) => {
  let store: TestStore;
  let person: Awaited<ReturnType<typeof makePerson>>;
  beforeEach(async () => {
    store = await open();
    person = await makePerson(store);
  });
  const tryWith = (code: string, { email = EMAIL, password = PASSWORD, address = visitor.address } = {}) =>
    signIn(person.deps, { email, password, code }, { ...visitor, address });

  it('opens a session for password and code, whatever case the address is typed in', async () => {
    const result = await tryWith(person.nextCode(), { email: ' MINA@Example.org ' });
    expect(result.kind).toBe('in');
    const token = result.kind === 'in' ? result.token : '';
    expect((await sessionOf(store.records, token))?.person.name).toBe('Mina');
    expect(await eventsOf(store)).toEqual(['invited', 'joined', 'signed-in', 'signed-in']);
  });

  it('stores nothing that opens a session, gives a code or tells a password', async () => {
    const dump = JSON.stringify([
      await store.records.db.selectFrom('staff').selectAll().execute(),
      await store.records.db.selectFrom('staff_sessions').selectAll().execute(),
      await store.records.db.selectFrom('staff_codes').selectAll().execute(),
    ]);
    for (const secret of [person.token, person.invitation, PASSWORD, ...person.codes])
      expect(dump).not.toContain(secret);
  });

  it('takes a code of the app once, also when it comes twice at the same time', async () => {
    const code = person.nextCode();
    const both = await Promise.all([tryWith(code), tryWith(code)]);
    expect(both.map(({ kind }) => kind).sort()).toEqual(['in', 'wrong']);
    expect((await tryWith(code)).kind).toBe('wrong');
  });

  it('takes each recovery code once', async () => {
    const [code = ''] = person.codes;
    expect((await tryWith(code)).kind).toBe('in');
    expect((await tryWith(code)).kind).toBe('wrong');
  });

  it('answers an unknown name, a wrong password and a wrong code alike, and notes each by ids alone', async () => {
    const unknown = await tryWith(person.nextCode(), { email: 'nobody@example.org' });
    expect(await tryWith(person.nextCode(), { password: 'x' })).toEqual(unknown);
    expect(await tryWith('000000')).toEqual(unknown);
    expect((await eventsOf(store)).slice(3)).toEqual(Array(3).fill('sign-in-failed'));
    const rows = JSON.stringify(await store.records.db.selectFrom('audit').selectAll().execute());
    expect(rows).not.toMatch(/example\.org|192\.0\.2/);
  });

  it('delays the sixth wrong try of an account from wherever, known or not, and never refuses the right one', async () => {
    for (const email of [EMAIL, 'nobody@example.org']) {
      person.waits.length = 0;
      for (let count = 0; count < 7; count += 1)
        await tryWith('0', { email, password: 'x', address: `a${count}` });
      expect(person.waits).toEqual([1000, 2000]);
    }
    expect((await tryWith(person.nextCode())).kind).toBe('in');
    expect(person.waits.at(-1)).toBe(4000);
    person.waits.length = 0;
    await tryWith('0');
    expect(person.waits).toEqual([]);
  });

  it('counts the tries of all instances together', async () => {
    const again = await store.again();
    for (let count = 0; count < 5; count += 1) await tryWith('0', { password: 'x' });
    await signIn({ ...person.deps, store: again }, { email: EMAIL, password: 'x', code: '0' }, visitor);
    expect(person.waits).toEqual([1000]);
  });

  it('delays the 51st try of an address, whatever names it tries', async () => {
    const at = store.records.now();
    const { key } = await firstTry();
    const rows = Array.from({ length: 49 }, (_, count) => ({ id: `made-${count}`, key, at }));
    await store.records.db.insertInto('staff_tries').values(rows).execute();
    await tryWith('0', { email: 'another@example.org' });
    expect(person.waits).toEqual([1000]);
  });

  it('lets a few delayed tries of an address wait and tells the rest to come later', async () => {
    for (let count = 0; count < 5; count += 1) await tryWith('0', { password: 'x' });
    let release: (() => void) | undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slow = { ...person.deps, pause: () => released };
    let busy = 0;
    const all = Array.from({ length: 6 }, async () => {
      const { kind } = await signIn(slow, { email: EMAIL, password: 'x', code: '0' }, visitor);
      if (kind === 'busy') busy += 1;
      if (busy === 2) release?.();
      return kind;
    });
    expect((await Promise.all(all)).sort()).toEqual(['busy', 'busy', ...Array(4).fill('wrong')]);
  });

  it('steps up under a new token; the old one opens nothing', async () => {
    const signedIn = await sessionOf(store.records, person.token);
    if (!signedIn) throw new Error('no session');
    const input = { password: PASSWORD, code: person.nextCode(), address: visitor.address };
    const result = await stepUp(person.deps, signedIn, input);
    const token = result.kind === 'in' ? result.token : '';
    expect(await sessionOf(store.records, person.token)).toBeNull();
    const stepped = await sessionOf(store.records, token);
    if (!stepped) throw new Error('no session');
    expect(stepped.session.created_at).toBe(signedIn.session.created_at);
    const codes = await renewRecoveryCodes(store.records, stepped.person.id);
    expect(codes).toHaveLength(10);
    expect((await tryWith(person.codes[0] ?? '')).kind).toBe('wrong');
    expect((await tryWith(codes[0] ?? '')).kind).toBe('in');
  });

  /** The row of a try that fails, by the address it came from. */
  async function firstTry() {
    await tryWith('0', { password: 'x' });
    return store.records.db
      .selectFrom('staff_tries')
      .selectAll()
      .where('id', 'like', '%-address')
      .executeTakeFirstOrThrow();
  }
});
