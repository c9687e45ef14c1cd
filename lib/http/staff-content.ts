import 'server-only';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { inTransaction, type Work } from '@/lib/backend/database/audit';
import type { Records } from '@/lib/backend/database/tables';
import { ringOthers, showPublished } from '@/lib/backend/live-content';
import { env } from '@/lib/config/env';
import { routes } from '@/lib/config/routes';
import { languages, localPath } from '@/lib/i18n/language';
import {
  type CurrentDocument,
  type DocumentCheck,
  type DocumentDetail,
  documentName,
  type SentText,
} from '@/lib/stories/document-schema';
import { isGuarded } from '@/lib/stories/guarded';
import { type DocumentDeps, readDocument, versionText } from '@/lib/stories/store/document-list';
import { documentRow, type Saved } from '@/lib/stories/store/documents';
import { withChange } from '@/lib/stories/text-change';
import { RequestError } from './problem';
import { staleVersion } from './staff-endpoint';

export const documentDeps = (store: Records): DocumentDeps => ({ store, dir: env().CONTENT_DIR });

/** @throws RequestError 404 */
export async function foundDocument(store: Records, path: string): Promise<DocumentDetail> {
  const found = await readDocument(documentDeps(store), path);
  if (found === null) throw new RequestError('not_found', 'There is no such document.', { status: 404 });
  return found;
}

/** The path that a read names. @throws RequestError 404 */
export function pathIn(request: Request): string {
  const path = new URL(request.url).searchParams.get('path') ?? '';
  if (documentName(path) === null)
    throw new RequestError('not_found', 'There is no such document.', { status: 404 });
  return path;
}

export function numberIn(request: Request): number {
  const number = new URL(request.url).searchParams.get('number') ?? '';
  if (!/^\d{1,6}$/.test(number)) throw new RequestError('not_found', 'Not found', { status: 404 });
  return Number(number);
}

/** @throws RequestError 404 */
export async function foundVersion(store: Records, path: string, number: number): Promise<string> {
  const text = await versionText(documentDeps(store), path, number);
  if (text === null) throw new RequestError('not_found', 'There is no such version.', { status: 404 });
  return text;
}

/** Without its script the chat could answer nobody; where calls go is changed, never taken down. @throws RequestError 400, 404 */
export async function requireHideable(store: Records, path: string): Promise<void> {
  const { kind, live_text } = await foundDocument(store, path);
  if (kind === 'script' || isGuarded(path) || live_text === null)
    throw new RequestError('nothing_to_do', 'This cannot be taken down.', { status: 400 });
}

const gunzipAsync = promisify(gunzip);
/** The script of the chat has two million, in three scripts. */
const MAX_TEXT_BYTES = 3_000_000;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * The text of a body: as it is, as a change of `stored`, or packed. A change that is stored already makes that text too;
 * one of another text throws. @throws RequestError 400, 409
 */
export async function textIn({ text, change, gzip }: SentText, stored: string): Promise<string> {
  if (change !== undefined) {
    const whole = [stored, withChange(stored, change)].find((one) => sha256(one) === change.digest);
    if (whole !== undefined) return whole;
    throw new RequestError('stale_version', 'Another text is stored by now.', { status: 409 });
  }
  if (gzip === undefined) return text ?? '';
  try {
    const bytes = await gunzipAsync(Buffer.from(gzip, 'base64'), { maxOutputLength: MAX_TEXT_BYTES });
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new RequestError('bad_encoding', 'The text cannot be unpacked.', { status: 400 });
  }
}

/** Who saves comes too late: what is stored now, beside what was sent. */
export async function staleDocument(store: Records, path: string, sent: unknown): Promise<Response> {
  const { version, text, lock } = await foundDocument(store, path);
  const row = await documentRow(store, path);
  const by = row?.draft_by ?? null;
  const staff =
    by === null
      ? undefined
      : await store.db.selectFrom('staff').select('name').where('id', '=', by).executeTakeFirst();
  const current: CurrentDocument = { version, text, lock, updated_by: staff?.name ?? null };
  return staleVersion(current, sent);
}

/** Runs a change; its new version, or the 409 of one that came too late. @throws RequestError 400 where there is nothing to do */
export async function changed(
  store: Records,
  { path, sent }: { path: string; sent: unknown },
  change: (work: Work) => Promise<Saved>,
): Promise<{ version: number } | Response> {
  const saved = await inTransaction(store, change);
  if (saved.kind === 'stale') return staleDocument(store, path, sent);
  if (saved.kind === 'nothing')
    throw new RequestError('nothing_to_do', 'There is nothing to change here any more.', { status: 400 });
  return { version: saved.version };
}

/** @throws RequestError 400 with what refuses the publishing, by line */
export function requireSound({ errors }: DocumentCheck): void {
  if (errors.length === 0) return;
  const fields: Record<string, string> = {};
  for (const { line, message } of errors) {
    const name = `line ${line}`;
    fields[name] = [fields[name], message].filter(Boolean).join('; ');
  }
  throw new RequestError('invalid_fields', 'Please mend what is named here first.', { status: 400, fields });
}

/** Shows here and everywhere what was just published or taken down, and draws its pages before anyone is told. */
export async function goLive(path: string): Promise<void> {
  await showPublished();
  await ringOthers();
  await warm(pagesOf(path));
}

function pagesOf(path: string): string[] {
  const name = documentName(path);
  const english =
    name?.kind === 'story' ? [routes.story(name.id), routes.blog, routes.home] : (pagesOfFile[path] ?? []);
  return english.flatMap((page) => languages.map((language) => localPath(language, page)));
}

const pagesOfFile: Readonly<Record<string, readonly string[]>> = {
  'testimonials.json': [routes.home],
  'features.json': [routes.treatment, routes.home],
  'accommodations.json': [routes.accommodation],
  'families.json': [routes.families],
  'team.json': [routes.about],
  'pictures.json': [routes.home, routes.about, routes.treatment, routes.contact],
  'site.json': [routes.home, routes.contact, routes.helpNow],
  'questions.json': [routes.faq],
  'helplines.json': [routes.helpNow, routes.families, routes.home],
  'costs.json': [routes.trust, routes.faq],
  'trust.json': [routes.trust],
};

const WARM_MS = 3000;

/** Asks this instance for the pages as a visitor would; one that cannot be drawn in time is drawn for its first visitor. */
async function warm(pages: readonly string[]): Promise<void> {
  const { PORT, HOSTNAME } = env();
  const host = /^(?:0\.0\.0\.0|::|\[::\])$/.test(HOSTNAME) ? '127.0.0.1' : HOSTNAME;
  const signal = AbortSignal.timeout(WARM_MS);
  const ask = (page: string) =>
    fetch(`http://${host}:${PORT}${page}`, { signal, cache: 'no-store' })
      .then((answer) => answer.arrayBuffer())
      .catch(() => undefined);
  const [first] = pages;
  // With a query the answer comes from no cache, and tells the cache in front that the content has changed.
  if (first !== undefined) await ask(`${first}?fresh`);
  for (const page of pages) await ask(page);
}
