import 'server-only';
import type { Kysely } from 'kysely';
import type { Backend } from '@/lib/backend/backend';
import type { ChatStepRow, Tables } from '@/lib/backend/database/tables';
import type { Visitor } from '@/lib/chat/flow/navigation';
import {
  dangerOf,
  dangerOfOther,
  deniesDanger,
  isNoDenial,
  leavesDanger,
  withoutDenial,
} from '@/lib/chat/flow/speech-acts';
import { firstName, type LiveNotice, liveNotices, queuing } from '@/lib/chat/live';
import { env } from '@/lib/config/env';
import { languageOf } from '@/lib/i18n/language';
import { liveCopy } from '@/lib/i18n/live-chat';
import { assessCare } from '../care/assess';
import { cardsAfter } from '../care/cards';
import { questionOf, stepsOf } from './conversations';

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

type Answer = Parameters<Backend['chatStep']>[0];

/** So many answers after a danger still belong to it, and so many replies are not said again. */
const REMEMBERED = 3;

/**
 * The danger in a visitor's own words, which count with the ones before (access-and-care §2.5); null for none, for what only
 * denies one, and for the words of a button. `before`: the words before, to a person.
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
  const previous = [wish?.answer, before ?? typed.at(-1)?.answer].filter(isNoDenial).join('\n') || undefined;
  const told = dangerBefore(steps);
  if (told && deniesDanger(answer) && assessCare(withoutDenial(answer)).tier < 2) return null;
  const isHeard = isUrgent() || (previous && isUrgent(previous));
  if (isHeard) return dangerOf(assessCare(answer, { previous }), answer);
  const corrected = told && dangerOfOther(told, [answer]);
  return corrected === told ? null : corrected;
}

/** The danger that one of the last answers told of in the visitor's own words, the newest first; null for none, and where words or a button left it. */
export function dangerBefore(steps: readonly ChatStepRow[]): Visitor['danger'] | null {
  const last = steps.filter(({ answer }) => answer !== null).slice(-REMEMBERED);
  const typed = last.filter((step) => !questionOf(step).suggestions.includes(step.answer ?? ''));
  const answers = typed.map(({ answer }) => answer ?? '');
  const found = answers.map((answer, at) =>
    assessCare(answer, { previous: answers.slice(0, at).slice(-1).find(isNoDenial) }),
  );
  const at = found.findLastIndex(({ tier }) => tier === 2);
  const danger = found[at];
  const since = answers.slice(at + 1);
  const chosen = typed[at] ? last.slice(last.indexOf(typed[at]) + 1) : [];
  if (!danger || chosen.some(({ answer }) => leavesDanger(danger, answer ?? ''))) return null;
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
