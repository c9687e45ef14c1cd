import 'server-only';
import { createHash } from 'node:crypto';
import { audit, inTransaction, type Work } from '@/lib/backend/database/audit';
import { publishEvent } from '@/lib/backend/database/events';
import type { Records } from '@/lib/backend/database/tables';
import {
  PART_BYTES,
  type PictureAlt,
  type PictureConsent,
  partCount,
  type UploadFault,
} from '@/lib/stories/picture-upload';
import { forgetBytes, readBytes, storeBytes, storePiece } from './media-bytes';
import type { MediaRow, MediaUploadRow } from './media-tables';
import { type EncodedPicture, encodeUpload } from './upload-encoding';

const DAY_MS = 24 * 60 * 60_000;
/** Of one person at a time; the oldest gives way. */
const MAX_OPEN = 5;

const bytesOf = (id: string): string => `upload:${id}`;
const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');

type Begin = { staffId: string; digest: string; size: number };
/** `have`: the parts that are here, so that a lost line costs one part. */
export type OpenUpload = { id: string; have: number[] };

/** Opens an upload, or finds the same person's of the same bytes again. */
export async function beginUpload(store: Records, { staffId, digest, size }: Begin): Promise<OpenUpload> {
  const id = sha256(`${staffId}:${digest}:${size}`).slice(0, 32);
  await sweepUploads(store, { staffId, except: id });
  await store.db
    .insertInto('media_uploads')
    .values({ id, staff_id: staffId, digest, size, created_at: store.now() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return { id, have: await storedPieces(store, id) };
}

async function storedPieces({ db }: Records, id: string): Promise<number[]> {
  const rows = await db
    .selectFrom('media_bytes')
    .select('number')
    .where('name', '=', bytesOf(id))
    .orderBy('number')
    .execute();
  return rows.map(({ number }) => number);
}

/** Forgets uploads of a day ago, and of one person those beyond the last few. */
async function sweepUploads(store: Records, { staffId, except }: { staffId: string; except: string }) {
  const { db } = store;
  const open = await db.selectFrom('media_uploads').selectAll().orderBy('created_at', 'desc').execute();
  const own = open.filter((upload) => upload.staff_id === staffId && upload.id !== except);
  const old = open.filter(({ created_at }) => created_at < store.now() - DAY_MS);
  const ids = [...new Set([...old, ...own.slice(MAX_OPEN - 1)].map(({ id }) => id))];
  if (ids.length === 0) return;
  await forgetBytes(db, ids.map(bytesOf));
  await db.deleteFrom('media_uploads').where('id', 'in', ids).execute();
}

type Part = { staffId: string; id: string; number: number; data: string };

/** Takes one part; the same one twice is one. Null where the upload is not this person's, or the part does not fit. */
export async function addPart({ db }: Records, { staffId, id, number, data }: Part): Promise<true | null> {
  const upload = await db
    .selectFrom('media_uploads')
    .selectAll()
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  if (!upload || number >= partCount(upload.size)) return null;
  const expected = Math.min(PART_BYTES, upload.size - number * PART_BYTES);
  if (Buffer.from(data, 'base64').length !== expected) return null;
  await storePiece(db, { name: bytesOf(id), number, data });
  return true;
}

export type PictureFacts = { alt: PictureAlt; shows_person: boolean; consent: PictureConsent };
type Finish = PictureFacts & { staffId: string; id: string };
export type Finished =
  | { kind: 'done'; hash: string }
  | { kind: 'unknown' }
  | { kind: 'incomplete'; have: number[] }
  | { kind: 'refused'; fault: UploadFault };

/** Makes a picture of an upload. Asked again after a lost answer, it finds the picture it made. What is refused is forgotten at once. */
export async function finishUpload(store: Records, { staffId, id, ...facts }: Finish): Promise<Finished> {
  const upload = await store.db
    .selectFrom('media_uploads')
    .selectAll()
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  if (!upload) return { kind: 'unknown' };
  const known = await pictureOfSource(store, upload.digest);
  if (known !== null) {
    await describePicture(store, { hash: known, by: staffId, ...facts });
    return { kind: 'done', hash: known };
  }
  const have = await storedPieces(store, id);
  if (have.length < partCount(upload.size)) return { kind: 'incomplete', have };
  const bytes = await readBytes(store.db, bytesOf(id));
  const isWhole = bytes !== null && sha256(bytes) === upload.digest;
  const encoded = isWhole ? await oneAtATime(() => encodeUpload(bytes)) : 'broken';
  if (typeof encoded === 'string') {
    await forgetBytes(store.db, [bytesOf(id)]);
    return { kind: 'refused', fault: encoded };
  }
  return { kind: 'done', hash: await addPicture(store, { upload, encoded, facts }) };
}

/** Decoding takes memory: one picture at a time. */
let queue: Promise<unknown> = Promise.resolve();
function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const result = queue.then(work, work);
  queue = result.catch(() => undefined);
  return result;
}

async function pictureOfSource({ db }: Records, source: string): Promise<string | null> {
  const row = await db
    .selectFrom('media')
    .select('hash')
    .where('source', '=', source)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row?.hash ?? null;
}

type Added = { upload: MediaUploadRow; encoded: EncodedPicture; facts: PictureFacts };

async function addPicture(store: Records, { upload, encoded, facts }: Added): Promise<string> {
  const [whole] = encoded.files;
  const hash = sha256(whole?.bytes ?? '').slice(0, 32);
  const { width, height } = encoded;
  await inTransaction(store, async (work) => {
    const { db, nowMs } = work;
    for (const { width: copy, bytes } of encoded.files) await storeBytes(db, fileName(hash, copy), bytes);
    const row = { source: upload.digest, width, height, ...columnsOf(facts), removed_at: null };
    await db
      .insertInto('media')
      .values({ hash, ...row, added_by: upload.staff_id, added_at: nowMs })
      .onConflict((conflict) => conflict.column('hash').doUpdateSet(row))
      .execute();
    // The upload's row stays a day: an answer that was lost is given once more.
    await forgetBytes(db, [bytesOf(upload.id)]);
    await noteChange(work, { event: 'picture-added', actor: upload.staff_id, target: hash });
  });
  return hash;
}

/** The name of a picture's bytes: whole, or so many pixels wide. */
export const fileName = (hash: string, width?: number, format: 'webp' | 'avif' = 'webp'): string =>
  `${hash}${width === undefined ? '' : `-${width}`}.${format}`;

const columnsOf = ({ alt, shows_person, consent }: PictureFacts) =>
  ({
    alt: JSON.stringify(alt),
    shows_person: shows_person ? 1 : 0,
    consent_by: consent.by,
    consent_on: consent.on,
    consent_paper: consent.paper,
  }) satisfies Partial<MediaRow>;

type Change = {
  event: 'picture-added' | 'picture-described' | 'picture-removed';
  actor: string;
  target: string;
};
export async function noteChange(work: Work, change: Change): Promise<void> {
  await audit(work, change);
  await publishEvent(work, 'media', change.target);
}

/** Changes what is said of a picture. False where there is none. */
export const describePicture = (
  store: Records,
  { hash, by, ...facts }: PictureFacts & { hash: string; by: string },
): Promise<boolean> =>
  inTransaction(store, async (work) => {
    const { numUpdatedRows } = await work.db
      .updateTable('media')
      .set(columnsOf(facts))
      .where('hash', '=', hash)
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await noteChange(work, { event: 'picture-described', actor: by, target: hash });
    return true;
  });
