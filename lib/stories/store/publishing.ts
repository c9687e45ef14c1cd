import 'server-only';
import { audit, inTransaction, type Work } from '@/lib/backend/database/audit';
import { publishEvent } from '@/lib/backend/database/events';
import type { Records } from '@/lib/backend/database/tables';
import type { DocumentRow } from './content-tables';
import {
  currentRow,
  lockedRow,
  type OnDocument,
  type OnVersion,
  type Saved,
  setDraft,
  told,
} from './documents';
import { addRevision, revisionBody } from './revisions';

/** Publishes the draft, or has it published later. */
export async function publishDraft(work: Work, input: OnVersion & { at: number | null }): Promise<Saved> {
  const row = await currentRow(work, input);
  if (row === null) return { kind: 'stale' };
  if (row.draft === null) return { kind: 'nothing' };
  const { path, by, at } = input;
  await unschedule(work, row);
  const state = at === null ? 'published' : 'scheduled';
  const number = await addRevision(work, { path, body: row.draft, state, by, publish_at: at });
  if (at === null) {
    await setDraft(work, row, { draft: null, by });
    await show(work, path, { live: number, hidden: 0 });
    return told(work, 'content-published', { row, by });
  }
  await work.db
    .updateTable('documents')
    .set({ scheduled: number, publish_at: at, version: row.version + 1 })
    .where('path', '=', path)
    .execute();
  return told(work, 'content-scheduled', { row, by });
}

/** From the commit of this transaction on, every instance shows it so. */
async function show(
  work: Work,
  path: string,
  change: Pick<DocumentRow, 'hidden'> & Partial<Pick<DocumentRow, 'live'>>,
): Promise<void> {
  // The event locks the numbers, so that a higher one is never seen before a lower one.
  await publishEvent(work, 'content', path);
  const { seq } = await work.db
    .selectFrom('documents')
    .select(({ fn }) => fn.max('live_seq').as('seq'))
    .executeTakeFirstOrThrow();
  await work.db
    .updateTable('documents')
    .set({ ...change, live_seq: (seq ?? 0) + 1, live_at: work.nowMs })
    .where('path', '=', path)
    .execute();
}

/** What was to be published later stays as a version. */
async function unschedule({ db }: Work, { path, scheduled }: DocumentRow): Promise<void> {
  if (scheduled === null) return;
  await db
    .updateTable('documents')
    .set({ scheduled: null, publish_at: null })
    .where('path', '=', path)
    .execute();
  await db
    .updateTable('revisions')
    .set({ state: 'saved', publish_at: null })
    .where('path', '=', path)
    .where('number', '=', scheduled)
    .execute();
}

export async function cancelSchedule(work: Work, { path, by }: OnDocument): Promise<Saved> {
  const row = await lockedRow(work, path);
  if (row.scheduled === null) return { kind: 'nothing' };
  await unschedule(work, row);
  await audit(work, { event: 'content-unscheduled', actor: by, target: path });
  await publishEvent(work, 'content', path);
  return { kind: 'saved', version: row.version };
}

/** Takes a document down, whoever is editing it. */
export async function hideDocument(work: Work, { path, by }: OnDocument): Promise<Saved> {
  const row = await lockedRow(work, path);
  if (row.hidden) return { kind: 'nothing' };
  await unschedule(work, row);
  await addRevision(work, { path, body: null, state: 'hidden', by, publish_at: null });
  await show(work, path, { hidden: 1 });
  await audit(work, { event: 'content-hidden', actor: by, target: path });
  return { kind: 'saved', version: row.version };
}

/** Shows again what was shown before it was taken down: what was published last, else the file. */
export async function restoreDocument(work: Work, { path, by }: OnDocument): Promise<Saved> {
  const row = await lockedRow(work, path);
  if (!row.hidden) return { kind: 'nothing' };
  if (row.live === null) await show(work, path, { hidden: 0 });
  else {
    const body = await revisionBody(work, { path, number: row.live });
    const live = await addRevision(work, { path, body, state: 'published', by, publish_at: null });
    await show(work, path, { live, hidden: 0 });
  }
  await audit(work, { event: 'content-restored', actor: by, target: path });
  return { kind: 'saved', version: row.version };
}

/** Publishes what is due of a document, once however many ask at once. */
export async function publishScheduled(work: Work, path: string): Promise<boolean> {
  const row = await lockedRow(work, path);
  const { scheduled, publish_at } = row;
  if (scheduled === null || publish_at === null || publish_at > work.nowMs) return false;
  const revision = await work.db
    .updateTable('revisions')
    .set({ state: 'published', published_at: work.nowMs })
    .where('path', '=', path)
    .where('number', '=', scheduled)
    .returning(['body', 'by'])
    .executeTakeFirstOrThrow();
  const isTyped = row.draft !== null && row.draft !== revision.body;
  await work.db
    .updateTable('documents')
    .set({
      scheduled: null,
      publish_at: null,
      ...(!isTyped && { draft: null, draft_by: null, draft_at: null }),
    })
    .where('path', '=', path)
    .execute();
  await show(work, path, { live: scheduled, hidden: 0 });
  await audit(work, { event: 'content-published', actor: revision.by ?? '', target: path });
  return true;
}

/** Publishes all that is due: the paths. */
export async function publishDue(store: Records): Promise<string[]> {
  const due = await store.db
    .selectFrom('documents')
    .select('path')
    .where('publish_at', '<=', store.now())
    .execute();
  const published: string[] = [];
  for (const { path } of due)
    if (await inTransaction(store, (work) => publishScheduled(work, path))) published.push(path);
  return published;
}

/** The number of the last change of what visitors see, and when the next is due. */
export async function publishingState({ db }: Records): Promise<{ seq: number; dueMs: number | null }> {
  const { seq, due } = await db
    .selectFrom('documents')
    .select(({ fn }) => [fn.max('live_seq').as('seq'), fn.min('publish_at').as('due')])
    .executeTakeFirstOrThrow();
  return { seq: seq ?? 0, dueMs: due };
}

type LiveRow = Pick<DocumentRow, 'path' | 'hidden' | 'live_seq' | 'live_at'> & { body: string | null };

/** Everything that lies over a file, or in the place of none. */
export const liveRows = ({ db }: Records): Promise<LiveRow[]> =>
  db
    .selectFrom('documents')
    .leftJoin('revisions', (join) =>
      join.onRef('revisions.path', '=', 'documents.path').onRef('revisions.number', '=', 'documents.live'),
    )
    .select([
      'documents.path',
      'documents.hidden',
      'documents.live_seq',
      'documents.live_at',
      'revisions.body',
    ])
    .where('documents.live_seq', '>', 0)
    .orderBy('documents.path')
    .execute();
