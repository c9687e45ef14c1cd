import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import * as z from 'zod';
import type { Overlay, OverlayRow } from '@/lib/stories/overlay';
import type { liveRows } from './publishing';

type LiveRow = Awaited<ReturnType<typeof liveRows>>[number];

/** What lies over the files of a folder by the rows of the store. One that shows its file again lies over nothing. */
export function overlayFrom(dir: string, rows: readonly LiveRow[]): Overlay {
  const laid = rows.flatMap(({ path, hidden, body }): [string, OverlayRow][] => {
    if (!hidden && body === null) return [];
    const shown = hidden ? null : body;
    return [[path, { stamp: stampOf(shown), body: shown }]];
  });
  const seqs = rows.map(({ live_seq }) => live_seq);
  return {
    dir: resolve(dir),
    rows: new Map(laid),
    edition: editionOf(laid),
    seq: Math.max(0, ...seqs),
    changedMs: Math.max(0, ...rows.map(({ live_at }) => live_at ?? 0)),
    isKnown: true,
  };
}

const stampOf = (body: string | null): string => `store ${hashOf(body ?? '')}`;
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

const editionOf = (laid: readonly [string, OverlayRow][]): string =>
  laid.length === 0
    ? ''
    : hashOf(JSON.stringify(laid.map(([path, { stamp, body }]) => [path, stamp, body === null])));

/** Over a folder whose store has not answered yet, and of which no copy is here. */
export const unknownOverlay = (dir: string): Overlay => ({
  dir: resolve(dir),
  rows: new Map(),
  edition: 'unknown',
  seq: -1,
  changedMs: 0,
  isKnown: false,
});

const Copy = z.object({ rows: z.array(z.tuple([z.string(), z.string().nullable()])) });

/** One a site and folder, beside what is known of stories that are gone. */
function copyFile(dir: string, siteUrl: string): string {
  const name = hashOf(JSON.stringify([siteUrl, resolve(dir)]));
  return join(process.cwd(), '.next', 'cache', 'stories', `${name}-over.json`);
}

/** What the store said when it was last read here; null where nothing of it was written down. */
export function readCopy(dir: string, siteUrl: string): Overlay | null {
  try {
    const { rows } = Copy.parse(JSON.parse(readFileSync(copyFile(dir, siteUrl), 'utf8')));
    const laid = rows.map(([path, body]): [string, OverlayRow] => [path, { stamp: stampOf(body), body }]);
    return { ...unknownOverlay(dir), rows: new Map(laid), edition: editionOf(laid), isKnown: true };
  } catch {
    return null;
  }
}

/** Written beside and renamed. A full or read-only disk costs the copy, nothing else. */
export async function writeCopy({ dir, rows }: Overlay, siteUrl: string): Promise<void> {
  const file = copyFile(dir, siteUrl);
  const draft = `${file}.${randomUUID()}`;
  const copy = { rows: [...rows].map(([path, { body }]) => [path, body]) };
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(draft, JSON.stringify(copy));
    await rename(draft, file);
  } catch {
    await rm(draft, { force: true }).catch(() => undefined);
  }
}
