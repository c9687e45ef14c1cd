import 'server-only';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import type { ChatTurnRow, Tables } from '@/lib/backend/database/tables';
import type { ChatHistoryItem, FlowStep } from '@/lib/chat/schema';

/** Turns kept of one conversation; the oldest go first, so that no token can fill the store. */
export const MAX_TURNS = 200;

/** The questions of a conversation in their order, each with its answer. */
export async function turnsOf(db: Kysely<Tables>, chatId: string): Promise<ChatTurnRow[]> {
  return db.selectFrom('chat_turns').selectAll().where('chat_id', '=', chatId).orderBy('number').execute();
}

type NewTurn = { chatId: string; question: FlowStep; after: ChatTurnRow | undefined; at: number };

/** Adds a question that waits for its answer. */
export async function addTurn(
  transaction: Kysely<Tables>,
  { chatId, question, after, at }: NewTurn,
): Promise<ChatTurnRow> {
  const row: ChatTurnRow = {
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
    .where('number', '<=', row.number - MAX_TURNS)
    .execute();
  return row;
}

/** Writes the answer beside its question. */
export async function answerTurn(
  transaction: Kysely<Tables>,
  { chat_id, number }: ChatTurnRow,
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

/** A stored turn in the contract's words. */
export const questionOf = ({ question_id, reply, suggestions, last_question }: ChatTurnRow): FlowStep => ({
  question_id,
  reply,
  suggestions: Texts.parse(JSON.parse(suggestions)),
  last_question: last_question === 1,
});

export const historyItem = (turn: ChatTurnRow): ChatHistoryItem => ({
  ...questionOf(turn),
  answer: turn.answer ?? undefined,
});
