import { verifyAudit } from '@/lib/backend/database/audit';
import { changePerson } from '@/lib/staff/store/changes';
import { checkLog, noteLogRead, readLog } from '@/lib/staff/store/log';
import { inviteStaff, listInvites } from '@/lib/staff/store/people';
import { sessionOf } from '@/lib/staff/store/sessions';
import { makeStaffSession } from '@/tests/helpers/staff-session';
import { onEachStore, type TestStore } from '@/tests/lib/backend/database/stores';
import { EMAIL, eventsOf, makePerson } from './staff';

jest.mock('node:crypto', () => jest.requireActual('./quick-scrypt').withQuickScrypt());

onEachStore((open) => {
  let store: TestStore;
  beforeEach(async () => {
    store = await open();
  });
  const make = (role: string) => makeStaffSession(store.records, { role });

  it('takes access away at once, with every session, and gives it back', async () => {
    const [admin, other] = [await make('admin'), await make('desk')];
    const change = (action: 'disable' | 'enable') =>
      changePerson(store.records, admin.id, { action, id: other.id });
    expect(await change('disable')).toEqual({ kind: 'done' });
    expect(await sessionOf(store.records, other.token)).toBeNull();
    expect(await change('enable')).toEqual({ kind: 'done' });
    const events = await eventsOf(store);
    for (const event of ['disabled', 'enabled', 'session-ended']) expect(events).toContain(event);
  });

  it('changes roles that are as they were seen, no others', async () => {
    const [admin, other] = [await make('admin'), await make('desk')];
    const to = (was: string) =>
      changePerson(store.records, admin.id, { action: 'roles', id: other.id, role: 'desk,finance', was });
    expect(await to('editor')).toEqual({ kind: 'stale', role: 'desk' });
    expect(await to('desk')).toEqual({ kind: 'done' });
    expect((await sessionOf(store.records, other.token))?.person.role).toBe('desk,finance');
  });

  it('lets nobody take their own access to people away, and two who try it on each other leave one', async () => {
    const [first, second] = [await make('admin'), await make('admin,desk')];
    const own = { action: 'roles', id: first.id, role: 'desk', was: 'admin' } as const;
    expect(await changePerson(store.records, first.id, own)).toEqual({ kind: 'own' });
    const again = await store.again();
    const both = await Promise.all([
      changePerson(store.records, first.id, { action: 'disable', id: second.id }),
      changePerson(again, second.id, { action: 'disable', id: first.id }),
    ]);
    expect(both.map(({ kind }) => kind).sort()).toEqual(['done', 'last']);
  });

  it('withdraws an invitation once, and tells it from one that was used', async () => {
    const { id } = await make('admin');
    const { deps } = await makePerson(store);
    await inviteStaff(store.records, deps.vault, { email: 'new@example.org', role: 'editor', by: id });
    const invites = await listInvites(store.records);
    const invite = invites.find(({ email }) => email === 'new@example.org');
    const withdraw = () => changePerson(store.records, id, { action: 'withdraw', id: invite?.id ?? '' });
    expect(await withdraw()).toEqual({ kind: 'done' });
    expect(await withdraw()).toEqual({ kind: 'gone' });
    const ends = (await listInvites(store.records)).map(({ email, ended }) => [email, ended]);
    expect(ends).toContainEqual(['new@example.org', 'withdrawn']);
    expect(ends).toContainEqual([EMAIL, 'used']);
  });

  it('is told of newest first, by pages, person, kind and day of Kolkata', async () => {
    const admin = await make('admin');
    for (let count = 0; count < 55; count += 1) await make('desk');
    const first = await readLog(store.records, {});
    expect(first.lines).toHaveLength(50);
    const rest = await readLog(store.records, { before: first.older ?? 0 });
    expect([rest.lines.at(-1)?.seq, rest.older]).toEqual([1, null]);
    expect((await readLog(store.records, { person: admin.id })).lines).toHaveLength(1);
    expect((await readLog(store.records, { event: 'disabled' })).lines).toEqual([]);
    expect((await readLog(store.records, { day: '2026-03-14' })).lines).toHaveLength(50);
    expect((await readLog(store.records, { day: '2026-03-15' })).lines).toEqual([]);
  });

  it('notes who reads and checks the log; readings within ten minutes are one', async () => {
    const { id } = await make('auditor');
    await noteLogRead(store.records, id);
    await noteLogRead(store.records, id);
    store.clock.nowMs += 10 * 60_000;
    await noteLogRead(store.records, id);
    expect((await checkLog(store.records, id)).brokenAt).toBeNull();
    expect((await eventsOf(store)).slice(1)).toEqual(['log-read', 'log-read', 'log-verified']);
    expect((await verifyAudit(store.records)).lines).toBe(4);
  });
});
