import 'server-only';
import type { Kysely } from 'kysely';
import { publishEvent } from '@/lib/backend/database/events';
import { forgetLog, type Records, type Tables } from '@/lib/backend/database/tables';
import { isStarted, silentChat } from './conversations';
import { hashOf, SILENT_MS } from './tokens';

/** Deletes a conversation for good; a request for a call that was made in it stays with the messages. */
export const eraseChat = (store: Records, token: string): Promise<boolean> =>
  erase(store, { column: 'token_hash', value: hashOf(token) });

/** The same by the operator's id. False when there is no such conversation. */
export const eraseChatById = (store: Records, id: string): Promise<boolean> =>
  erase(store, { column: 'id', value: id });

type Ids = ReturnType<typeof idsOf>;
const idsOf = (db: Kysely<Tables>) => db.selectFrom('chats').select('id');

/** What the bot, the visitor and people of the centre wrote. */
async function deleteMessages(transaction: Kysely<Tables>, chats: Ids): Promise<void> {
  for (const table of ['chat_turns', 'live_turns', 'live_chats'] as const)
    await transaction.deleteFrom(table).where('chat_id', 'in', chats).execute();
}

type Which = { column: 'id' | 'token_hash'; value: string };

/** Leaves the hash of the token for as long as the token might open a conversation anew. */
async function erase({ db, engine, now }: Records, { column, value }: Which): Promise<boolean> {
  const isErased = await db.transaction().execute(async (transaction) => {
    const chat = idsOf(transaction).where(column, '=', value);
    await deleteMessages(transaction, chat);
    const erased = await transaction
      .deleteFrom('chats')
      .where(column, '=', value)
      .where(isStarted)
      .returning(['id', 'token_hash'])
      .executeTakeFirst();
    if (!erased) return false;
    await transaction.insertInto('chats').values(silentChat(erased.token_hash, now())).execute();
    // Whoever has it open sees that it is gone.
    await publishEvent({ db: transaction, engine, nowMs: now() }, 'live', erased.id);
    return true;
  });
  if (isErased) await forgetLog({ db, engine });
  return isErased;
}

const DAY_MS = 86_400_000;

/** Erases conversations whose last message is older than the retention, and what erased ones left. Returns how many had messages. */
export async function sweepChats(
  { db, engine }: Records,
  retentionDays: number,
  now: number,
): Promise<number> {
  const before = now - retentionDays * DAY_MS;
  const silentBefore = now - SILENT_MS;
  const swept = await db.transaction().execute(async (transaction) => {
    const old = idsOf(transaction).where('updated_at', '<', before);
    await deleteMessages(transaction, old);
    await transaction
      .deleteFrom('chats')
      .where('updated_at', '<', silentBefore)
      .where('registered_at', 'is', null)
      .where('question_id', 'is', null)
      .execute();
    return transaction
      .deleteFrom('chats')
      .where('updated_at', '<', before)
      .where(isStarted)
      .executeTakeFirst();
  });
  if (swept.numDeletedRows > 0) await forgetLog({ db, engine });
  return Number(swept.numDeletedRows);
}
