import 'server-only';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Records } from '@/lib/backend/database/tables';
import { type Language, languages } from '@/lib/i18n/language';
import {
  type DocumentCheck,
  type DocumentDetail,
  type DocumentName,
  type DocumentState,
  type DocumentSummary,
  documentFiles,
  documentName,
  type VersionSummary,
} from '@/lib/stories/document-schema';
import { isGuarded } from '@/lib/stories/guarded';
import type { DocumentRow } from './content-tables';
import { checkDocument, fileText, isOutdated } from './document-check';
import { documentRow, lockOf } from './documents';
import { defaultsOf, hasDefaults, shapeOfFile } from './file-fields';
import { titleOf } from './records';
import { listVersions, revisionBody } from './revisions';
import { needsSecond } from './site-file';

/** The documents of a store over the files of a folder. */
export type DocumentDeps = { store: Records; dir: string };

type Text = { live: string | null; last: string | null };

/** `live`: what visitors see. `last`: the same, or of a hidden document what they saw before. */
async function textsOf({ store, dir }: DocumentDeps, path: string, row?: DocumentRow): Promise<Text> {
  const isOver = row !== undefined && row.live !== null;
  const last = isOver
    ? await revisionBody(store, { path, number: row.live ?? 0 })
    : await fileText(dir, path);
  return { live: row?.hidden ? null : last, last };
}

/** Where the English of a translation stands; undefined for any other document. */
function englishPath(path: string): string | undefined {
  const name = documentName(path);
  return name?.kind === 'story' && name.language !== 'en' ? `stories/${name.id}.md` : undefined;
}

/** The English text that a translation belongs to, as visitors read it; undefined for any other document. */
export async function englishFor(deps: DocumentDeps, path: string): Promise<string | null | undefined> {
  const english = englishPath(path);
  if (english === undefined) return undefined;
  return (await textsOf(deps, english, await documentRow(deps.store, english))).live;
}

export async function checkText(deps: DocumentDeps, path: string, text: string): Promise<DocumentCheck> {
  const check = await checkDocument({ dir: deps.dir, path, text, ...(await withEnglish(deps, path)) });
  if (!isGuarded(path)) return check;
  const before = (await textsOf(deps, path, await documentRow(deps.store, path))).live;
  return { ...check, needs_second: await needsSecond(deps.dir, { path, before, after: text }) };
}

async function withEnglish(deps: DocumentDeps, path: string): Promise<{ english?: string | null }> {
  const english = await englishFor(deps, path);
  return english === undefined ? {} : { english };
}

/** One document with its text; null where neither store nor folder has it. */
export async function readDocument(deps: DocumentDeps, path: string): Promise<DocumentDetail | null> {
  const name = documentName(path);
  const row = await documentRow(deps.store, path);
  const { live, last } = await textsOf(deps, path, row);
  const text = row?.draft ?? last;
  if (name === null || (text === null && name.kind === 'story')) return null;
  const english = englishPath(path);
  return {
    ...name,
    path,
    version: row?.version ?? 0,
    text: text ?? '',
    live_text: live,
    is_draft: (row?.draft ?? null) !== null,
    lock: row ? await lockOf(deps.store, row) : null,
    publish_at: row?.publish_at ?? null,
    is_hidden: row?.hidden === 1,
    is_hidden_with: english !== undefined && (await documentRow(deps.store, english))?.hidden === 1,
    translations: await translationsOf(deps, name),
    check: text === null ? { errors: [], warnings: [] } : await checkText(deps, path, text),
    shape: shapeOfFile(path),
    defaults: defaultsOf(path),
  };
}

/** The other languages in which visitors read an English story. */
async function translationsOf(deps: DocumentDeps, { kind, id, language }: DocumentName): Promise<Language[]> {
  if (kind !== 'story' || language !== 'en') return [];
  const others = languages.filter((one) => one !== 'en');
  const lives = await Promise.all(
    others.map(async (one) => {
      const path = `stories/${id}.${one}.md`;
      return (await textsOf(deps, path, await documentRow(deps.store, path))).live;
    }),
  );
  return others.filter((_, at) => lives[at] !== null);
}

