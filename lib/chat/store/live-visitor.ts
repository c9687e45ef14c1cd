import 'server-only';
import { inTransaction, type Work } from '@/lib/backend/database/audit';
import { publishEvent } from '@/lib/backend/database/events';
import type { ChatRow, ChatStepRow, Records } from '@/lib/backend/database/tables';
import { claimTicketOf, reopenForVisitor } from '@/lib/backend/database/tickets';
import type { Flow } from '@/lib/chat/flow/schema';
import { GONE_MS, type LiveState } from '@/lib/chat/live';
import type { FlowStep } from '@/lib/chat/schema';
import { languageOf } from '@/lib/i18n/language';
import { liveCopy } from '@/lib/i18n/live-chat';
import {
  addMessage,
  answeringIn,
  type Change,
  type Live,
  lockLive,
  newRow,
  nextVersion,
  note,
  publishMessage,
  reopenQueued,
  type Sent,
} from './live-rows';

/** A visitor asks for a person: into the queue, unless somebody is there or on the way. */
export async function requestPerson(work: Work, chatId: string): Promise<void> {
  const { db, nowMs } = work;
  await noteSeen(db, chatId, nowMs);
  const queued = await db
    .insertInto('live_chats')
    .values({ ...newRow(chatId, nowMs), visitor_seen_at: nowMs })
    .onConflict((conflict) =>
      conflict
        .column('chat_id')
        .doUpdateSet({
          ...{ state: 'waiting', queued_at: nowMs, visitor_seen_at: nowMs },
          ...{ closing: null, version: nextOfStored },
        })
        .where('live_chats.state', '=', 'ended'),
    )
    .returning('chat_id')
    .executeTakeFirst();
  if (!queued) return;
  await reopenQueued(work, chatId);
  await note(work, chatId, { text: 'waiting' });
  await publishMessage(work, chatId);
}
const nextOfStored = ({ eb }: Live) => eb('live_chats.version', '+', 1);

/** A visitor's message to the person who is there; false where nobody is, and the bot answers instead. One whose answer was lost is there already. */
export async function sayLive(
  work: Work,
  chatId: string,
  { text, id, isDanger = false }: Partial<Sent> & { isDanger?: boolean },
): Promise<boolean> {
  const { db, nowMs } = work;
  const stored = db.selectFrom('live_turns').select('number').where('chat_id', '=', chatId);
  if (id !== undefined && (await stored.where('client_id', '=', id).executeTakeFirst())) return true;
  if (!(await changeLive(work, chatId, { visitor_typed_at: null }))) return false;
  await addMessage(work, {
    ...{ chat_id: chatId, speaker: 'visitor', text: text ?? '' },
    client_id: id ?? null,
    at: isDanger ? await dangerWrittenAt(work, chatId) : nowMs,
  });
  await reopenForAnswering(work, chatId);
  await publishMessage(work, chatId);
  return true;
}

/** Words of danger may have waited behind their card until somebody came: their page told of them when they were written, and nothing was said since. */
async function dangerWrittenAt({ db, nowMs }: Work, chatId: string): Promise<number> {
  const told = await db
    .selectFrom('tickets')
    .select('due_at')
    .where('chat_id', '=', chatId)
    .where('urgent', '=', 1)
    .where(({ not, or, exists, selectFrom }) => {
      const words = selectFrom('live_turns').whereRef('live_turns.chat_id', '=', 'tickets.chat_id');
      const later = words.where('speaker', '=', 'visitor').whereRef('at', '>=', 'tickets.due_at');
      // The first question is stored with the first words.
      const steps = selectFrom('chat_turns').whereRef('chat_turns.chat_id', '=', 'tickets.chat_id');
      const further = steps.where('number', '>', 1).whereRef('asked_at', '>', 'tickets.due_at');
      return not(or([exists(later.select('number')), exists(further.select('number'))]));
    })
    .executeTakeFirst();
  return told?.due_at ?? nowMs;
}

/** Who answers a visitor of danger has the item again that was done or put off. */
async function reopenForAnswering(work: Work, chatId: string): Promise<void> {
  const staffId = answeringIn(await lockLive(work.db, chatId));
  if (!(await reopenForVisitor(work, chatId))) return;
  if (staffId !== null) await claimTicketOf(work, { chatId, staffId });
  await publishEvent(work, 'chats', chatId);
}

/** Whether a person answers in the conversation now. */
export const isLive = async (work: Work, chatId: string): Promise<boolean> =>
  (await stateOf(work, chatId)) === 'live';

/** Whether one answers there, or is looked for. */
export const isAwaited = async (work: Work, chatId: string): Promise<boolean> =>
  ['live', 'waiting'].includes((await stateOf(work, chatId)) ?? '');

