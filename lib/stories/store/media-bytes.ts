import 'server-only';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/backend/database/tables';

const PIECE_BYTES = 48 * 1024;

/** Stores bytes under a name; bytes that stand under it already stay. */
export async function storeBytes(db: Kysely<Tables>, name: string, bytes: Buffer): Promise<void> {
  for (let number = 0; number * PIECE_BYTES < bytes.length; number += 1) {
    const piece = bytes.subarray(number * PIECE_BYTES, (number + 1) * PIECE_BYTES);
    await storePiece(db, { name, number, data: piece.toString('base64') });
  }
}

type Piece = { name: string; number: number; data: string };
export const storePiece = (db: Kysely<Tables>, piece: Piece): Promise<unknown> =>
  db
    .insertInto('media_bytes')
    .values(piece)
    .onConflict((conflict) => conflict.columns(['name', 'number']).doNothing())
    .execute();

/** Null where nothing stands under the name. */
export async function readBytes(db: Kysely<Tables>, name: string): Promise<Buffer | null> {
  const rows = await db
    .selectFrom('media_bytes')
    .select('data')
    .where('name', '=', name)
    .orderBy('number')
    .execute();
  return rows.length === 0 ? null : Buffer.concat(rows.map(({ data }) => Buffer.from(data, 'base64')));
}

export const forgetBytes = (db: Kysely<Tables>, names: readonly string[]): Promise<unknown> =>
  db.deleteFrom('media_bytes').where('name', 'in', names).execute();