/** All versions, newest first; the file, where there is one, is the oldest. */
export async function versionsOf({ store, dir }: DocumentDeps, path: string): Promise<VersionSummary[]> {
  const file: VersionSummary = { number: 0, at: null, by: null, state: 'file' };
  const isFile = (await fileText(dir, path)) !== null;
  return [...(await listVersions(store, path)), ...(isFile ? [file] : [])];
}

/** A version's text; number 0 is the file. Null where there is none. */
export const versionText = (
  { store, dir }: DocumentDeps,
  path: string,
  number: number,
): Promise<string | null> => (number === 0 ? fileText(dir, path) : revisionBody(store, { path, number }));

/** Everything that can be edited, stories first, by id and language. */
export async function listDocuments(deps: DocumentDeps): Promise<DocumentSummary[]> {
  const rows = new Map(
    (await deps.store.db.selectFrom('documents').selectAll().execute()).map((row) => [row.path, row]),
  );
  const names = (await readdir(join(deps.dir, 'stories')).catch(() => [])).map((name) => `stories/${name}`);
  const paths = [...new Set([...names, ...rows.keys()])].filter(
    (path) => documentName(path)?.kind === 'story',
  );
  const found: DocumentSummary[] = [];
  for (const path of [...paths.sort(), ...documentFiles]) {
    const summary = await summaryOf(deps, path, rows);
    if (summary !== null) found.push(summary);
  }
  return found;
}

async function summaryOf(
  deps: DocumentDeps,
  path: string,
  rows: ReadonlyMap<string, DocumentRow>,
): Promise<DocumentSummary | null> {
  const name = documentName(path);
  const row = rows.get(path);
  const { live, last } = await textsOf(deps, path, row);
  const text = row?.draft ?? last;
  if (name === null || (text === null && name.kind === 'story')) return null;
  const english = englishPath(path);
  const englishText = english && (await textsOf(deps, english, rows.get(english))).live;
  return {
    ...name,
    ...(name.kind === 'story' && { title: titleOf(text ?? '') ?? name.title }),
    path,
    state: stateOf(path, row, live),
    has_draft: (row?.draft ?? null) !== null,
    ...(await updateOf(deps, path, row)),
    lock: row ? await lockOf(deps.store, row) : null,
    publish_at: row?.publish_at ?? null,
    is_outdated: Boolean(englishText && text && isOutdated(text, englishText)),
  };
}

function stateOf(path: string, row: DocumentRow | undefined, live: string | null): DocumentState {
  if (row?.hidden) return 'hidden';
  if (row && row.publish_at !== null) return 'scheduled';
  if (live === null) return hasDefaults(path) ? 'own' : 'draft';
  return row && row.live !== null ? 'published' : 'file';
}

/** Who changed it last, and when; of a file nobody knows who. */
async function updateOf({ store, dir }: DocumentDeps, path: string, row?: DocumentRow) {
  const isDraftNewer = (row?.draft_at ?? 0) > (row?.live_at ?? 0);
  if (!row || (row.draft_at === null && row.live_at === null)) {
    const entry = await stat(join(dir, path)).catch(() => null);
    return { updated_at: entry && Math.floor(entry.mtimeMs), updated_by: null };
  }
  const id = isDraftNewer ? row.draft_by : await lastPublisher(store, path);
  const staff =
    id === null
      ? undefined
      : await store.db.selectFrom('staff').select('name').where('id', '=', id).executeTakeFirst();
  return { updated_at: isDraftNewer ? row.draft_at : row.live_at, updated_by: staff?.name ?? null };
}

async function lastPublisher({ db }: Records, path: string): Promise<string | null> {
  const row = await db
    .selectFrom('revisions')
    .select('by')
    .where('path', '=', path)
    .where('published_at', 'is not', null)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.by ?? null;
}
