import type { Records } from '@/lib/backend/database/tables';
import { addShifts, readShifts, removeShift } from '@/lib/staff/store/shifts';
import { makeStaffSession } from '@/tests/helpers/staff-session';
import { onEachStore, type TestStore } from '@/tests/lib/backend/database/stores';

/** A Tuesday, 09:00 in Kolkata. */
const TUESDAY = Date.parse('2026-11-24T09:00+05:30');

onEachStore((open) => {
  let store: TestStore;
  let records: Records;
  beforeEach(async () => {
    store = await open();
    records = store.records;
    store.clock.nowMs = TUESDAY;
  });

  it('puts a person on several days once, tells who is on now, and takes a shift away', async () => {
    const mina = (await makeStaffSession(records, { role: 'desk' })).id;
    const shift = { staff_id: mina, weekdays: [1, 2], from_minute: 480, to_minute: 960 };
    for (let press = 0; press < 2; press += 1)
      expect(await addShifts(records, { ...shift, by: mina })).toBe(true);
    const { shifts, on_now, people } = await readShifts(records);
    expect(shifts.map(({ weekday, name }) => [weekday, name])).toEqual([
      [1, 'Mina'],
      [2, 'Mina'],
    ]);
    expect([on_now, people]).toEqual([['Mina'], [{ id: mina, name: 'Mina' }]]);
    const tuesday = shifts[1]?.id ?? '';
    expect(await removeShift(records, { id: tuesday, by: mina })).toBe(true);
    expect(await removeShift(records, { id: tuesday, by: mina })).toBe(false);
    expect((await readShifts(records)).on_now).toEqual([]);
    const events = await records.db.selectFrom('audit').select('event').orderBy('seq').execute();
    expect(events.map(({ event }) => event)).toEqual([
      'signed-in',
      'shift-added',
      'shift-added',
      'shift-removed',
    ]);
  });

  it('names the counsellors for those who may not read conversations, whoever is on a shift first', async () => {
    const [away, there] = [
      await makeStaffSession(records, { role: 'counsellor', name: 'Anil' }),
      await makeStaffSession(records, { role: 'counsellor,desk', name: 'Tara' }),
    ];
    await makeStaffSession(records, { role: 'desk' });
    const shift = { weekdays: [2], from_minute: 480, to_minute: 960 };
    await addShifts(records, { ...shift, staff_id: there.id, by: there.id });
    expect((await readShifts(records)).counsellors).toEqual([
      { id: there.id, name: 'Tara', email: `${there.id}@example.org`, is_on: true },
      { id: away.id, name: 'Anil', email: `${away.id}@example.org`, is_on: false },
    ]);
  });

  it('puts nobody on a shift who has not the inbox, or no access any more', async () => {
    const asim = (await makeStaffSession(records, { role: 'finance', name: 'Asim' })).id;
    const shift = { weekdays: [1], from_minute: 0, to_minute: 60, by: asim };
    expect(await addShifts(records, { ...shift, staff_id: asim })).toBe(false);
    const mina = (await makeStaffSession(records, { role: 'desk' })).id;
    await records.db.updateTable('staff').set({ disabled_at: 1 }).where('id', '=', mina).execute();
    expect(await addShifts(records, { ...shift, staff_id: mina })).toBe(false);
    expect((await readShifts(records)).people).toEqual([]);
  });
});
