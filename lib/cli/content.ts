import 'server-only';
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import type { Records } from '@/lib/backend/database/tables';
import { trainAndStore } from '@/lib/chat/intents/trained-classifier';
import { UsageError } from '@/lib/cli/output';
import { uploadPath } from '@/lib/stories/picture-upload';
import { reportContent } from '@/lib/stories/store/check';
import { contentFiles } from '@/lib/stories/store/content-files';
import { readBytes } from '@/lib/stories/store/media-bytes';
import { fileName } from '@/lib/stories/store/picture-intake';
import { liveRows } from '@/lib/stories/store/publishing';

export type ContentCheckCommand = { name: 'content-check'; dir: string | undefined; json: boolean };
export type ContentLearnCommand = { name: 'content-learn' };
export type ContentCommand =
  | { name: 'content-list'; json: boolean }
  | { name: 'content-export'; dir: string };
type Terminal = { out(text: string): void };

/** What stands after `content`. @throws UsageError */
export function readContentCommand(
  [what, dir]: readonly string[],
  json: boolean,
): ContentCheckCommand | ContentLearnCommand | ContentCommand {
  if (what === 'learn' && dir === undefined) return { name: 'content-learn' };
  if (what === 'check') return { name: 'content-check', dir, json };
  if (what === 'export') {
    if (dir === undefined) throw new UsageError('content export: expected the name of a new folder');
    return { name: 'content-export', dir };
  }
  if (what !== 'list') throw new UsageError(`unknown command "content ${what ?? ''}"`);
  if (dir !== undefined) throw new UsageError(`unexpected "${dir}"`);
  return { name: 'content-list', json };
}

/** Prints the mistakes in the files of a folder; 1 where there are any. */
export async function checkContentFiles(
  { dir, json }: { dir: string; json: boolean },
  terminal: Terminal,
): Promise<0 | 1> {
  const { mistakes, translations, counts } = await reportContent(dir);
  for (const mistake of [...mistakes, ...translations]) {
    const { file, line, message, isNote } = mistake;
    const words = `${file}:${line}: ${isNote ? 'note: ' : ''}${message}`;
    terminal.out(`${json ? JSON.stringify(mistake) : words}\n`);
  }
  const isSound = mistakes.every(({ isNote }) => isNote);
  if (isSound && !json) {
    const totals = Object.entries(counts).map(([kind, count]) => `${count} ${kind}`);
    terminal.out(`content: ${totals.join(', ')}, no mistakes\n`);
  }
  return isSound ? 0 : 1;
}

/** Learns what the chat's examples tell, for every start from now on (`dist/chat-*.bin`). */
export async function learnContent(dir: string): Promise<0> {
  const { value } = await contentFiles(dir, () => undefined).flow();
  if (value) await trainAndStore(value);
  return 0;
}

type Context = { store: Records; terminal: Terminal; options: { CONTENT_DIR: string } };

/** Lists what the console has laid over the files, or writes all of it as a folder of files. */
export async function runOnContent(command: ContentCommand, context: Context): Promise<0> {
  const { store, terminal, options } = context;
  if (command.name === 'content-list') {
    for (const line of await documentLines(store, command.json)) terminal.out(`${line}\n`);
    return 0;
  }
  const { texts, hidden, pictures } = await exportContent(store, options.CONTENT_DIR, command.dir);
  terminal.out(
    `${command.dir}: the files with ${texts} texts and ${pictures} pictures of the console, without ${hidden} that are taken down\n`,
  );
  return 0;
}

/** A line a document that was ever edited in the console: its path, its state, since when. */
async function documentLines({ db }: Records, json: boolean): Promise<string[]> {
  const rows = await db.selectFrom('documents').selectAll().orderBy('path').execute();
  return rows.map(({ path, live, hidden, live_at, draft, publish_at }) => {
    const state = hidden === 1 ? 'taken down' : live === null ? 'file' : 'published';
    const at = (ms: number | null) => (ms === null ? '' : new Date(ms).toISOString());
    const shown = { path, state, since: at(live_at), draft: draft !== null, publish_at: at(publish_at) };
    if (json) return JSON.stringify(shown);
    const more = [shown.draft && 'a draft', shown.publish_at && `published at ${shown.publish_at}`];
    return [path, state, shown.since, ...more].filter(Boolean).join('  ');
  });
}

/**
 * The content as visitors see it, as files: those of `from` with what the console has published over them, less what it
 * has taken down, and its pictures in `uploads/`. @throws UsageError where `to` is there and not empty
 */
async function exportContent(store: Records, from: string, to: string) {
  const there = await readdir(to).catch(() => []);
  if (there.length > 0) throw new UsageError(`content export: "${to}" is not empty`);
  await cp(from, to, { recursive: true });
  let texts = 0;
  let hidden = 0;
  for (const row of await liveRows(store)) {
    if (row.hidden === 1) {
      await rm(within(to, row.path), { force: true });
      hidden += 1;
    } else if (row.body !== null) {
      await write(within(to, row.path), row.body);
      texts += 1;
    }
  }
  return { texts, hidden, pictures: await exportPictures(store, to) };
}

async function exportPictures({ db }: Records, to: string): Promise<number> {
  const rows = await db.selectFrom('media').select('hash').where('removed_at', 'is', null).execute();
  let written = 0;
  for (const { hash } of rows) {
    const bytes = await readBytes(db, fileName(hash));
    if (bytes === null) continue;
    await write(within(to, uploadPath(hash)), bytes);
    written += 1;
  }
  return written;
}

/** @throws where a path of the store would leave the folder */
function within(dir: string, path: string): string {
  const file = resolve(dir, path);
  if (!file.startsWith(resolve(dir) + sep)) throw new Error(`"${path}" leaves the folder`);
  return file;
}

async function write(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
