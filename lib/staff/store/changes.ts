import 'server-only';
import { audit, inTransaction, lockNumbers, type Work } from '@/lib/backend/database/audit';
import { publishEvent } from '@/lib/backend/database/events';
import type { Records } from '@/lib/backend/database/tables';
import { endOffers, lockLiveOf, requeueLiveOf } from '@/lib/chat/store/live-watch';
import { hasRight, rolesOf } from '../rules';
import type { ChangePerson } from '../schema';
import { disable, endInvite } from './people';
import type { StaffRow } from './staff-tables';

/**
 * `own`: nobody takes their own access to people away. `last`: nobody would be left who could invite. `stale`: somebody
 * changed the roles in the meantime.
 */
export type Changed = { kind: 'done' | 'gone' | 'own' | 'last' } | { kind: 'stale'; role: string };

const isAdmin = (role: string): boolean => rolesOf(role).includes('admin');

/** One change to a person or an invitation, by somebody who may. */
export async function changePerson(store: Records, by: string, change: ChangePerson): Promise<Changed> {
  const changed = await inTransaction<Changed>(store, async (work) => {
    if (change.action !== 'withdraw') await lockLiveOf(work, change.id);
    // Two administrators who take each other's role away at once would leave none.
    await lockNumbers(work);
    if (change.action === 'withdraw') return withdraw(work, by, change.id);
    const person = await work.db
      .selectFrom('staff')
      .selectAll()
      .where('id', '=', change.id)
      .executeTakeFirst();
    if (!person) return { kind: 'gone' };
    const endsAdmin =
      isAdmin(person.role) &&
      (change.action === 'disable' || (change.action === 'roles' && !isAdmin(change.role)));
    if (person.id === by && (endsAdmin || change.action === 'disable')) return { kind: 'own' };
    if (endsAdmin && !(await hasOtherAdmin(work, person.id))) return { kind: 'last' };
    return apply(work, { by, person, change });
  });
  // Of what was offered to whoever may not take it any more.
  await endOffers(store);
  return changed;
}

async function hasOtherAdmin({ db }: Work, id: string): Promise<boolean> {
  const others = await db
    .selectFrom('staff')
    .select('role')
    .where('id', '!=', id)
    .where('disabled_at', 'is', null)
    .execute();
  return others.some(({ role }) => isAdmin(role));
}

type Step = { by: string; person: StaffRow; change: Exclude<ChangePerson, { action: 'withdraw' }> };

async function apply(work: Work, { by, person, change }: Step): Promise<Changed> {
  const { id } = person;
  const update = work.db.updateTable('staff').where('id', '=', id);
  switch (change.action) {
    case 'roles':
      if (person.role !== change.was) return { kind: 'stale', role: person.role };
      if (!hasRight(change.role, 'chats')) await requeueLiveOf(work, id, by);
      await update.set({ role: change.role }).execute();
      await audit(work, { event: 'roles-changed', actor: by, target: id });
      break;
    case 'disable':
      await disable(work, person, by);
      break;
    case 'enable':
      await update.set({ disabled_at: null }).execute();
      await audit(work, { event: 'enabled', actor: by, target: id });
      break;
  }
  await publishEvent(work, 'people', id);
  return { kind: 'done' };
}

async function withdraw(work: Work, by: string, id: string): Promise<Changed> {
  if (!(await endInvite(work, id, 'withdrawn'))) return { kind: 'gone' };
  await audit(work, { event: 'invitation-withdrawn', actor: by, target: id });
  await publishEvent(work, 'people', id);
  return { kind: 'done' };
}
