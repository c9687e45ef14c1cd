import 'server-only';
import type { ExpressionBuilder, Kysely } from 'kysely';
import * as z from 'zod';
import type { Assessed } from '@/lib/backend/backend';
import type { Work } from '@/lib/backend/database/audit';
import { publishEvent } from '@/lib/backend/database/events';
import {
  type ChatRow,
  type ChatStepRow,
  newRecordId,
  type Records,
  type Tables,
} from '@/lib/backend/database/tables';
import { addTicket, claimTicketOf, reopenForVisitor } from '@/lib/backend/database/tickets';
import { enqueue } from '@/lib/backend/outbox';
import type { ChatHistoryItem, ChatRegistration, FlowStep } from '@/lib/chat/schema';
import { answeringIn, lockLive } from './live-rows';
import { type ChatTokens, hashOf } from './tokens';

/** A conversation without a message. */
export const silentChat = (tokenHash: string, at: number): ChatRow => ({
  ...{ id: newRecordId(), token_hash: tokenHash, created_at: at, updated_at: at },
  ...{ registered_at: null, language: 'en', name: '', age: '', email: '', phone: '' },
  ...{ question_id: null, variables: '{}', urgent: 0, seen_at: null },
});

/** A stored conversation without a message is one that was erased, and its token opens nothing any more. */
export const isStarted = ({ or, eb }: ExpressionBuilder<Tables, 'chats'>) =>
  or([eb('registered_at', 'is not', null), eb('question_id', 'is not', null)]);

const startedChats = (db: Kysely<Tables>) => db.selectFrom('chats').selectAll().where(isStarted);

/** False for a token that was never issued. Registering again replaces the earlier answers. */
export async function registerChat(
  { db, engine, now }: Records,
  { token, age, isUrgent, language, name, email, phone }: Assessed<ChatRegistration>,
  { notify, tokens }: { notify: boolean; tokens: ChatTokens },
): Promise<boolean> {
  const at = now();
  return db.transaction().execute(async (transaction) => {
    const work = { db: transaction, engine, nowMs: at };
    const chat = await openChat(work, { token, tokens });
    if (chat === null) return false;
    await transaction
      .updateTable('chats')
      .set({ language, name, email, phone, age: String(age), registered_at: at })
      .where('id', '=', chat.id)
      .execute();
    if (isUrgent) await markUrgent(work, chat, { notify });
    return true;
  });
}

/**
 * Puts a conversation into the console's queue, again where it was done there, with a notice; the mail says neither who nor
 * what; false where it is there. Who answers in it has its ticket. `isOnlyMore`: words of somebody who spoke of danger before.
 */
export async function markUrgent(
  work: Work,
  { id }: Pick<ChatRow, 'id'>,
  { notify, isOnlyMore = false }: { notify: boolean; isOnlyMore?: boolean },
): Promise<boolean> {
  const { db, nowMs: at } = work;
  // Before its ticket, in the order of live-rows.
  const staffId = answeringIn(await lockLive(db, id));
  const marked = await db
    .updateTable('chats')
    .set({ urgent: 1 })
    .where('id', '=', id)
    .where('urgent', '=', 0)
    .executeTakeFirst();
  if (marked.numUpdatedRows > 0n) await addTicket(work, { id, kind: 'chat', isUrgent: true });
  else if (!(await reopenForVisitor(work, id, { isAlone: staffId === null && !isOnlyMore }))) return false;
  if (staffId !== null) await claimTicketOf(work, { chatId: id, staffId });
  await publishEvent(work, 'chats', id);
  if (notify) await enqueue(db, { kind: 'chat-urgent', payload: { ticket: id }, at });
  return true;
}

/** The conversation of a token; null before its first message, or for an unknown token. */
export async function findChat(db: Kysely<Tables>, token: string): Promise<ChatRow | null> {
  return (await startedChats(db).where('token_hash', '=', hashOf(token)).executeTakeFirst()) ?? null;
}

/** Whether a token without a conversation had one that was erased. */
export async function wasErased(db: Kysely<Tables>, token: string): Promise<boolean> {
  const left = db.selectFrom('chats').select('id').where('token_hash', '=', hashOf(token));
  return (await left.executeTakeFirst()) !== undefined;
}

type ToOpen = { token: string; tokens: ChatTokens };

/**
 * The conversation of a token, stored now if this is its first message, and locked until the transaction ends: of an
 * answer sent twice the second waits and sees the first. Null for a token never issued, or whose conversation was erased.
 */
export async function openChat(work: Work, { token, tokens }: ToOpen): Promise<ChatRow | null> {
  const { db, nowMs: at } = work;
  const hash = hashOf(token);
  const opened = tokens.isIssued(token, at)
    ? await db
        .insertInto('chats')
        .values(silentChat(hash, at))
        .onConflict((conflict) => conflict.column('token_hash').doNothing())
        .returningAll()
        .executeTakeFirst()
    : undefined;
  if (opened) {
    await publishEvent(work, 'chats', opened.id);
    return opened;
  }
  const chat = await db
    .updateTable('chats')
    .set({ updated_at: at })
    .where('token_hash', '=', hash)
    .where(isStarted)
    .returningAll()
    .executeTakeFirst();
  return chat ?? null;
}

/** All conversations with a message, oldest first, as the operator's command lists them. */
export async function listChats({ db }: Records): Promise<ChatRow[]> {
  return startedChats(db).orderBy('created_at').orderBy('id').execute();
}

/** One conversation by the id that the operator sees. */
export async function chatById({ db }: Records, id: string): Promise<ChatRow | null> {
  return (await startedChats(db).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Steps stored of one conversation; the oldest go first, so that no token can fill the store. */
export const MAX_STEPS = 200;

/** The questions of a conversation in their order, each with its answer. */
export async function stepsOf(db: Kysely<Tables>, chatId: string): Promise<ChatStepRow[]> {
  return db.selectFrom('chat_turns').selectAll().where('chat_id', '=', chatId).orderBy('number').execute();
}

type NewStep = { chatId: string; question: FlowStep; after: ChatStepRow | undefined; at: number };

/** Adds a question that waits for its answer. */
export async function addStep(
  transaction: Kysely<Tables>,
  { chatId, question, after, at }: NewStep,
): Promise<ChatStepRow> {
  const row: ChatStepRow = {
    chat_id: chatId,
    number: (after?.number ?? 0) + 1,
    asked_at: at,
    question_id: question.question_id,
    reply: question.reply,
    suggestions: JSON.stringify(question.suggestions),
    last_question: question.last_question ? 1 : 0,
    answer: null,
  };
  await transaction.insertInto('chat_turns').values(row).execute();
  await transaction
    .deleteFrom('chat_turns')
    .where('chat_id', '=', chatId)
    .where('number', '<=', row.number - MAX_STEPS)
    .execute();
  return row;
}

/** Writes the answer beside its question. */
export async function answerStep(
  transaction: Kysely<Tables>,
  { chat_id, number }: ChatStepRow,
  answer: string,
): Promise<void> {
  await transaction
    .updateTable('chat_turns')
    .set({ answer })
    .where('chat_id', '=', chat_id)
    .where('number', '=', number)
    .execute();
}

const Texts = z.array(z.string());

/** A stored step as the wire has it. */
export const questionOf = ({ question_id, reply, suggestions, last_question }: ChatStepRow): FlowStep => ({
  question_id,
  reply,
  suggestions: Texts.parse(JSON.parse(suggestions)),
  last_question: last_question === 1,
});

export const historyItem = (step: ChatStepRow): ChatHistoryItem => ({
  ...questionOf(step),
  answer: step.answer ?? undefined,
});
