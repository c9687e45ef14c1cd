import 'server-only';
import { writeFile } from 'node:fs/promises';
import { inTransaction } from '@/lib/backend/database/audit';
import { records } from '@/lib/backend/database/database';
import type { Records } from '@/lib/backend/database/tables';
import { failingAs } from '@/lib/backend/failing-as';
import { log } from '@/lib/server/log';
import { documentName } from '@/lib/stories/document-schema';
import {
  type PictureAlt,
  type PictureUse,
  type StoredPicture,
  uploadHash,
  uploadPath,
} from '@/lib/stories/picture-upload';
import { cleanCopy } from './clean-copies';
import { readBytes, storeBytes } from './media-bytes';
import type { MediaRow } from './media-tables';
import { fileName, noteChange } from './picture-intake';
import { titleOf } from './records';
import { avifOf, copyWidths } from './upload-encoding';

/** A picture that staff added, of those that are not removed. */
const pictureRow = async ({ db }: Pick<Records, 'db'>, hash: string): Promise<MediaRow | null> =>
  (await db
    .selectFrom('media')
    .selectAll()
    .where('hash', '=', hash)
    .where('removed_at', 'is', null)
    .executeTakeFirst()) ?? null;

/** 0 where it is gone. */
export const pictureWidth = async (store: Records, hash: string): Promise<number> =>
  (await pictureRow(store, hash))?.width ?? 0;

/** `/media/uploads/<hash>.webp?…` as `mediaAddress` writes it; null where there is no such picture. */
export async function uploadAddress(path: string): Promise<string | null> {
  const hash = uploadHash(path);
  if (hash === null) return null;
  const row = await pictureRow(await failingAs('storage', records), hash);
  return row && addressOf(row);
}

function addressOf({ hash, width, height }: MediaRow): string {
  const widths = copyWidths(width);
  const copies = widths.length === 0 ? '' : `&avif=${widths.join('.')}`;
  return `/media/${uploadPath(hash)}?v=${hash.slice(0, 8)}&w=${width}&h=${height}${copies}`;
}

/** `hash`: blank where the bytes are to be asked for again soon. */
type UploadFile = { path: string; type: string; hash: string; width: number | undefined };

/**
 * The file of a picture that staff added, written beside the other copies from the bytes in the store. A narrow AVIF
 * that is not made yet is its WebP meanwhile, and is made now.
 */
export async function openUpload(path: string): Promise<UploadFile | null> {
  const [, hash = '', digits, format] =
    /^uploads\/([0-9a-f]{32})(?:-(640|1200))?\.(webp|avif)$/.exec(path) ?? [];
  const width = digits === undefined ? undefined : Number(digits);
  if (hash === '' || (format === 'avif' && width === undefined)) return null;
  const store = await failingAs('storage', records);
  const row = await pictureRow(store, hash);
  if (row === null || (width !== undefined && width >= row.width)) return null;
  if (format === 'avif') {
    const avif = await copyOf(store, fileName(hash, width, 'avif'));
    if (avif !== null) return { path: avif, type: 'image/avif', hash, width };
    void makeAvif(store, row);
  }
  const webp = await copyOf(store, fileName(hash, width));
  if (webp === null) return null;
  return { path: webp, type: 'image/webp', hash: format === 'avif' ? '' : hash, width };
}

/** Null where the store has no such bytes. */
const copyOf = ({ db }: Records, name: string): Promise<string | null> =>
  cleanCopy(`upload-${name}`, async (target) => {
    const bytes = await readBytes(db, name);
    if (bytes === null) throw new Error('not made yet');
    await writeFile(target, bytes);
  });

const making = new Set<string>();
let queue: Promise<unknown> = Promise.resolve();

/** Makes the narrow AVIF files of a picture, one at a time in this process. It never fails for its caller. */
export function makeAvif(
  store: Records,
  { hash, width }: Pick<MediaRow, 'hash' | 'width'>,
): Promise<unknown> {
  if (making.has(hash)) return queue;
  making.add(hash);
  queue = queue
    .then(async () => {
      for (const copy of copyWidths(width)) {
        const name = fileName(hash, copy, 'avif');
        if ((await readBytes(store.db, name)) !== null) continue;
        const whole = await readBytes(store.db, fileName(hash));
        if (whole !== null) await storeBytes(store.db, name, await avifOf(whole, copy));
      }
    })
    .catch(() => log.warn({ event: 'avif_failed', hash }))
    .finally(() => making.delete(hash));
  return queue;
}

/** A text of the site, where pictures may stand. */
export type UsingText = { path: string; text: string };

/** Each text once, by the title that it has now. */
function usesOf(hash: string, texts: readonly UsingText[]): PictureUse[] {
  const showing = texts.filter(({ text }) => text.includes(uploadPath(hash)));
  return [...new Map(showing.map((one) => [one.path, useOf(one)])).values()];
}

function useOf({ path, text }: UsingText): PictureUse {
  const name = documentName(path);
  const title = name?.kind === 'story' ? titleOf(text) : null;
  return { path, title: title ?? name?.title ?? path, language: name?.language ?? 'en' };
}

/** All pictures, the newest first. */
export async function listPictures({ db }: Records, texts: readonly UsingText[]): Promise<StoredPicture[]> {
  const rows = await db
    .selectFrom('media')
    .innerJoin('staff', 'staff.id', 'media.added_by')
    .selectAll('media')
    .select('staff.name as added_by_name')
    .where('removed_at', 'is', null)
    .orderBy('added_at', 'desc')
    .execute();
  return rows.map((row) => ({
    path: uploadPath(row.hash),
    address: addressOf(row),
    width: row.width,
    height: row.height,
    alt: altOf(row),
    shows_person: row.shows_person === 1,
    consent: { by: row.consent_by, on: row.consent_on, paper: row.consent_paper },
    added_by: row.added_by_name,
    added_at: row.added_at,
    uses: usesOf(row.hash, texts),
  }));
}

const altOf = ({ alt }: MediaRow): PictureAlt => JSON.parse(alt) as PictureAlt;

type Removal = { hash: string; by: string; texts: readonly UsingText[] };

/** Takes a picture out of the store, its bytes and its consent with it. `used`: texts still show it, and it stays. */
export const removePicture = (
  store: Records,
  { hash, by, texts }: Removal,
): Promise<'removed' | 'unknown' | { used: string[] }> =>
  inTransaction(store, async (work) => {
    const used = usesOf(hash, texts);
    if (used.length > 0) return { used: used.map(({ title }) => title) };
    const { db, nowMs } = work;
    const { numUpdatedRows } = await db
      .updateTable('media')
      .set({ removed_at: nowMs, consent_by: '', consent_on: '', consent_paper: '' })
      .where('hash', '=', hash)
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return 'unknown';
    await db.deleteFrom('media_bytes').where('name', 'like', `${hash}%`).execute();
    await noteChange(work, { event: 'picture-removed', actor: by, target: hash });
    return 'removed';
  });
