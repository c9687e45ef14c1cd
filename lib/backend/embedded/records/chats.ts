import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { ChatRegistration } from '@/lib/contract/chat';
import type { Assessed } from '../../backend';
import { forgetLog } from './forget-log';
import { enqueue } from './outbox-rows';
import { newRecordId } from './record-id';
import type { ChatRow, Records, Tables } from './tables';

const TOKEN_BYTES = 24;

/** The store keeps a token's hash alone: 192 random bits need no salt. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Opens a conversation and gives its token, which nobody can read out of the store again. */
export async function createChat({ db, now }: Records): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const at = now();
  const nobody = { language: 'en', name: '', age: '', email: '', phone: '' };
  const row = { id: newRecordId(), token_hash: hashOf(token), created_at: at, updated_at: at, ...nobody };
  await db
    .insertInto('chats')
    .values({ ...row, registered_at: null, question_id: null, variables: '{}', urgent: 0 })
    .execute();
  return token;
}

/** False for a token nobody was given. Registering again replaces what was said before. */
export async function registerChat(
  { db, now }: Records,
  { token, age, isUrgent, language, name, email, phone }: Assessed<ChatRegistration>,
  { notify }: { notify: boolean },
): Promise<boolean> {
  const at = now();
  return db.transaction().execute(async (transaction) => {
    const chat = await lockChat(transaction, token, at);
    if (chat === null) return false;
    await transaction
      .updateTable('chats')
      .set({ language, name, email, phone, age: String(age), registered_at: at })
      .where('id', '=', chat.id)
      .execute();
    if (isUrgent) await markUrgent(transaction, chat, { notify, at });
    return true;
  });
}

/** Somebody is told once a conversation; the mail says neither who nor what. */
export async function markUrgent(
  transaction: Kysely<Tables>,
  { id }: Pick<ChatRow, 'id'>,
  { notify, at }: { notify: boolean; at: number },
): Promise<void> {
  const marked = await transaction
    .updateTable('chats')
    .set({ urgent: 1 })
    .where('id', '=', id)
    .where('urgent', '=', 0)
    .executeTakeFirst();
  if (marked.numUpdatedRows === BigInt(0)) return;
  if (notify) await enqueue(transaction, { kind: 'chat-urgent', payload: {}, at });
}

/** The conversation of a token; null for a token nobody was given. */
export async function findChat(db: Kysely<Tables>, token: string): Promise<ChatRow | null> {
  const chat = await db
    .selectFrom('chats')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  return chat ?? null;
}

/** The same, locked until the transaction ends: of an answer sent twice the second waits and sees the first. */
export async function lockChat(
  transaction: Kysely<Tables>,
  token: string,
  at: number,
): Promise<ChatRow | null> {
  const chat = await transaction
    .updateTable('chats')
    .set({ updated_at: at })
    .where('token_hash', '=', hashOf(token))
    .returningAll()
    .executeTakeFirst();
  return chat ?? null;
}

/** All conversations in which something was said, oldest first; the desk's view. */
export async function listChats({ db }: Records): Promise<ChatRow[]> {
  return db
    .selectFrom('chats')
    .selectAll()
    .where(({ or, eb }) => or([eb('registered_at', 'is not', null), eb('question_id', 'is not', null)]))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** One conversation by the desk's id. */
export async function chatById({ db }: Records, id: string): Promise<ChatRow | null> {
  return (await db.selectFrom('chats').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Deletes a conversation for good; a request for a call that was made in it stays with the messages. */
export const eraseChat = (store: Records, token: string): Promise<boolean> =>
  erase(store, { column: 'token_hash', value: hashOf(token) });

/** The same by the desk's id. False when there is no such conversation. */
export const eraseChatById = (store: Records, id: string): Promise<boolean> =>
  erase(store, { column: 'id', value: id });

type Which = { column: 'id' | 'token_hash'; value: string };

async function erase({ db, engine }: Records, { column, value }: Which): Promise<boolean> {
  const erased = await db.transaction().execute(async (transaction) => {
    const chat = transaction.selectFrom('chats').select('id').where(column, '=', value);
    await transaction.deleteFrom('chat_turns').where('chat_id', 'in', chat).execute();
    return transaction.deleteFrom('chats').where(column, '=', value).executeTakeFirst();
  });
  if (erased.numDeletedRows > 0) await forgetLog({ db, engine });
  return erased.numDeletedRows > 0;
}

const DAY_MS = 86_400_000;
/** Every visitor's page opens a conversation; most never say a word. */
const SILENT_DAYS = 2;

/** Erases conversations whose last word is older than the retention, and older silent ones. Returns how many had words. */
export async function sweepChats(
  { db, engine }: Records,
  retentionDays: number,
  now: number,
): Promise<number> {
  const before = now - retentionDays * DAY_MS;
  const silentBefore = now - Math.min(SILENT_DAYS, retentionDays) * DAY_MS;
  const swept = await db.transaction().execute(async (transaction) => {
    const old = transaction.selectFrom('chats').select('id').where('updated_at', '<', before);
    await transaction.deleteFrom('chat_turns').where('chat_id', 'in', old).execute();
    await transaction
      .deleteFrom('chats')
      .where('updated_at', '<', silentBefore)
      .where('registered_at', 'is', null)
      .where('question_id', 'is', null)
      .execute();
    return transaction.deleteFrom('chats').where('updated_at', '<', before).executeTakeFirst();
  });
  if (swept.numDeletedRows > 0) await forgetLog({ db, engine });
  return Number(swept.numDeletedRows);
}
