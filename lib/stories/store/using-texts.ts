import 'server-only';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Records } from '@/lib/backend/database/tables';
import { env } from '@/lib/config/env';
import type { UsingText } from './stored-pictures';

/**
 * Every text that could show a picture: the files of the content folder, drafts, and what was or will be published of
 * them, also of a text that is taken down and may be put back.
 */
export async function usingTexts(store: Records, dir = env().CONTENT_DIR): Promise<UsingText[]> {
  const stored = await storedTexts(store);
  const over = new Set(stored.filter(({ isShown }) => isShown).map(({ path }) => path));
  const files = (await fileTexts(dir)).filter(({ path }) => !over.has(path));
  const texts = [...files, ...stored.map(({ path, text }) => ({ path, text }))];
  return texts.sort((a, b) => a.path.localeCompare(b.path, 'en'));
}

async function fileTexts(dir: string): Promise<UsingText[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && /^[^.].*\.(?:md|json)$/.test(entry.name));
  return Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name);
      return { path: relative(dir, file).split(sep).join('/'), text: await readFile(file, 'utf8') };
    }),
  );
}

type StoredText = UsingText & { isShown: boolean };

async function storedTexts({ db }: Records): Promise<StoredText[]> {
  const drafts = await db
    .selectFrom('documents')
    .select(['path', 'draft'])
    .where('draft', 'is not', null)
    .execute();
  const bodies = await db
    .selectFrom('documents')
    .innerJoin('revisions', 'revisions.path', 'documents.path')
    .select(['documents.path', 'body', 'number', 'live'])
    .where(({ or, eb, ref }) => or([eb('number', '=', ref('live')), eb('number', '=', ref('scheduled'))]))
    .execute();
  return [
    ...drafts.map(({ path, draft }) => ({ path, text: draft ?? '', isShown: false })),
    ...bodies.map(({ path, body, number, live }) => ({ path, text: body ?? '', isShown: number === live })),
  ];
}
