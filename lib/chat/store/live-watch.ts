import 'server-only';
import type { Expression, SqlBool } from 'kysely';
import { audit, inTransaction, type Work } from '@/lib/backend/database/audit';
import type { Records } from '@/lib/backend/database/tables';
import { CLAIM_MS, GONE_MS, isPersonThere, PRESENT_MS, silentBefore, waitOverBefore } from '@/lib/chat/live';
import type { OpeningHours } from '@/lib/config/opening-hours';
import {
  type Change,
  isToldSilent,
  isUnanswered,
  keepMissed,
  type Live,
  lockLive,
  nextVersion,
  nobody,
  noOffer,
  note,
  publishMessage,
  quiet,
  reopenQueued,
  untyped,
} from './live-rows';
import type { LiveChatRow } from './live-tables';

type Sweep = {
  isDue: (row: Live) => Expression<SqlBool>;
  change: Change;
  /** In the same transaction, once the row has changed. */
  followUp: (work: Work, row: LiveChatRow) => Promise<void>;
};

/** Changes each conversation that is due, unless it is not any more, and tells of it; their number. */
async function sweep(store: Records, { isDue, change, followUp }: Sweep): Promise<number> {
  const due = await store.db.selectFrom('live_chats').selectAll().where(isDue).execute();
  for (const row of due)
    await inTransaction(store, async (work) => {
      await lockLive(work.db, row.chat_id);
      const changed = await work.db
        .updateTable('live_chats')
        .set((one) => ({ ...change, version: nextVersion(one) }))
        .where('chat_id', '=', row.chat_id)
        .where(isDue)
        .executeTakeFirst();
      if (changed.numUpdatedRows === 0n) return;
      await followUp(work, row);
      await publishMessage(work, row.chat_id);
    });
  return due.length;
}

const queued = (nowMs: number): Change => ({ state: 'waiting', queued_at: nowMs, ...nobody, ...untyped });

/** Counsellors whose console gives no sign any more: their visitors wait in the queue again, and are told. */
export const releaseLost = (store: Records): Promise<number> => {
  const nowMs = store.now();
  return sweep(store, {
    isDue: ({ and, eb }) => and([eb('state', '=', 'live'), eb('claimed_until', '<=', nowMs)]),
    change: queued(nowMs),
    followUp: async (work, { chat_id, claimed_by }) => {
      await reopenQueued(work, chat_id);
      await note(work, chat_id, { text: 'lost', staff_id: claimed_by });
      await audit(work, { event: 'chat-released', target: chat_id });
    },
  });
};

/** Where somebody answers, locked with its items: before the numbers of a change that goes on with `requeueLiveOf`. */
export async function lockLiveOf({ db }: Work, staffId: string): Promise<string[]> {
  const rows = await db
    .updateTable('live_chats')
    .set({ claimed_by: staffId })
    .where('state', '=', 'live')
    .where('claimed_by', '=', staffId)
    .returning('chat_id as id')
    .execute();
  const ids = rows.map(({ id }) => id);
  for (const id of ids) await db.updateTable('tickets').set({ id }).where('id', '=', id).execute();
  return ids;
}

/** Within the change that takes the right to answer away: the visitors wait in the queue again, and are told. */
export async function requeueLiveOf(work: Work, staffId: string, by: string): Promise<void> {
  await work.db.deleteFrom('staff_presence').where('staff_id', '=', staffId).execute();
  for (const id of await lockLiveOf(work, staffId)) {
    await work.db
      .updateTable('live_chats')
      .set((row) => ({ ...queued(work.nowMs), version: nextVersion(row) }))
      .where('chat_id', '=', id)
      .execute();
    await reopenQueued(work, id);
    await note(work, id, { text: 'requeued', staff_id: staffId });
    await audit(work, { event: 'chat-released', actor: by, target: id });
    await publishMessage(work, id);
  }
}

/** Visitors whose browser asks for no news any more, while nothing has ended: whoever answers, or may join, is told. */
export const markGone = (store: Records): Promise<number> =>
  sweep(store, {
    isDue: ({ and, eb }) => and([eb('gone', '=', 0), eb('visitor_seen_at', '<=', store.now() - GONE_MS)]),
    change: { gone: 1 },
    followUp: async () => undefined,
  });

/** Offers that nobody took up in time, or whose person is gone: whoever made them goes on, and the visitor is told. */
export const endOffers = (store: Records): Promise<number> => {
  const nowMs = store.now();
  const there = ({ selectFrom }: Live) =>
    selectFrom('staff_presence')
      .select('staff_id')
      .whereRef('staff_id', '=', 'live_chats.offered_to')
      .where('seen_at', '>', nowMs - CLAIM_MS);
  return sweep(store, {
    isDue: (row) =>
      row.and([
        row('state', '=', 'live'),
        row('offered_to', 'is not', null),
        row.or([row('answer_by', '<=', nowMs), row.not(row.exists(there(row)))]),
      ]),
    change: noOffer,
    followUp: (work, { chat_id, offered_to }) =>
      note(work, chat_id, { text: 'missed', staff_id: offered_to }),
  });
};

/** Who has waited so long is told once that somebody is still looked for. */
const STILL_MS = 2 * 60_000;
export const tellStill = (store: Records): Promise<number> =>
  sweep(store, {
    isDue: ({ and, eb, not, exists, selectFrom }) => {
      const notes = selectFrom('live_turns').whereRef('live_turns.chat_id', '=', 'live_chats.chat_id');
      const told = notes.where('text', '=', 'still').whereRef('at', '>', 'queued_at').select('speaker');
      const isLong = eb('queued_at', '<=', store.now() - STILL_MS);
      return and([eb('state', '=', 'waiting'), isLong, not(exists(told.where('speaker', '=', 'system')))]);
    },
    change: {},
    followUp: (work, { chat_id }) => note(work, chat_id, { text: 'still' }),
  });

/** Waits that are over although nobody came: the visitor is told, and nothing promises a person any more. */
export const endWaits = (store: Records, isThere: boolean): Promise<number> =>
  sweep(store, {
    isDue: ({ and, eb }) =>
      and([eb('state', '=', 'waiting'), eb('queued_at', '<=', waitOverBefore(store.now(), isThere))]),
    change: { state: 'ended', closing: 'skipped', ...quiet },
    followUp: async (work, row) => {
      await keepMissed(work, row);
      await note(work, row.chat_id, { text: 'nobody' });
    },
  });

/** Visitors whom who answers has long left without a word: they are told once, with the ways out, and of others only where some are there. */
export const tellSilent = (store: Records, hours: OpeningHours | null): Promise<number> => {
  const nowMs = store.now();
  return sweep(store, {
    isDue: (row) =>
      row.and([
        row('state', '=', 'live'),
        row('joined_at', '<=', silentBefore(nowMs)),
        isUnanswered(row, nowMs),
        row.not(isToldSilent(row)),
      ]),
    change: {},
    followUp: async (work, { chat_id, claimed_by }) => {
      const present = (await presentStaff(work, nowMs)).filter(({ id }) => id !== claimed_by).length;
      const isThere = isPersonThere({ present, onShift: 0 }, nowMs, hours);
      await note(work, chat_id, { text: isThere ? 'silent' : 'alone', staff_id: claimed_by });
    },
  });
};

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
