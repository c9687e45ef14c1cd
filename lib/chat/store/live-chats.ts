import 'server-only';
import { audit, type Work } from '@/lib/backend/database/audit';
import { publishEvent } from '@/lib/backend/database/events';
import { claimTicketOf, releaseTicketOf } from '@/lib/backend/database/tickets';
import { ANSWER_MS, CLAIM_MS } from '@/lib/chat/live';
import { isStarted } from './conversations';
import {
  addMessage,
  type Change,
  lockLive,
  newRow,
  nextVersion,
  nobody,
  note,
  publishMessage,
  quiet,
  type Sent,
} from './live-rows';

/** The conversation with a message of now; false where it is gone. */
async function touchChat({ db, nowMs }: Work, chatId: string): Promise<boolean> {
  const found = await db
    .updateTable('chats')
    .set({ updated_at: nowMs })
    .where('id', '=', chatId)
    .where(isStarted)
    .executeTakeFirst();
  return found.numUpdatedRows > 0n;
}

type By = { chatId: string; staffId: string };

/** Of several who join at once one does. Joining again what is one's own changes nothing. */
export async function joinChat(work: Work, { chatId, staffId }: By): Promise<'joined' | 'taken' | 'missing'> {
  const { db, nowMs } = work;
  if (!(await touchChat(work, chatId))) return 'missing';
  await db
    .insertInto('live_chats')
    .values(newRow(chatId, nowMs))
    .onConflict((conflict) => conflict.column('chat_id').doNothing())
    .execute();
  const joined = await db
    .updateTable('live_chats')
    .set((row) => ({
      ...{ state: 'live' as const, claimed_by: staffId, claimed_until: nowMs + CLAIM_MS },
      ...{ answer_by: nowMs + ANSWER_MS, joined_at: nowMs, closing: null, version: nextVersion(row) },
      ...quiet,
    }))
    .where('chat_id', '=', chatId)
    .where(({ or, and, eb }) =>
      or([
        eb('state', '<>', 'live'),
        eb('claimed_until', '<', nowMs),
        and([eb('claimed_by', '=', staffId), eb('joined_at', 'is', null)]),
      ]),
    )
    .executeTakeFirst();
  if (joined.numUpdatedRows === 0n) {
    const row = await lockLive(db, chatId);
    return row?.claimed_by === staffId ? 'joined' : 'taken';
  }
  await note(work, chatId, { text: 'joined', staff_id: staffId });
  await claimTicketOf(work, { chatId, staffId });
  await audit(work, { event: 'chat-joined', actor: staffId, target: chatId });
  await publishMessage(work, chatId);
  return 'joined';
}

/** Changes the live row of who answers there; false for anybody else. */
async function changeOwn({ db }: Work, { chatId, staffId }: By, change: Change): Promise<boolean> {
  const changed = await db
    .updateTable('live_chats')
    .set((row) => ({ ...change, version: nextVersion(row) }))
    .where('chat_id', '=', chatId)
    .where('state', '=', 'live')
    .where('claimed_by', '=', staffId)
    .where('joined_at', 'is not', null)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** A counsellor's message; false where the conversation is not theirs any more. */
export async function writeLive(work: Work, by: By, { text, id }: Sent): Promise<boolean> {
  const { chatId, staffId } = by;
  const answered = { answer_by: null, staff_typed_at: null, claimed_until: work.nowMs + CLAIM_MS };
  if (!(await touchChat(work, chatId)) || !(await changeOwn(work, by, answered))) return false;
  await addMessage(work, {
    ...{ chat_id: chatId, speaker: 'counsellor', staff_id: staffId },
    ...{ text, client_id: id },
  });
  await audit(work, { event: 'chat-written', actor: staffId, target: chatId });
  await publishMessage(work, chatId);
  return true;
}

/** The sign that a counsellor types, without the text. */
export async function typeLive(work: Work, by: By): Promise<boolean> {
  const { nowMs } = work;
  const row = await lockLive(work.db, by.chatId);
  const answer_by = row?.answer_by == null ? null : nowMs + ANSWER_MS;
  if (!(await changeOwn(work, by, { staff_typed_at: nowMs, answer_by }))) return false;
  await publishEvent(work, 'live', by.chatId);
  return true;
}

/** Hands a conversation over; who is named takes it up by joining, else it goes back to the queue. */
export async function transferLive(work: Work, by: By, to: string): Promise<boolean> {
  const { nowMs } = work;
  const handed = {
    ...{ claimed_by: to, joined_at: null, staff_typed_at: null },
    ...{ claimed_until: nowMs + ANSWER_MS, answer_by: nowMs + ANSWER_MS },
  };
  if (!(await changeOwn(work, by, handed))) return false;
  await releaseTicketOf(work, by.chatId);
  await note(work, by.chatId, { text: 'transferred', staff_id: to });
  await audit(work, { event: 'chat-transferred', actor: by.staffId, target: by.chatId });
  await publishMessage(work, by.chatId);
  return true;
}

/** The bot goes on; the visitor is asked whether it helped. What the inbox has of it is for everybody again. */
export async function leaveLive(work: Work, by: By): Promise<boolean> {
  if (!(await changeOwn(work, by, { state: 'ended', ...nobody, ...quiet }))) return false;
  await releaseTicketOf(work, by.chatId);
  await note(work, by.chatId, { text: 'left', staff_id: by.staffId });
  await audit(work, { event: 'chat-left', actor: by.staffId, target: by.chatId });
  await publishMessage(work, by.chatId);
  return true;
}
