import 'server-only';
import type { Kysely } from 'kysely';
import type { ChatStepRow, Tables } from '@/lib/backend/database/tables';
import { firstName, type LiveNotice, liveNotices, queuing } from '@/lib/chat/live';
import { env } from '@/lib/config/env';
import { languageOf } from '@/lib/i18n/language';
import { liveCopy } from '@/lib/i18n/live-chat';
import { assessCare } from '../care/assess';
import { cardsAfter } from '../care/cards';
import { stepsOf } from './conversations';

/** Messages between people and what is noted among them, in their order, from after a number on. */
export const liveMessages = (db: Kysely<Tables>, chatId: string, after = 0) =>
  db
    .selectFrom('live_turns')
    .leftJoin('staff', 'staff.id', 'live_turns.staff_id')
    .select(['number', 'speaker', 'text', 'at', 'staff.name'])
    .where('chat_id', '=', chatId)
    .where('number', '>', after)
    .orderBy('number')
    .execute();
export type LiveMessage = Awaited<ReturnType<typeof liveMessages>>[number];

/** The visitor's last words to a person since a question was put, which therefore are not its answer. */
export const messageSince = async (
  db: Kysely<Tables>,
  { chat_id = '', asked_at = 0 }: Partial<ChatStepRow> = {},
) =>
  (await liveMessages(db, chat_id)).findLast((one) => one.speaker === 'visitor' && one.at >= asked_at)?.text;

export const noticeOf = ({ speaker, text }: Pick<LiveMessage, 'speaker' | 'text'>): LiveNotice | null =>
  speaker === 'system' ? (liveNotices.find((one) => one === text) ?? null) : null;

export type ShownMessage = {
  key: string;
  speaker: 'bot' | 'visitor' | 'counsellor' | 'system';
  /** `covered`: the card that lies over the conversation now. */
  notice: LiveNotice | 'card' | 'covered' | null;
  text: string;
  /** Of who is meant; of a card its numbers. */
  name: string;
  at: number;
  /** The visitor's words tell of danger, whether or not the card showed. */
  is_danger?: boolean;
};

/** All of a conversation as the console shows it, the bot's part and the people's in the order of time. */
export async function transcriptOf(db: Kysely<Tables>, chatId: string): Promise<ShownMessage[]> {
  const people = await liveMessages(db, chatId);
  const told = await dangerToldAt(db, chatId);
  const looking = await lookingIn(db, chatId);
  // The first question stands on the visitor's page before anything, and is stored with the first answer.
  const begunAt = Math.min(told, ...people.map(({ at }) => at));
  const byBot = (await stepsOf(db, chatId)).flatMap((step, index, steps): ShownMessage[] => {
    const { number, asked_at } = step;
    const at = index === 0 ? Math.min(asked_at, begunAt) : asked_at;
    const shared = { notice: null, name: '' };
    const before = people.findLast((one) => one.speaker === 'system' && one.at <= asked_at);
    const isAwaited = queuing.some((one) => one === before?.text) && !step.reply.startsWith(looking);
    const text = isAwaited ? `${looking}\n\n${step.reply}` : step.reply;
    const bot = { ...shared, key: `b${number}`, speaker: 'bot' as const, text, at };
    if (!step.answer) return [bot];
    // The next question is asked in the moment of the answer.
    const nextAt = steps[index + 1]?.asked_at ?? asked_at;
    // Words of danger may have waited behind their card.
    const answeredAt = at <= told && told < nextAt && isDanger(step.answer) ? told : nextAt;
    const visitor = { ...shared, key: `a${number}`, speaker: 'visitor' as const, text: step.answer };
    return [bot, { ...visitor, at: answeredAt }];
  });
  const byPeople = people.map((message): ShownMessage => {
    const notice = noticeOf(message);
    const { number, speaker, text, name, at } = message;
    return { key: `l${number}`, speaker, notice, text: notice ? '' : text, name: firstName(name ?? ''), at };
  });
  return withCards([...byBot, ...byPeople].toSorted((a, b) => a.at - b.at));
}

/** What the visitor reads before each answer of the script while a person is looked for. */
async function lookingIn(db: Kysely<Tables>, chatId: string): Promise<string> {
  const chat = db.selectFrom('chats').select('language').where('id', '=', chatId);
  return liveCopy[languageOf((await chat.executeTakeFirst())?.language)].looking;
}

/** When the visitor's page told of danger; never where it did not. */
async function dangerToldAt(db: Kysely<Tables>, chatId: string): Promise<number> {
  const ticket = db.selectFrom('tickets').select('due_at').where('chat_id', '=', chatId);
  return (await ticket.executeTakeFirst())?.due_at ?? Number.POSITIVE_INFINITY;
}

const isDanger = (text: string, previous?: string): boolean =>
  text !== '' && assessCare(text, { previous }).tier === 2;

/** What tells of danger marked, and after it, that the page showed the card, and with which numbers. */
function withCards(messages: readonly ShownMessage[]): ShownMessage[] {
  const answers = messages.map(({ speaker, text }) => (speaker === 'visitor' ? text : null));
  const cards = cardsAfter(answers, env().SITE_PHONE);
  let previous = '';
  return messages.flatMap((written, at) => {
    const answer = answers[at] ?? '';
    // Beside what tells of danger by itself, a second sentence that completes the first.
    const is_danger = isDanger(answer, previous);
    previous = answer || previous;
    const message = is_danger ? { ...written, is_danger } : written;
    const numbers = cards[at];
    if (!numbers) return [message];
    const { key, at: time } = message;
    const card = { key: `${key}-card`, speaker: 'system', notice: 'card', at: time } as const;
    return [message, { ...card, text: '', name: numbers.join(', ') }];
  });
}
/** Of several cards the last one lies there. */
export function withCover(messages: readonly ShownMessage[]): ShownMessage[] {
  const last = messages.findLast(({ notice }) => notice === 'card');
  return messages.map((message) => (message === last ? { ...message, notice: 'covered' } : message));
}

/** What a visitor wrote of danger last, else wrote last. */
export function latestMessage(messages: readonly ShownMessage[]): string {
  const written = messages.filter(({ speaker }) => speaker === 'visitor');
  return (written.findLast(({ is_danger }) => is_danger) ?? written.at(-1))?.text ?? '';
}
