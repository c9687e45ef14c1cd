import { onShift } from '@/lib/backend/database/shifts';
import { makeStaffSession } from '@/tests/helpers/staff-session';
import { onEachStore } from './stores';

onEachStore((open) => {
  const MONDAY = 1;
  const at = (clock: string) => Date.parse(`2026-11-${clock}+05:30`);

  async function working() {
    const { records } = await open();
    const mina = await makeStaffSession(records, { role: 'desk' });
    const ravi = await makeStaffSession(records, { role: 'counsellor', name: 'Ravi' });
    const day = { id: 'a', staff_id: mina.id, weekday: MONDAY, from_minute: 480, to_minute: 960 };
    const night = { id: 'b', staff_id: ravi.id, weekday: MONDAY, from_minute: 1320, to_minute: 360 };
    await records.db.insertInto('shifts').values([day, night]).execute();
    return { records, mina, ravi };
  }

  it('names who works at a moment by the clock of Kolkata, to the minute', async () => {
    const { records, mina } = await working();
    expect(await onShift(records, at('23T07:59'))).toEqual([]);
    expect(await onShift(records, at('23T08:00'))).toEqual([mina.id]);
    expect(await onShift(records, at('23T16:00'))).toEqual([]);
    expect(await onShift(records, at('24T08:00'))).toEqual([]);
  });

  it('follows a shift through the night', async () => {
    const { records, ravi } = await working();
    expect(await onShift(records, at('23T05:59'))).toEqual([]);
    expect(await onShift(records, at('23T22:00'))).toEqual([ravi.id]);
    expect(await onShift(records, at('24T05:59'))).toEqual([ravi.id]);
    expect(await onShift(records, at('24T06:00'))).toEqual([]);
  });

  it('leaves out who has no access any more', async () => {
    const { records } = await working();
    await records.db.updateTable('staff').set({ disabled_at: 1 }).execute();
    expect(await onShift(records, at('23T08:00'))).toEqual([]);
  });
});