/** A person reads instead of the script, whose question waits until they have left. */
export const heldBy = (steps: readonly ChatStepRow[]): FlowStep => ({
  question_id: steps.at(-1)?.question_id ?? '',
  reply: '',
  suggestions: [],
  last_question: false,
  live: true,
});

/** Whether a person has left since a question was put. */
export const hasLeftSince = async ({ db }: Work, { chat_id, asked_at }: ChatStepRow): Promise<boolean> => {
  const notes = db.selectFrom('live_turns').select('number').where('chat_id', '=', chat_id);
  return (
    (await notes.where('text', '=', 'left').where('at', '>=', asked_at).executeTakeFirst()) !== undefined
  );
};

async function stateOf({ db }: Work, chatId: string): Promise<LiveState | undefined> {
  const row = db.selectFrom('live_chats').select('state').where('chat_id', '=', chatId);
  return (await row.executeTakeFirst())?.state;
}

/** A step with the script that counsellors follow: of a visitor in danger, or of one for whom a person was wished. */
export async function publishStep(work: Work, { id, urgent }: Pick<ChatRow, 'id' | 'urgent'>): Promise<void> {
  if (urgent === 1 || (await stateOf(work, id)) !== undefined) await publishMessage(work, id);
}

export type Awaiting = { work: Work; chat: ChatRow; flow: Pick<Flow, 'hints'> };

/** What the script answers meanwhile says first that a person is looked for, and without its `hints` to choose. */
export async function whileAwaited({ work, chat, flow }: Awaiting, step: FlowStep): Promise<FlowStep> {
  if ((await stateOf(work, chat.id)) !== 'waiting') return step;
  const language = languageOf(chat.language);
  const { greeting, choice } = flow.hints;
  // As far as their first variable.
  const { looking } = liveCopy[language];
  const hints = [greeting, choice].flatMap((hint) => hint?.[language].split('{')[0] || []).concat(looking);
  const rest = step.reply.split('\n\n').filter((part) => !hints.some((hint) => part.startsWith(hint)));
  return { ...step, reply: [looking, ...rest].join('\n\n') };
}

/** The sign that a visitor types, without the text. */
export async function typeAsVisitor(work: Work, chatId: string): Promise<void> {
  if (await changeLive(work, chatId, { visitor_typed_at: work.nowMs }))
    await publishEvent(work, 'live', chatId);
}

/** Heard from now, and after a silence back since now. */
const noteSeen = (db: Work['db'], chatId: string, nowMs: number) =>
  db
    .updateTable('chats')
    .set(({ eb, ref }) => ({
      seen_at: nowMs,
      back_at: eb
        .case()
        .when('seen_at', '<=', nowMs - 2 * GONE_MS)
        .then(nowMs)
        .else(ref('back_at'))
        .end(),
    }))
    .where('id', '=', chatId)
    .execute();

/** The visitor's browser asks for news: it is there, or there again. */
export async function seeVisitor(store: Records, chatId: string): Promise<void> {
  await noteSeen(store.db, chatId, store.now());
  const seen = await store.db
    .updateTable('live_chats')
    .set({ visitor_seen_at: store.now() })
    .where('chat_id', '=', chatId)
    .where('state', '<>', 'ended')
    .returning('gone')
    .executeTakeFirst();
  if (seen?.gone !== 1) return;
  await inTransaction(store, async (work) => {
    await work.db.updateTable('chats').set({ back_at: work.nowMs }).where('id', '=', chatId).execute();
    if (await changeLive(work, chatId, { gone: 0 })) await publishEvent(work, 'live', chatId);
  });
}

/** Whether the numbers to call lie over the conversation on the visitor's screen. */
export async function coverLive(work: Work, chatId: string, isCovered: boolean): Promise<void> {
  if (await changeLive(work, chatId, { covered: isCovered ? 1 : 0 }))
    await publishEvent(work, 'live', chatId);
}

async function changeLive({ db }: Work, chatId: string, change: Change): Promise<boolean> {
  const states: LiveState[] = change.gone === undefined ? ['live'] : ['live', 'waiting'];
  const changed = await db
    .updateTable('live_chats')
    .set((row) => ({ ...change, version: nextVersion(row) }))
    .where('chat_id', '=', chatId)
    .where('state', 'in', states)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** What a visitor answered when the counsellor had left; the first answer stays. */
export async function closeLive(work: Work, chatId: string, closing: string): Promise<void> {
  await work.db
    .updateTable('live_chats')
    .set((row) => ({ closing, version: nextVersion(row) }))
    .where('chat_id', '=', chatId)
    .where('state', '=', 'ended')
    .where('closing', 'is', null)
    .execute();
  await publishEvent(work, 'live', chatId);
}
