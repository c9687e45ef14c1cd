import 'server-only';
import { audit, inTransaction, type Work } from '@/lib/backend/database/audit';
import { publishEvent } from '@/lib/backend/database/events';
import { newRecordId, type Records } from '@/lib/backend/database/tables';
import { ABSOLUTE_MS, IDLE_MS, INVITE_SHOWN_MS, isAlive, TRIES_WINDOW_MS } from '../rules';
import { sweepChallenges } from './challenges';
import { hashOf, newToken } from './secrets';
import type { SessionRow, StaffRow } from './staff-tables';

export type SignedIn = { session: SessionRow; person: StaffRow };

/** Opens a session; its token leaves once, by a cookie. */
export async function openSession(
  work: Work,
  { staffId, device, isSteppedUp = false }: { staffId: string; device: string; isSteppedUp?: boolean },
): Promise<string> {
  const token = newToken();
  const id = newRecordId();
  await work.db
    .insertInto('staff_sessions')
    .values({
      id,
      token_hash: hashOf(token),
      staff_id: staffId,
      device,
      created_at: work.nowMs,
      seen_at: work.nowMs,
      stepped_up_at: isSteppedUp ? work.nowMs : null,
    })
    .execute();
  await work.db.updateTable('staff').set({ seen_at: work.nowMs }).where('id', '=', staffId).execute();
  await audit(work, { event: 'signed-in', actor: staffId, target: id });
  return token;
}

/** The session goes on under a new token and counts as confirmed; null where it has ended or was renewed meanwhile. */
export async function renewSession(
  { db, nowMs }: Work,
  { id, token_hash }: SessionRow,
): Promise<string | null> {
  const token = newToken();
  const { numUpdatedRows } = await db
    .updateTable('staff_sessions')
    .set({ token_hash: hashOf(token), stepped_up_at: nowMs, seen_at: nowMs })
    .where('id', '=', id)
    .where('token_hash', '=', token_hash)
    .executeTakeFirst();
  return numUpdatedRows === 0n ? null : token;
}

/** A session in use is noted once a minute, so it may end up to a minute early and never late. */
const SEEN_EVERY_MS = 60_000;

/**
 * Whose session it is, or null: unknown, too old, or of somebody who was disabled. `isActive`: the person did something;
 * what a page asks by itself does not keep a session alive.
 */
export async function sessionOf(
  store: Records,
  token: string,
  { isActive = true } = {},
): Promise<SignedIn | null> {
  const { db, now } = store;
  const nowMs = now();
  const session = await db
    .selectFrom('staff_sessions')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  if (!session) return null;
  const person = await db
    .selectFrom('staff')
    .selectAll()
    .where('id', '=', session.staff_id)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  if (!person || !isAlive(session, nowMs)) {
    await endSessions(store, { event: 'session-expired', ids: [session.id] });
    return null;
  }
  if (isActive && nowMs - session.seen_at >= SEEN_EVERY_MS) {
    await db.updateTable('staff_sessions').set({ seen_at: nowMs }).where('id', '=', session.id).execute();
    await db.updateTable('staff').set({ seen_at: nowMs }).where('id', '=', person.id).execute();
  }
  return { session, person };
}

/** What is alive of a person's sessions, the latest first. */
export async function listSessions({ db, now }: Records, staffId: string): Promise<SessionRow[]> {
  const rows = await db
    .selectFrom('staff_sessions')
    .selectAll()
    .where('staff_id', '=', staffId)
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.filter((row) => isAlive(row, now()));
}

/** Ends one session of a person; false where the person has no such session. */
export async function endSession(
  store: Records,
  { person, session }: SignedIn,
  id: string,
): Promise<boolean> {
  const event = id === session.id ? 'signed-out' : 'session-ended';
  return (await endSessions(store, { event, ids: [id], staffId: person.id })) > 0;
}

type Ending = { event: 'signed-out' | 'session-ended' | 'session-expired'; ids: string[]; staffId?: string };

/** Each end is noted once, whoever of several comes first. */
const endSessions = (store: Records, ending: Ending): Promise<number> =>
  inTransaction(store, (work) => endWithin(work, ending));

async function endWithin(work: Work, { event, ids, staffId }: Ending): Promise<number> {
  let count = 0;
  for (const id of ids) {
    let removal = work.db.deleteFrom('staff_sessions').where('id', '=', id);
    if (staffId !== undefined) removal = removal.where('staff_id', '=', staffId);
    const { numDeletedRows } = await removal.executeTakeFirst();
    if (numDeletedRows === 0n) continue;
    count += 1;
    await audit(work, { event, actor: staffId ?? '', target: id });
  }
  return count;
}

/** Ends every session of a person but one, as part of a change that does more; streams of events hear of it at once. */
export async function endAllOf(work: Work, staffId: string, but = ''): Promise<void> {
  const rows = await work.db
    .selectFrom('staff_sessions')
    .select('id')
    .where('staff_id', '=', staffId)
    .where('id', '!=', but)
    .execute();
  await endWithin(work, { event: 'session-ended', ids: rows.map(({ id }) => id) });
  await publishEvent(work, 'people', staffId);
}

/** Signs a person out everywhere. */
export const endEverySession = (store: Records, staffId: string): Promise<void> =>
  inTransaction(store, (work) => endAllOf(work, staffId));

/** Ends what is past its time and forgets tries and invitations that count no more. */
export async function sweepStaff(store: Records): Promise<void> {
  const nowMs = store.now();
  const old = await store.db
    .selectFrom('staff_sessions')
    .select('id')
    .where((is) => is.or([is('seen_at', '<=', nowMs - IDLE_MS), is('created_at', '<=', nowMs - ABSOLUTE_MS)]))
    .execute();
  if (old.length > 0) await endSessions(store, { event: 'session-expired', ids: old.map(({ id }) => id) });
  await store.db
    .deleteFrom('staff_tries')
    .where('at', '<=', nowMs - TRIES_WINDOW_MS)
    .execute();
  await store.db
    .deleteFrom('staff_invites')
    .where('expires_at', '<=', nowMs - INVITE_SHOWN_MS)
    .execute();
  await sweepChallenges(store);
}
