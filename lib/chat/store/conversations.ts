import 'server-only';
import type { ExpressionBuilder, Kysely } from 'kysely';
import * as z from 'zod';
import type { Assessed, Backend } from '@/lib/backend/backend';
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
import { assessCare } from '@/lib/chat/care/assess';
import type { Visitor } from '@/lib/chat/flow/navigation';
import { dangerOf, dangerOfOther, deniesDanger, withoutDenial } from '@/lib/chat/flow/speech-acts';
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

type Answer = Parameters<Backend['chatStep']>[0];

/** So many answers after a danger still belong to it, and so many replies are not said again. */
const REMEMBERED = 3;

/**
 * The danger for which a visitor's own words ask for a person now; null for none and for what only denies one. They count with
 * the ones before, since a second sentence often completes the first (access-and-care §2.5). Words of a button that
 * stands now are the centre's: a step that means danger says so itself (`"action": "urgent"`). `before`: the words before, to a person.
 */
export function dangerIn(
  steps: readonly ChatStepRow[],
  { answer, isUrgent }: Answer,
  before?: string,
): Visitor['danger'] | null {
  const isTyped = (text: string, among: readonly ChatStepRow[]) =>
    text !== '' && !among.some((step) => questionOf(step).suggestions.includes(text));
  if (!isUrgent || !isTyped(answer, steps.slice(-1))) return null;
  const typed = steps.filter((one) => isTyped(one.answer ?? '', [one])).slice(-REMEMBERED);
  // Who wished to die may tell of the means later.
  const wish = typed.slice(0, -1).findLast((one) => assessCare(one.answer ?? '').category === 'suicide');
  const previous = [wish?.answer, before ?? typed.at(-1)?.answer].filter(Boolean).join('\n') || undefined;
  const told = dangerBefore(steps);
  if (told && deniesDanger(answer) && assessCare(withoutDenial(answer)).tier < 2) return null;
  const isHeard = isUrgent() || (previous && isUrgent(previous));
  if (isHeard) return dangerOf(assessCare(answer, { previous }), answer);
  const corrected = told && dangerOfOther(told, [answer]);
  return corrected === told ? null : corrected;
}

/** The danger that one of the last answers told of in the visitor's own words, the newest first; null for none. */
export function dangerBefore(steps: readonly ChatStepRow[]): Visitor['danger'] | null {
  const last = steps.filter(({ answer }) => answer !== null).slice(-REMEMBERED);
  const typed = last.filter((step) => !questionOf(step).suggestions.includes(step.answer ?? ''));
  const answers = typed.map(({ answer }) => answer ?? '');
  const found = answers.map((answer, at) => assessCare(answer, { previous: answers[at - 1] }));
  const at = found.findLastIndex(({ tier }) => tier === 2);
  const danger = found[at];
  const since = answers.slice(at + 1);
  if (!danger || since.some(deniesDanger)) return null;
  return dangerOfOther(dangerOf(danger, answers[at] ?? ''), since);
}

/** What of the conversation so far belongs to its next step. */
export function memoryOf(
  steps: readonly ChatStepRow[],
): Pick<Visitor, 'recentDanger' | 'lastReplies' | 'lastAnswers'> {
  const recentDanger = dangerBefore(steps);
  const lastReplies = steps.slice(-REMEMBERED).map((step) => questionOf(step).reply);
  const lastAnswers = steps.flatMap(({ answer }) => answer || []).slice(-REMEMBERED);
  return { lastReplies, lastAnswers, ...(recentDanger && { recentDanger }) };
}
