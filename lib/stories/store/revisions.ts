import 'server-only';
import type { Work } from '@/lib/backend/database/audit';
import type { Records } from '@/lib/backend/database/tables';
import type { VersionSummary } from '@/lib/stories/document-schema';
import type { RevisionRow } from './content-tables';

type NewRevision = Pick<RevisionRow, 'path' | 'body' | 'state' | 'by' | 'publish_at'>;

const newest = ({ db }: Pick<Records, 'db'>, path: string): Promise<RevisionRow | undefined> =>
  db
    .selectFrom('revisions')
    .selectAll()
    .where('path', '=', path)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Adds a version; its number. The caller holds the document's row. */
export async function addRevision(work: Work, revision: NewRevision): Promise<number> {
  const number = ((await newest(work, revision.path))?.number ?? 0) + 1;
  const published_at = revision.state === 'published' || revision.state === 'hidden' ? work.nowMs : null;
  await work.db
    .insertInto('revisions')
    .values({ ...revision, number, created_at: work.nowMs, published_at })
    .execute();
  return number;
}

/** Stores a text that is neither the draft nor shown, so that nothing typed is lost; one that is the newest already is not stored again. */
export async function putAside(
  work: Work,
  { path, body, by }: Pick<RevisionRow, 'path' | 'body' | 'by'>,
): Promise<void> {
  const last = await newest(work, path);
  if (last?.state === 'saved' && last.by === by && last.body === body) return;
  await addRevision(work, { path, body, by, state: 'saved', publish_at: null });
}

/** The text of a version; null where there is none, as of one that hid the document. */
export async function revisionBody(
  { db }: Pick<Records, 'db'>,
  { path, number }: Pick<RevisionRow, 'path' | 'number'>,
): Promise<string | null> {
  const row = await db
    .selectFrom('revisions')
    .select('body')
    .where('path', '=', path)
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.body ?? null;
}

/** All versions of a document, newest first; what was put aside and the next one holds word for word is not listed. */
export async function listVersions({ db }: Records, path: string): Promise<VersionSummary[]> {
  const rows = await db
    .selectFrom('revisions')
    .leftJoin('staff', 'staff.id', 'revisions.by')
    .select(({ fn }) => [
      'revisions.number',
      fn.coalesce('revisions.published_at', 'revisions.created_at').as('at'),
      'staff.name as by',
      'revisions.state',
      'body',
    ])
    .where('path', '=', path)
    .orderBy('number', 'desc')
    .execute();
  const listed = rows.filter(({ state, body }, at) => state !== 'saved' || rows[at - 1]?.body !== body);
  return listed.map(({ body: _body, ...version }) => version);
}
