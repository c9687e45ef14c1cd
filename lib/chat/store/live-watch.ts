import 'server-only';
import { audit, inTransaction } from '@/lib/backend/database/audit';
import type { Records } from '@/lib/backend/database/tables';
import { CLAIM_MS, isWaitOver, PRESENT_MS } from '@/lib/chat/live';
import {
  type Live,
  nextVersion,
  nobody,
  noOffer,
  note,
  publishMessage,
  quiet,
  reopenQueued,
} from './live-rows';

/** Counsellors whose console gives no sign any more: their visitors wait in the queue again, and are told. */
export async function releaseLost(store: Records): Promise<number> {
  const nowMs = store.now();
  const isLost = ({ and, eb }: Live) => and([eb('state', '=', 'live'), eb('claimed_until', '<=', nowMs)]);
  const lost = await store.db
    .selectFrom('live_chats')
    .select(['chat_id', 'claimed_by'])
    .where(isLost)
    .execute();
  for (const { chat_id, claimed_by } of lost)
    await inTransaction(store, async (work) => {
      const released = await work.db
        .updateTable('live_chats')
        .set((row) => ({
          state: 'waiting' as const,
          queued_at: nowMs,
          version: nextVersion(row),
          ...nobody,
          ...quiet,
        }))
        .where('chat_id', '=', chat_id)
        .where(isLost)
        .executeTakeFirst();
      if (released.numUpdatedRows === 0n) return;
      await reopenQueued(work, chat_id);
      await note(work, chat_id, { text: 'lost', staff_id: claimed_by });
      await audit(work, { event: 'chat-released', target: chat_id });
      await publishMessage(work, chat_id);
    });
  return lost.length;
}

/** Offers that nobody took up in time: whoever made them goes on, and the visitor is told. */
export async function endOffers(store: Records): Promise<void> {
  const isOver = ({ and, eb }: Live) =>
    and([eb('state', '=', 'live'), eb('offered_to', 'is not', null), eb('answer_by', '<=', store.now())]);
  const over = await store.db
    .selectFrom('live_chats')
    .select(['chat_id', 'offered_to'])
    .where(isOver)
    .execute();
  for (const { chat_id, offered_to } of over)
    await inTransaction(store, async (work) => {
      const ended = await work.db
        .updateTable('live_chats')
        .set((row) => ({ ...noOffer, version: nextVersion(row) }))
        .where('chat_id', '=', chat_id)
        .where(isOver)
        .executeTakeFirst();
      if (ended.numUpdatedRows === 0n) return;
      await note(work, chat_id, { text: 'missed', staff_id: offered_to });
      await publishMessage(work, chat_id);
    });
}

/** Waits that are over although nobody came: the visitor is told, and nothing promises a person any more. */
export async function endWaits(store: Records, isThere: boolean): Promise<void> {
  const waiting = await store.db
    .selectFrom('live_chats')
    .select(['chat_id', 'queued_at'])
    .where('state', '=', 'waiting')
    .execute();
  const over = waiting.filter(({ queued_at }) => isWaitOver(queued_at, store.now(), isThere));
  for (const { chat_id } of over)
    await inTransaction(store, async (work) => {
      const ended = await work.db
        .updateTable('live_chats')
        .set((row) => ({ state: 'ended' as const, closing: 'skipped', version: nextVersion(row) }))
        .where('chat_id', '=', chat_id)
        .where('state', '=', 'waiting')
        .executeTakeFirst();
      if (ended.numUpdatedRows === 0n) return;
      await reopenQueued(work, chat_id);
      await note(work, chat_id, { text: 'nobody' });
      await publishMessage(work, chat_id);
    });
}

/** A beat of somebody's console: they are there, and what they answer is still theirs. */
export async function noteHere({ db, now }: Records, staffId: string): Promise<void> {
  const seen_at = now();
  await db
    .insertInto('staff_presence')
    .values({ staff_id: staffId, seen_at })
    .onConflict((conflict) => conflict.column('staff_id').doUpdateSet({ seen_at }))
    .execute();
  await db
    .updateTable('live_chats')
    .set({ claimed_until: seen_at + CLAIM_MS })
    .where('claimed_by', '=', staffId)
    .where('state', '=', 'live')
    .execute();
}

/** Counsellors whose console is open. */
export const presentStaff = (
  { db }: Pick<Records, 'db'>,
  nowMs: number,
): Promise<{ id: string; name: string; role: string }[]> =>
  db
    .selectFrom('staff_presence')
    .innerJoin('staff', 'staff.id', 'staff_presence.staff_id')
    .select(['staff.id', 'staff.name', 'staff.role'])
    .where('staff.disabled_at', 'is', null)
    .where('staff_presence.seen_at', '>', nowMs - PRESENT_MS)
    .orderBy('staff.name')
    .execute();
