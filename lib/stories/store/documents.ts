import 'server-only';
import { audit, type Work } from '@/lib/backend/database/audit';
import { publishEvent } from '@/lib/backend/database/events';
import type { Records } from '@/lib/backend/database/tables';
import { documentName, type Lock } from '@/lib/stories/document-schema';
import type { DocumentRow } from './content-tables';
import { putAside } from './revisions';

/** So long an editor's lock counts after the last save. */
export const LOCK_MS = 2 * 60_000;

export const documentRow = ({ db }: Pick<Records, 'db'>, path: string): Promise<DocumentRow | undefined> =>
  db.selectFrom('documents').selectAll().where('path', '=', path).executeTakeFirst();

/** How many texts have changes that visitors do not see yet. */
export async function countDrafts({ db }: Pick<Records, 'db'>): Promise<number> {
  const { count } = await db
    .selectFrom('documents')
    .where('draft', 'is not', null)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The row of a document, made where there is none; nobody else changes it until the transaction ends. */
export async function lockedRow({ db, engine }: Work, path: string): Promise<DocumentRow> {
  const blank = { draft: null, draft_by: null, draft_at: null, lock_by: null, lock_until: null };
  const unpublished = {
    live: null,
    hidden: 0,
    live_seq: 0,
    live_at: null,
    scheduled: null,
    publish_at: null,
  };
  await db
    .insertInto('documents')
    .values({
      path,
      language: documentName(path)?.language ?? 'en',
      version: 0,
      ...blank,
      ...unpublished,
    })
    .onConflict((conflict) => conflict.column('path').doNothing())
    .execute();
  const query = db.selectFrom('documents').selectAll().where('path', '=', path);
  return (engine === 'postgres' ? query.forUpdate() : query).executeTakeFirstOrThrow();
}

type LockTimes = Pick<DocumentRow, 'lock_by' | 'lock_until'>;
const isLockedBut = (by: string, { lock_by, lock_until }: LockTimes, nowMs: number): boolean =>
  lock_by !== null && lock_by !== by && (lock_until ?? 0) > nowMs;

/** Who is editing a document now. */
export async function lockOf(
  { db, now }: Pick<Records, 'db' | 'now'>,
  { lock_by, lock_until }: LockTimes,
): Promise<Lock | null> {
  const until = lock_until ?? 0;
  if (lock_by === null || until <= now()) return null;
  const staff = await db.selectFrom('staff').select('name').where('id', '=', lock_by).executeTakeFirst();
  return { by: lock_by, name: staff?.name ?? '', at: until - LOCK_MS, until };
}

export type OnDocument = { path: string; by: string };
/** `stale`: somebody else changed it, or is editing it; what was sent is put aside as a version of its own. */
export type Saved = { kind: 'saved'; version: number } | { kind: 'stale' } | { kind: 'nothing' };

/**
 * Takes the lock. What somebody else had typed is put aside as a version; whoever is still editing is
 * told by the event and by their next save.
 */
export async function takeLock(
  work: Work,
  { path, by, isTaken }: OnDocument & { isTaken: boolean },
): Promise<boolean> {
  const row = await lockedRow(work, path);
  const isOthers = isLockedBut(by, row, work.nowMs);
  if (isOthers && !isTaken) return false;
  if (row.draft !== null && (isOthers || (isTaken && row.draft_by !== by)))
    await putAside(work, { path, body: row.draft, by: row.draft_by });
  if (isOthers) await audit(work, { event: 'content-lock-taken', actor: by, target: path });
  await setLock(work, path, by);
  if (row.lock_by !== by) await publishEvent(work, 'content', path);
  return true;
}

async function setLock({ db, nowMs }: Work, path: string, by: string | null): Promise<void> {
  const lock_until = by === null ? null : nowMs + LOCK_MS;
  await db.updateTable('documents').set({ lock_by: by, lock_until }).where('path', '=', path).execute();
}

export async function giveLockBack(work: Work, { path, by }: OnDocument): Promise<void> {
  const row = await lockedRow(work, path);
  if (row.lock_by !== by) return;
  await setLock(work, path, null);
  await publishEvent(work, 'content', path);
}

/** Saves what is typed, and the lock with it. The same text sent again, because its answer was lost, is saved once. */
export async function saveDraft(
  work: Work,
  { path, by, version, text }: OnDocument & { version: number; text: string },
): Promise<Saved> {
  const row = await lockedRow(work, path);
  if (row.draft === text && row.draft_by === by) {
    if (!isLockedBut(by, row, work.nowMs)) await setLock(work, path, by);
    return { kind: 'saved', version: row.version };
  }
  if (isLockedBut(by, row, work.nowMs) || row.version !== version) {
    await putAside(work, { path, body: text, by });
    return { kind: 'stale' };
  }
  await setDraft(work, row, { draft: text, by });
  await setLock(work, path, by);
  if (row.draft === null || row.lock_by !== by) await publishEvent(work, 'content', path);
  return { kind: 'saved', version: version + 1 };
}

export async function setDraft(
  { db, nowMs }: Work,
  { path, version }: DocumentRow,
  { draft, by }: { draft: string | null; by: string },
): Promise<void> {
  const change = { draft, draft_by: draft === null ? null : by, draft_at: draft === null ? null : nowMs };
  await db
    .updateTable('documents')
    .set({ ...change, version: version + 1 })
    .where('path', '=', path)
    .execute();
}

export type OnVersion = OnDocument & { version: number };

/** The row when it is still at the version, and nobody else is editing it. */
export async function currentRow(work: Work, { path, by, version }: OnVersion): Promise<DocumentRow | null> {
  const row = await lockedRow(work, path);
  return row.version !== version || isLockedBut(by, row, work.nowMs) ? null : row;
}

/** Takes the draft away; it stays among the versions. */
export async function discardDraft(work: Work, input: OnVersion): Promise<Saved> {
  const row = await currentRow(work, input);
  if (row === null) return { kind: 'stale' };
  if (row.draft === null) return { kind: 'nothing' };
  await putAside(work, { path: row.path, body: row.draft, by: row.draft_by });
  await setDraft(work, row, { draft: null, by: input.by });
  return told(work, 'content-discarded', { row, by: input.by });
}

/** Makes a text of before the draft; the draft of now stays among the versions. */
export async function revertDraft(work: Work, input: OnVersion & { text: string }): Promise<Saved> {
  const row = await currentRow(work, input);
  if (row === null) return { kind: 'stale' };
  if (row.draft !== null && row.draft !== input.text)
    await putAside(work, { path: row.path, body: row.draft, by: row.draft_by });
  await setDraft(work, row, { draft: input.text, by: input.by });
  await setLock(work, row.path, input.by);
  return told(work, 'content-reverted', { row, by: input.by });
}

type Event = Parameters<typeof audit>[1]['event'];
export async function told(
  work: Work,
  event: Event,
  { row, by }: { row: DocumentRow; by: string },
): Promise<Saved> {
  await audit(work, { event, actor: by, target: row.path });
  await publishEvent(work, 'content', row.path);
  return { kind: 'saved', version: row.version + 1 };
}

/** A new document's first draft. `nothing`: there is one at this path. */
export async function createDraft(
  work: Work,
  { path, by, text }: OnDocument & { text: string },
): Promise<Saved> {
  const row = await lockedRow(work, path);
  if (row.draft !== null || row.live_seq > 0) return { kind: 'nothing' };
  await setDraft(work, row, { draft: text, by });
  await setLock(work, path, by);
  return told(work, 'content-created', { row, by });
}
