import 'server-only';
import { audit, type Work } from '@/lib/backend/database/audit';
import { publishEvent } from '@/lib/backend/database/events';
import { claimTicketOf, releaseTicketOf } from '@/lib/backend/database/tickets';
import { ANSWER_MS, CLAIM_MS, type LiveNotice, queuing, silences, silentBefore } from '@/lib/chat/live';
import { isStarted } from './conversations';
import {
  addMessage,
  answeringIn,
  type Change,
  isUnanswered,
  lockLive,
  newRow,
  nextVersion,
  nobody,
  noOffer,
  note,
  publishMessage,
  quiet,
  reopenQueued,
  type Sent,
} from './live-rows';
import type { LiveChatRow } from './live-tables';

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
  const before = await lockLive(db, chatId);
  const joined = await db
    .updateTable('live_chats')
    .set((row) => ({
      ...{ state: 'live' as const, claimed_by: staffId, claimed_until: nowMs + CLAIM_MS },
      ...{ joined_at: nowMs, closing: null, version: nextVersion(row) },
      ...{ ...noOffer, ...quiet, visitor_seen_at: nowMs },
      // Of whom the visitor has waited since; nobody waits while the bot answers.
      ...(before?.state === 'ended' && { queued_at: nowMs }),
    }))
    .where('chat_id', '=', chatId)
    .where((row) =>
      row.or([
        row('state', '<>', 'live'),
        row('claimed_until', '<', nowMs),
        row('offered_to', '=', staffId),
        row.and([
          row('claimed_by', '<>', staffId),
          row('joined_at', '<=', silentBefore(nowMs)),
          isUnanswered(row, nowMs),
        ]),
      ]),
    )
    .executeTakeFirst();
  if (joined.numUpdatedRows === 0n) return before?.claimed_by === staffId ? 'joined' : 'taken';
  await note(work, chatId, { text: 'joined', staff_id: staffId });
  // Who answered there until now has its ticket no longer.
  if (answeringIn(before) !== null) await releaseTicketOf(work, chatId);
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
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** A counsellor's message; false where the conversation is not theirs any more. */
export async function writeLive(work: Work, by: By, { text, id }: Sent): Promise<boolean> {
  const { chatId, staffId } = by;
  const answered = { staff_typed_at: null, claimed_until: work.nowMs + CLAIM_MS };
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
  if (!(await changeOwn(work, by, { staff_typed_at: work.nowMs }))) return false;
  await publishEvent(work, 'live', by.chatId);
  return true;
}

/** Offers a conversation to a colleague, who takes it over by joining; until then whoever offers it goes on. */
export async function transferLive(work: Work, by: By, to: string): Promise<boolean> {
  if (!(await changeOwn(work, by, { offered_to: to, answer_by: work.nowMs + ANSWER_MS }))) return false;
  await note(work, by.chatId, { text: 'transferred', staff_id: to });
  await audit(work, { event: 'chat-transferred', actor: by.staffId, target: by.chatId });
  await publishMessage(work, by.chatId);
  return true;
}

/** Takes an offer back; one that has run out is back already. */
export async function withdrawOffer(work: Work, by: By): Promise<boolean> {
  const row = await lockLive(work.db, by.chatId);
  if (answeringIn(row) !== by.staffId) return false;
  if (row?.offered_to === null || !(await changeOwn(work, by, noOffer))) return true;
  await note(work, by.chatId, { text: 'withdrawn', staff_id: by.staffId });
  await audit(work, { event: 'chat-offer-withdrawn', actor: by.staffId, target: by.chatId });
  await publishMessage(work, by.chatId);
  return true;
}

const coming: readonly LiveNotice[] = ['joined', 'transferred', 'withdrawn', 'missed', ...silences];

/** Whether the visitor waits for an answer of the person who is there, or for the one who was to take over. */
async function isAwaiting({ db }: Work, chatId: string, row: LiveChatRow | undefined): Promise<boolean> {
  if ((row?.offered_to ?? null) !== null) return true;
  const last = await db
    .selectFrom('live_turns')
    .select(['speaker', 'text'])
    .where('chat_id', '=', chatId)
    .where(({ or, eb }) => or([eb('speaker', '<>', 'system'), eb('text', 'not in', coming)]))
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (
    last?.speaker === 'visitor' || (last?.speaker === 'system' && queuing.some((one) => one === last.text))
  );
}

/**
 * The bot goes on; the visitor is asked whether it helped. Who waits for an answer waits for another person instead, or where
 * none may be promised is told so; `isThere` null for whoever has settled it all the same. What the inbox has of it is for
 * everybody again.
 */
export async function leaveLive(work: Work, by: By, isThere: boolean | null = null): Promise<boolean> {
  const { chatId, staffId } = by;
  const row = await lockLive(work.db, chatId);
  if (answeringIn(row) !== staffId) return false;
  const isLeftWaiting = isThere !== null && (await isAwaiting(work, chatId, row));
  const isQueued = isLeftWaiting && isThere;
  const gone = { ...nobody, ...quiet };
  await changeOwn(
    work,
    by,
    isQueued ? { state: 'waiting', queued_at: work.nowMs, ...gone } : { state: 'ended', ...gone },
  );
  await releaseTicketOf(work, chatId);
  if (isLeftWaiting) await reopenQueued(work, chatId);
  await note(work, chatId, { text: isQueued ? 'requeued' : 'left', staff_id: staffId });
  if (isLeftWaiting && !isQueued) await note(work, chatId, { text: 'nobody', staff_id: staffId });
  await audit(work, { event: 'chat-left', actor: staffId, target: chatId });
  await publishMessage(work, chatId);
  return true;
}
