import 'server-only';
import type { Kysely } from 'kysely';
import type { Backend } from '@/lib/backend/backend';
import type { ChatRow, ChatTurnRow, Records, Tables } from '@/lib/backend/database/tables';
import { isMinor } from '@/lib/chat/age';
import { ChatLanguage, type FlowStep } from '@/lib/chat/schema';
import { unbroken } from '@/lib/config/site-facts';
import { addMessage } from '@/lib/contact/store/messages';
import { callbackMessage } from './callback';
import { open, reply, type Turn, type Visitor } from './conversation';
import { markUrgent, openChat } from './conversations';
import { tellsOfDanger } from './danger';
import type { Flow } from './flow-schema';
import type { Variables } from './localized-text';
import { placeOf } from './position';
import { addTurn, answerTurn, questionOf, turnsOf } from './steps';
import type { ChatTokens } from './tokens';
import { readVariables } from './variables';

/** What a script saves is a word or a sentence; the whole answer stands with its question anyway. */
const MAX_SAVED_LENGTH = 1000;

export type Centre = { name: string; phone: string };
type Parts = { flow: Flow; centre: Centre; notify: boolean; tokens: ChatTokens };
type Said = Parameters<Backend['chatStep']>[0];

/**
 * One step of a conversation: the answer, the next question, a request for a call and the notices they cause are
 * durable together or not at all. Null for a token nobody was given.
 */
export async function takeStep(store: Records, said: Said, parts: Parts): Promise<FlowStep | null> {
  return store.db.transaction().execute(async (transaction) => {
    const at = store.now();
    const chat = await openChat(transaction, { token: said.token, tokens: parts.tokens, at });
    if (chat === null) return null;
    const desk = { transaction, chat, at, ...parts };
    const turns = await turnsOf(transaction, chat.id);
    if (tellsOfDanger(turns, said)) await markUrgent(transaction, chat, desk);
    const current = turns.at(-1);
    if (current === undefined) return ask(desk, open(parts.flow, visitorOf(desk)), undefined);
    const place = placeOf(turns, current, said);
    if (place.kind === 'again') return questionOf(current);
    return answer(desk, { to: place.to, current, said: said.answer });
  });
}

type Desk = Parts & { transaction: Kysely<Tables>; chat: ChatRow; at: number };
type Answer = { to: ChatTurnRow; current: ChatTurnRow; said: string };

async function answer(desk: Desk, { to, current, said }: Answer): Promise<FlowStep> {
  const turn = reply(desk.flow, visitorOf(desk), { questionId: to.question_id, answer: said });
  // An answer from another tab to an earlier question: the question stands once more before it, as the visitor saw it.
  const asked =
    to.number === current.number
      ? to
      : await addTurn(desk.transaction, {
          chatId: desk.chat.id,
          question: questionOf(to),
          after: current,
          at: desk.at,
        });
  await answerTurn(desk.transaction, asked, said);
  return ask(desk, turn, asked);
}

async function ask(desk: Desk, turn: Turn, after: ChatTurnRow | undefined): Promise<FlowStep> {
  const { transaction, chat, at, notify } = desk;
  if (turn.action === 'urgent') await markUrgent(transaction, chat, { notify, at });
  if (turn.action === 'callback')
    await addMessage(transaction, callbackMessage(chat, variablesAfter(desk, turn)), { notify, at });
  await addTurn(transaction, { chatId: chat.id, question: turn.question, after, at });
  await transaction
    .updateTable('chats')
    .set({
      question_id: turn.question.question_id,
      variables: JSON.stringify(variablesAfter(desk, turn)),
    })
    .where('id', '=', chat.id)
    .execute();
  return turn.question;
}

function visitorOf({ chat, centre }: Desk): Visitor {
  const { name, age, email, phone } = chat;
  const known = { name, age, email, phone, centre_name: centre.name, centre_phone: unbroken(centre.phone) };
  return {
    language: ChatLanguage.catch('en').parse(chat.language),
    isMinor: isMinor(age),
    variables: { ...known, ...readVariables(chat.variables) },
  };
}

const variablesAfter = ({ chat }: Desk, { saved }: Turn): Variables => ({
  ...readVariables(chat.variables),
  ...(saved && { [saved.name]: saved.value.slice(0, MAX_SAVED_LENGTH) }),
});
