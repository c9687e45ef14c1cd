import 'server-only';
import { audit, inTransaction } from '@/lib/backend/database/audit';
import type { Records } from '@/lib/backend/database/tables';
import { CLAIM_MS, chatCounts, firstName } from '@/lib/chat/live';
import type { LiveAction } from '@/lib/chat/live-schema';
import { site } from '@/lib/config/site';
import { isSomebodyThere } from './live-backend';
import { joinChat, leaveLive, transferLive, typeLive, withdrawOffer, writeLive } from './live-chats';
import { type ListedChat, listLive, type OpenChat, readLive } from './live-reads';
import { closeLive } from './live-visitor';
import { endOffers, presentStaff } from './live-watch';

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

/** In how many conversations each person answers, and in how many of danger. */
export async function answeringNow({ db }: Pick<Records, 'db'>) {
  const rows = await db
    .selectFrom('live_chats')
    .innerJoin('chats', 'chats.id', 'live_chats.chat_id')
    .select(['claimed_by', 'urgent'])
    .where('state', '=', 'live')
    .execute();
  return (id: string) => {
    const own = rows.filter(({ claimed_by }) => claimed_by === id);
    return { conversations: own.length, urgent: own.filter(({ urgent }) => urgent === 1).length };
  };
}

/** What waits in the list, for a page without it. Nobody counts as present for counting them. */
export const countChats = async (store: Pick<Records, 'db' | 'now'>, reader: string) =>
  chatCounts(await listLive(store, reader));

/** `present`: counsellors with an open console, the reader aside. */
export type ChatList = { chats: ListedChat[]; present: { id: string; name: string }[] };

/**
 * Conversations that go on: nothing of what was written. The page reads them four times a minute, which shows that its
 * reader is there and still answers what is theirs.
 */
export async function listChatsFor(store: Records, staffId: string): Promise<ChatList> {
  await noteHere(store, staffId);
  return { chats: await listLive(store, staffId), present: await colleagues(store, staffId) };
}

async function colleagues(store: Records, staffId: string): Promise<ChatList['present']> {
  const present = await presentStaff(store, store.now());
  return present.filter(({ id }) => id !== staffId).map(({ id, name }) => ({ id, name: firstName(name) }));
}

/** One conversation, null where there is none. A reading by anybody but who answers there is noted. */
export async function openChatFor(store: Records, id: string, staffId: string): Promise<OpenChat | null> {
  const chat = await readLive(store, id, staffId);
  if (chat && !chat.is_mine) {
    const event = chat.state === 'live' ? 'chat-followed' : 'chat-read';
    await inTransaction(store, (work) => audit(work, { event, actor: staffId, target: id }));
  }
  return chat;
}

/** `taken`: somebody else answers there. `not-yours`: it went back to the queue, or to somebody else. `nobody`: who was named is away. */
export type Acted = 'done' | 'missing' | 'taken' | 'not-yours' | 'nobody';

/** What a counsellor does in a conversation. */
export const actInChat = async (store: Records, act: LiveAction, staffId: string): Promise<Acted> => {
  const by = { chatId: act.chat, staffId };
  if (act.action === 'transfer') {
    const isThere = (await colleagues(store, staffId)).some(({ id }) => id === act.to);
    if (!isThere) return 'nobody';
  }
  const isThere = act.action === 'leave' && (await isPersonPromised(store));
  return inTransaction(store, async (work) => {
    switch (act.action) {
      case 'join': {
        const joined = await joinChat(work, by);
        return joined === 'joined' ? 'done' : joined;
      }
      case 'write':
        return doneIf(await writeLive(work, by, act));
      case 'typing':
        return doneIf(await typeLive(work, by));
      case 'transfer':
        return doneIf(await transferLive(work, by, act.to));
      case 'withdraw':
        return doneIf(await withdrawOffer(work, by));
      case 'leave':
        return doneIf(await leaveLive(work, by, isThere));
      case 'close':
        await closeLive(work, act.chat, 'skipped');
        await audit(work, { event: 'chat-closed', actor: staffId, target: act.chat });
        return 'done';
    }
  });
};

/** Out of every conversation, and of what was offered, as whoever signs out is: another page of theirs must not pass for them. */
export async function leaveEveryChat(store: Records, staffId: string): Promise<void> {
  const own = await store.db
    .selectFrom('live_chats')
    .select('chat_id as chatId')
    .where('state', '=', 'live')
    .where('claimed_by', '=', staffId)
    .execute();
  await store.db.deleteFrom('staff_presence').where('staff_id', '=', staffId).execute();
  const isThere = await isPersonPromised(store);
  for (const { chatId } of own)
    await inTransaction(store, (work) => leaveLive(work, { chatId, staffId }, isThere));
  await endOffers(store);
}

/** Whether a visitor who is left without an answer may be promised another person. */
const isPersonPromised = (store: Records): Promise<boolean> => isSomebodyThere(store, site().callHours.hours);

const doneIf = (isDone: boolean): Acted => (isDone ? 'done' : 'not-yours');
