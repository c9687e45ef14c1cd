import { runDueJobs } from '@/lib/backend/background';
import type { Records } from '@/lib/backend/database/tables';
import { saveCallback, saveMessage } from '@/lib/contact/store/messages';
import { escalate, escalationLetter } from '@/lib/inbox/store/escalation';
import type { Viewer } from '@/lib/inbox/store/queue';
import { claimTicket, releaseTicket, snoozeTicket } from '@/lib/inbox/store/ticket-changes';
import { log } from '@/lib/server/log';
import { changePreferences } from '@/lib/staff/store/preferences';
import { addShifts, ticketReaders } from '@/lib/staff/store/shifts';
import { makeCallback, makeContact } from '@/tests/helpers/make';
import { makeStaffSession } from '@/tests/helpers/staff-session';
import { onEachStore, type TestStore } from '@/tests/lib/backend/database/stores';

const MINUTE = 60_000;
const waits = { usual: 60 * MINUTE, urgent: 10 * MINUTE };
const channels = { mail: true, webhook: false };
const quiet = { notify: false };
const kinds: Viewer['kinds'] = ['message', 'callback', 'chat'];

onEachStore((open) => {
  let store: TestStore;
  let records: Records;
  let mina: string;
  let ravi: string;
  beforeEach(async () => {
    store = await open();
    records = store.records;
    mina = (await makeStaffSession(records, { role: 'desk' })).id;
    ravi = (await makeStaffSession(records, { role: 'desk', name: 'Ravi' })).id;
    await makeStaffSession(records, { role: 'finance', name: 'Asim' });
  });
  const write = async (more = {}) => (await saveMessage(records, { ...makeContact(), ...more }, quiet)).id;
  const pass = async (minutes: number, isOpen = true) => {
    store.clock.nowMs += minutes * MINUTE;
    return escalate(records, { waits, isOpen, readersOf: ticketReaders, channels });
  };
  const told = async () => {
    const rows = await records.db
      .selectFrom('outbox')
      .select('payload')
      .where('kind', '=', 'escalation')
      .execute();
    return rows.map(({ payload }) => JSON.parse(payload).staff).sort();
  };
  const both = () => [mina, ravi].sort();

  it('tells whoever is on a shift first, then everybody who may read it, then nobody again', async () => {
    await write();
    const week = { weekdays: [0, 1, 2, 3, 4, 5, 6], from_minute: 0, to_minute: 1439 };
    expect(await addShifts(records, { staff_id: ravi, ...week, by: mina })).toBe(true);
    expect(await pass(59)).toBe(0);
    expect(await pass(1)).toBe(1);
    expect(await told()).toEqual([ravi]);
    expect(await pass(59)).toBe(0);
    expect(await pass(1)).toBe(1);
    expect(await told()).toEqual([ravi, ...both()].sort());
    expect(await pass(10_000)).toBe(0);
  });

  it('tells everybody where nobody is on a shift; who is disabled and whose right it is not are not told', async () => {
    await write();
    await records.db.updateTable('staff').set({ disabled_at: 1 }).where('id', '=', mina).execute();
    await pass(60);
    expect(await told()).toEqual([ravi]);
  });

  it('waits less for what is urgent, and for a call from its hour on; the usual waits for opening hours', async () => {
    await write({ isUrgent: true });
    await saveCallback(
      records,
      makeCallback({ call: { from: records.now() + 120 * MINUTE, to: records.now() + 180 * MINUTE } }),
      quiet,
    );
    await write();
    expect(await pass(10, false)).toBe(1);
    expect(await pass(60, false)).toBe(1);
    expect(await pass(59, false)).toBe(0);
    expect(await pass(1, false)).toBe(1);
    expect(await pass(0, true)).toBe(1);
  });

  it('tells nobody of what is claimed or put off, and begins anew when it is given back', async () => {
    const id = await write();
    const viewer = { staffId: mina, kinds };
    await claimTicket(records, { viewer, input: { id, version: 1 } });
    expect(await pass(1000)).toBe(0);
    await releaseTicket(records, { viewer, input: { id, version: 2 } });
    expect(await pass(59)).toBe(0);
    const until = records.now() + 600 * MINUTE;
    await snoozeTicket(records, { viewer, input: { id, version: 3, until } });
    expect(await pass(599)).toBe(0);
  });

  it('puts back what was put off by its own clock, and tells of it after the wait', async () => {
    const id = await write();
    const until = records.now() + 60 * MINUTE;
    await snoozeTicket(records, { viewer: { staffId: mina, kinds }, input: { id, version: 1, until } });
    expect(await pass(60)).toBe(0);
    const { state } = await records.db.selectFrom('tickets').select('state').executeTakeFirstOrThrow();
    expect(state).toBe('open');
    expect(await pass(60)).toBe(1);
  });

  it('tells once, however many instances look at once', async () => {
    await write();
    store.clock.nowMs += 60 * MINUTE;
    const look = () => escalate(records, { waits, isOpen: true, readersOf: ticketReaders, channels });
    const counts = await Promise.all([look(), look(), look()]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await told()).toEqual(both());
  });

  it('writes a letter that names nobody, and none once somebody has claimed it', async () => {
    const id = await write({ isUrgent: true });
    const centre = { SITE_NAME: 'Centre', SITE_URL: 'https://centre.example' };
    const letter = () => escalationLetter(records, { ticket: id, staff: mina }, centre);
    const written = await letter();
    expect(written).toMatchObject({
      subject: 'Centre: urgent: a message that nobody has claimed',
      text: `Open it after you have signed in: https://centre.example/staff/inbox#${id}\n`,
    });
    expect(JSON.stringify(written)).not.toContain(makeContact().email);
    await changePreferences(records, mina, { language: 'bn' });
    expect((await letter())?.subject).toBe('Centre: জরুরি: একটি বার্তা, যা কেউ নেননি');
    await claimTicket(records, { viewer: { staffId: ravi, kinds }, input: { id, version: 1 } });
    expect(await letter()).toBeNull();
  });

  it('is one of the jobs where no process lives on, beside conversations and what is to be published', async () => {
    jest.spyOn(log, 'warn').mockImplementation();
    await write();
    store.clock.nowMs += 60 * MINUTE;
    const content = jest.fn(async () => undefined);
    await runDueJobs({
      store: async () => records,
      send: null,
      retentionDays: { messages: 30, chats: 30, donors: 30, accessLog: 400 },
      live: { store: async () => records, hours: () => null },
      escalation: { waits, hours: () => null, channels },
      content,
    });
    expect(await told()).toEqual(both());
    expect(content).toHaveBeenCalled();
  });
});
