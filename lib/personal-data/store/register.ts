import 'server-only';
import { audit, inTransaction } from '@/lib/backend/database/audit';
import { publishEvent } from '@/lib/backend/database/events';
import { newRecordId, type Records } from '@/lib/backend/database/tables';
import { incidentClockNames, incidentClocks, REQUEST_DAYS } from '../rules';
import type { Register } from '../schema';
import type { IncidentRow } from './personal-data-tables';

const DAY_MS = 86_400_000;

/** Requests and incidents, what is open first, then the latest first. A request may name a person, so each reading is noted. */
export async function readRegister(store: Records, staffId: string): Promise<Register> {
  const { db } = store;
  await inTransaction(store, (work) => audit(work, { event: 'register-read', actor: staffId }));
  const requests = await db.selectFrom('data_requests').selectAll().orderBy('due_at').execute();
  const incidents = await db.selectFrom('incidents').selectAll().orderBy('noticed_at', 'desc').execute();
  const steps = await db.selectFrom('incident_steps').selectAll().orderBy('at').execute();
  const openFirst = (a: { closed_at: number | null }, b: { closed_at: number | null }) =>
    Number(a.closed_at !== null) - Number(b.closed_at !== null);
  return {
    requests: requests.map(({ staff_id: _, ...request }) => request).sort(openFirst),
    incidents: incidents
      .map((row) =>
        withClocks(
          row,
          steps.filter(({ incident_id }) => incident_id === row.id),
        ),
      )
      .sort(openFirst),
  };
}

const withClocks = (
  { id, what, noticed_at, closed_at }: IncidentRow,
  steps: readonly { step: string; at: number; note: string }[],
): Register['incidents'][number] => ({
  id,
  what,
  noticed_at,
  closed_at,
  steps: steps.map(({ step, at, note }) => ({ step, at, note })),
  clocks: incidentClockNames.map((clock) => ({
    clock,
    due_at: noticed_at + incidentClocks[clock],
    done_at: steps.find(({ step }) => step === clock)?.at ?? null,
  })),
});

type By = { staffId: string };

export const openRequest = (
  store: Records,
  { staffId, kind, note }: By & { kind: string; note: string },
): Promise<string> =>
  inTransaction(store, async (work) => {
    const id = newRecordId();
    const times = { received_at: work.nowMs, due_at: work.nowMs + REQUEST_DAYS * DAY_MS };
    await work.db
      .insertInto('data_requests')
      .values({ id, kind, note, ...times, staff_id: staffId, closed_at: null, outcome: '' })
      .execute();
    await audit(work, { event: 'request-opened', actor: staffId, target: id });
    await publishEvent(work, 'people', id);
    return id;
  });

/** False where there is no such open request. */
export const closeRequest = (
  store: Records,
  { staffId, id, outcome }: By & { id: string; outcome: string },
): Promise<boolean> =>
  inTransaction(store, async (work) => {
    const { numUpdatedRows } = await work.db
      .updateTable('data_requests')
      .set({ closed_at: work.nowMs, outcome })
      .where('id', '=', id)
      .where('closed_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await audit(work, { event: 'request-closed', actor: staffId, target: id });
    await publishEvent(work, 'people', id);
    return true;
  });

export const openIncident = (
  store: Records,
  { staffId, what, noticedAt }: By & { what: string; noticedAt: number },
): Promise<string> =>
  inTransaction(store, async (work) => {
    const id = newRecordId();
    const times = { noticed_at: Math.min(noticedAt, work.nowMs), entered_at: work.nowMs };
    await work.db
      .insertInto('incidents')
      .values({ id, what, ...times, staff_id: staffId, closed_at: null })
      .execute();
    await audit(work, { event: 'incident-opened', actor: staffId, target: id });
    await publishEvent(work, 'people', id);
    return id;
  });

/** A clock that was met, a note, or the end; nothing is changed afterwards. False where it is closed or unknown. */
export const noteIncident = (
  store: Records,
  { staffId, id, step, note }: By & { id: string; step: string; note: string },
): Promise<boolean> =>
  inTransaction(store, async (work) => {
    const { numUpdatedRows } = await work.db
      .updateTable('incidents')
      .set((is) => ({ closed_at: step === 'closed' ? work.nowMs : is.ref('closed_at') }))
      .where('id', '=', id)
      .where('closed_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await work.db
      .insertInto('incident_steps')
      .values({ id: newRecordId(), incident_id: id, step, at: work.nowMs, staff_id: staffId, note })
      .execute();
    await audit(work, { event: 'incident-noted', actor: staffId, target: id });
    await publishEvent(work, 'people', id);
    return true;
  });
