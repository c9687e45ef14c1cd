import 'server-only';
import { audit, inTransaction } from '@/lib/backend/database/audit';
import { publishEvent } from '@/lib/backend/database/events';
import { onShift } from '@/lib/backend/database/shifts';
import { newRecordId, type Records } from '@/lib/backend/database/tables';
import { hasRight, mayReadTicket } from '../rules';
import type { AddShifts, Shifts } from '../schema';

/** The weekly shifts by day and hour, who is on now, and who may be put on one. */
export async function readShifts(store: Records): Promise<Shifts> {
  const { db, now } = store;
  const shifts = await db
    .selectFrom('shifts')
    .innerJoin('staff', 'staff.id', 'shifts.staff_id')
    .select(['shifts.id', 'staff_id', 'staff.name', 'weekday', 'from_minute', 'to_minute'])
    .where('staff.disabled_at', 'is', null)
    .orderBy('weekday')
    .orderBy('from_minute')
    .orderBy('staff.name')
    .execute();
  const people = (await activePeople(store)).filter(({ role }) => hasRight(role, 'inbox'));
  const present = new Set(await onShift(store, now()));
  return {
    shifts,
    people: people.map(({ id, name }) => ({ id, name })),
    counsellors: people
      .filter(({ role }) => mayReadTicket(role, 'chat'))
      .map(({ id, name, email }) => ({ id, name, email, is_on: present.has(id) }))
      .toSorted((a, b) => Number(b.is_on) - Number(a.is_on)),
    on_now: people.filter(({ id }) => present.has(id)).map(({ name }) => name),
  };
}

/** Everybody with access, by name. */
const activePeople = ({ db }: Pick<Records, 'db'>) =>
  db
    .selectFrom('staff')
    .select(['id', 'name', 'role', 'email'])
    .where('disabled_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute();

/** The ids of all who may read a ticket of this kind. */
export async function ticketReaders(
  work: Pick<Records, 'db'>,
  kind: Parameters<typeof mayReadTicket>[1],
): Promise<string[]> {
  const people = await activePeople(work);
  return people.filter(({ role }) => mayReadTicket(role, kind)).map(({ id }) => id);
}

/** Puts a person on a shift of several days of the week; one that is there already is not added twice. False: there is no such person for the inbox. */
export const addShifts = (store: Records, { by, ...shift }: AddShifts & { by: string }): Promise<boolean> =>
  inTransaction(store, async (work) => {
    const { staff_id, weekdays, from_minute, to_minute } = shift;
    const person = (await activePeople(work)).find(({ id }) => id === staff_id);
    if (!person || !hasRight(person.role, 'inbox')) return false;
    for (const weekday of weekdays) {
      const row = { staff_id, weekday, from_minute, to_minute };
      const equal = work.db.selectFrom('shifts').select('id').where('staff_id', '=', staff_id);
      const known = await equal
        .where('weekday', '=', weekday)
        .where('from_minute', '=', from_minute)
        .where('to_minute', '=', to_minute)
        .executeTakeFirst();
      if (!known)
        await work.db
          .insertInto('shifts')
          .values({ id: newRecordId(), ...row })
          .execute();
    }
    await audit(work, { event: 'shift-added', actor: by, target: staff_id });
    await publishEvent(work, 'people', staff_id);
    return true;
  });

/** Takes a shift away. False where it is gone already. */
export const removeShift = (store: Records, { id, by }: { id: string; by: string }): Promise<boolean> =>
  inTransaction(store, async (work) => {
    const gone = await work.db
      .deleteFrom('shifts')
      .where('id', '=', id)
      .returning('staff_id')
      .executeTakeFirst();
    if (!gone) return false;
    await audit(work, { event: 'shift-removed', actor: by, target: gone.staff_id });
    await publishEvent(work, 'people', gone.staff_id);
    return true;
  });
