import { verifyAudit } from '@/lib/backend/database/audit';
import { join } from '@/lib/staff/store/joining';
import { disableStaff, inviteStaff, openInvite } from '@/lib/staff/store/people';
import { endSession, listSessions, sessionOf, sweepStaff } from '@/lib/staff/store/sessions';
import { signIn } from '@/lib/staff/store/sign-in';
import { onEachStore, type TestStore, tamper } from '@/tests/lib/backend/database/stores';
import { EMAIL, eventsOf, makePerson, PASSWORD, visitor } from './staff';

jest.mock('node:crypto', () => jest.requireActual('./quick-scrypt').withQuickScrypt());

const MINUTE_MS = 60_000;

onEachStore((open) => {
  let store: TestStore;
  let person: Awaited<ReturnType<typeof makePerson>>;
  beforeEach(async () => {
    store = await open();
    person = await makePerson(store);
  });
  const signedIn = async (token = person.token) => {
    const found = await sessionOf(store.records, token);
    if (!found) throw new Error('no session');
    return found;
  };
  const another = async () => {
    const input = { email: EMAIL, password: PASSWORD, code: person.nextCode() };
    const result = await signIn(person.deps, input, visitor);
    return result.kind === 'in' ? result.token : '';
  };

  it('lives while it is used, ends after half an hour of rest, and its end is noted once', async () => {
    for (let count = 0; count < 3; count += 1) {
      store.clock.nowMs += 29 * MINUTE_MS;
      await signedIn();
    }
    store.clock.nowMs += 30 * MINUTE_MS;
    expect(await sessionOf(store.records, person.token)).toBeNull();
    expect(await sessionOf(store.records, person.token)).toBeNull();
    expect((await eventsOf(store)).slice(3)).toEqual(['session-expired']);
  });

  it('ends after twelve hours, however much it is used', async () => {
    for (let count = 0; count < 35; count += 1) {
      store.clock.nowMs += 20 * MINUTE_MS;
      await signedIn();
    }
    store.clock.nowMs += 20 * MINUTE_MS;
    expect(await sessionOf(store.records, person.token)).toBeNull();
  });

  it('is seen and ended by its person, also from another instance, and by nobody else', async () => {
    const token = await another();
    const { session } = await signedIn(token);
    const me = await signedIn();
    expect((await listSessions(store.records, me.person.id)).map(({ id }) => id)).toContain(session.id);
    const stranger = { ...me, person: { ...me.person, id: 'somebody' } };
    expect(await endSession(store.records, stranger, session.id)).toBe(false);
    expect(await endSession(await store.again(), me, session.id)).toBe(true);
    expect(await sessionOf(store.records, token)).toBeNull();
    expect((await eventsOf(store)).at(-1)).toBe('session-ended');
  });

  it('ends with all others when its person is disabled, who then cannot sign in', async () => {
    const token = await another();
    expect(await disableStaff(store.records, EMAIL.toUpperCase())).toBe(true);
    expect(await sessionOf(store.records, token)).toBeNull();
    expect(await sessionOf(store.records, person.token)).toBeNull();
    expect(await another()).toBe('');
    const events = await eventsOf(store);
    expect(events.filter((event) => event === 'session-ended')).toHaveLength(2);
    expect(events).toContain('disabled');
    expect(await disableStaff(store.records, 'nobody@example.org')).toBe(false);
  });

  it('is swept away once it is over, with old tries and invitations', async () => {
    await signIn(person.deps, { email: EMAIL, password: 'x', code: '0' }, visitor);
    await inviteStaff(store.records, person.deps.vault, { email: 'new@example.org', role: 'editor' });
    store.clock.nowMs += 31 * 24 * 60 * MINUTE_MS;
    await sweepStaff(store.records);
    for (const table of ['staff_sessions', 'staff_tries', 'staff_invites'] as const)
      expect(await store.records.db.selectFrom(table).selectAll().execute()).toEqual([]);
    expect((await eventsOf(store)).at(-1)).toBe('session-expired');
  });

  it('begins by an invitation that works once', async () => {
    const input = { token: person.invitation, name: 'X', password: PASSWORD, code: '000000' };
    expect(await join(store.records, person.deps.vault, { input, device: '' })).toEqual({ kind: 'gone' });
  });

  it('takes an invitation for fifteen minutes, and the last one alone', async () => {
    const { vault } = person.deps;
    const invite = () => inviteStaff(store.records, vault, { email: 'New@example.org', role: 'editor' });
    const first = await invite();
    const second = await invite();
    expect(await openInvite(store.records, vault, first)).toBeNull();
    expect(await openInvite(store.records, vault, second)).toMatchObject({ email: 'new@example.org' });
    const input = { token: second, name: 'New', password: PASSWORD, code: 'wrong' };
    expect(await join(store.records, vault, { input, device: '' })).toEqual({ kind: 'wrong-code' });
    expect((await eventsOf(store)).at(-1)).toBe('join-failed');
    store.clock.nowMs += 15 * MINUTE_MS;
    expect(await openInvite(store.records, vault, second)).toBeNull();
  });

  it('refuses to invite who has access, and takes back who was disabled with everything new', async () => {
    const invite = () => inviteStaff(store.records, person.deps.vault, { email: EMAIL, role: 'admin' });
    await expect(invite()).rejects.toThrow('has access');
    await disableStaff(store.records, EMAIL);
    expect(await invite()).toHaveLength(43);
  });

  it('is told of in a chain that the store lets nobody change, and that shows where somebody did', async () => {
    await another();
    const whole = await verifyAudit(store.records);
    expect(whole).toMatchObject({ lines: 4, brokenAt: null });
    expect(whole.head).toMatch(/^[0-9a-f]{64}$/);
    type Database = TestStore['records']['db'];
    const change = (db: Database) =>
      db.updateTable('audit').set({ actor: 'other' }).where('seq', '=', 2).execute();
    const takeOut = (db: Database) => db.deleteFrom('audit').where('seq', '=', 2).execute();
    for (const one of [change, takeOut])
      await expect(one(store.records.db)).rejects.toThrow('the audit is append-only');
    expect(await verifyAudit(store.records)).toEqual(whole);
    for (const one of [change, takeOut]) {
      await tamper(store.records, one);
      expect((await verifyAudit(store.records)).brokenAt).toBe(2);
    }
  });

  it('is told of without a gap when two instances write at once', async () => {
    const again = await store.again();
    const tries = [store.records, again, store.records, again].map((records) =>
      signIn({ ...person.deps, store: records }, { email: EMAIL, password: 'x', code: '0' }, visitor),
    );
    await Promise.all(tries);
    expect(await verifyAudit(store.records)).toMatchObject({ lines: 7, brokenAt: null });
  });
});
