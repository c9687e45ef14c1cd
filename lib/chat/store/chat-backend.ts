import 'server-only';
import * as z from 'zod';
import { type Backend, BackendError } from '@/lib/backend/backend';
import type { Work } from '@/lib/backend/database/audit';
import type { ChatRow, ChatStepRow, Records } from '@/lib/backend/database/tables';
import { failingAs } from '@/lib/backend/failing-as';
import { nextStep } from '@/lib/chat/flow/engine';
import { firstStep, type NextStep, RETRY, sameQuestion, type Visitor } from '@/lib/chat/flow/navigation';
import type { Flow } from '@/lib/chat/flow/schema';
import { isInformational } from '@/lib/chat/flow/several-topics';
import type { Variables } from '@/lib/chat/flow/variables';
import { type FindAnswer, inTime } from '@/lib/chat/intents/answer-finder';
import { ChatLanguage, type FlowStep } from '@/lib/chat/schema';
import { isMinor } from '@/lib/chat/visitor-answers';
import { dictionaries } from '@/lib/i18n/dictionaries';
import { scriptLang } from '@/lib/i18n/language';
import { type CallStore, callOf } from './call-store';
import { eraseChat } from './chat-retention';
import {
  addStep,
  answerStep,
  findChat,
  historyItem,
  markUrgent,
  openChat,
  questionOf,
  registerChat,
  stepsOf,
  wasErased,
} from './conversations';
import { waitingAnswer } from './live-backend';
import { hasLeftSince, heldBy, isLive, publishStep, sayLive, whileAwaited } from './live-visitor';
import type { ChatTokens } from './tokens';
import { dangerIn, memoryOf, messageSince } from './transcript';

type ChatBackend = Pick<Backend, 'startChat' | 'registerChat' | 'chatHistory' | 'chatStep' | 'eraseChat'>;
type Answer = Parameters<Backend['chatStep']>[0];

/** What the script may say of the centre, in a language (`centre_name` and the like of docs/CHAT-FLOW.md). */
export type Centre = (language: ChatLanguage) => Variables;
type ChatDeps = {
  /** What `content/chat/flow.json` says now; null while it cannot be run. */
  flow: () => Promise<Flow | null>;
  store: () => Promise<Records>;
  calls: CallStore;
  /** Whether somebody is there at a time that a visitor wishes for; true where no hours are set. */
  canCall?: (when: string, nowMs: number) => boolean;
  /** What finds an answer to a visitor's own words, for a script. */
  finder: (flow: Flow) => Promise<FindAnswer>;
  notify: boolean;
  centre: Centre;
  tokens: ChatTokens;
};

/** The chat of the embedded backend: a script from a file, conversations in the store. */
export function embeddedChat(deps: ChatDeps): ChatBackend {
  const { flow, store, notify, tokens } = deps;
  let lastGood: Flow | null = null;
  /** A mistake in the file while the site runs does not end conversations: the last script that could be run goes on. */
  const script = async () => {
    lastGood = (await failingAs('unreachable', flow)) ?? lastGood;
    if (lastGood === null) throw new BackendError('bad-answer');
    return lastGood;
  };
  const stored = <T>(work: (opened: Records) => Promise<T>) =>
    failingAs('storage', async () => work(await store()));

  return {
    // Nothing is stored: most visitors never send a message. What is learned from the script is ready for the first one.
    startChat: () => {
      void script()
        .then(deps.finder)
        .catch(() => undefined);
      return stored(async ({ now }) => tokens.issue(now()));
    },
    registerChat: (registration) =>
      stored(async (opened) => {
        if (!(await registerChat(opened, registration, { notify, tokens })))
          throw new BackendError('unknown-token');
      }),
    chatHistory: (token) =>
      stored(async ({ db, now }) => {
        const chat = await findChat(db, token);
        if (chat !== null) return (await stepsOf(db, chat.id)).map(historyItem);
        if (tokens.isIssued(token, now()) && !(await wasErased(db, token))) return [];
        throw new BackendError('unknown-token');
      }),
    chatStep: async (answer) => {
      const running = await script();
      const find = await inTime(deps.finder(running));
      return stored((opened) => takeStep(opened, answer, { ...deps, flow: running, find }));
    },
    eraseChat: (token) =>
      stored(async (opened) => {
        await eraseChat(opened, token);
        return true;
      }),
  };
}

/** What a script saves is a word or a sentence; the whole answer stands with its question anyway. */
const MAX_SAVED_LENGTH = 1000;

type StepDeps = Omit<ChatDeps, 'flow'> & { flow: Flow; find: FindAnswer | undefined };
type Step = StepDeps & { work: Work; chat: ChatRow };

/**
 * One step of a conversation: the answer, the next question, a request for a call and the notices they cause are
 * durable together or not at all. @throws BackendError `unknown-token`
 */
async function takeStep({ db, engine, now }: Records, answer: Answer, deps: StepDeps): Promise<FlowStep> {
  return db.transaction().execute(async (transaction) => {
    const at = now();
    const work = { db: transaction, engine, nowMs: at };
    const chat = await openChat(work, { token: answer.token, tokens: deps.tokens });
    if (chat === null) throw new BackendError('unknown-token');
    const step = { ...deps, work, chat };
    let steps = await stepsOf(transaction, chat.id);
    if (steps.length === 0) {
      const first = await putQuestion(step, firstStep(deps.flow, visitorOf(step)), undefined);
      if (answer.answer === '') return first;
      // The chat shows the first question by itself, so a conversation can begin with the answer to it.
      steps = await stepsOf(transaction, chat.id);
    }
    const danger = dangerIn(steps, answer, await messageSince(transaction, steps.at(-1)));
    const toPerson = { text: answer.answer, ...(answer.id && { id: answer.id }), isDanger: danger !== null };
    if (danger) await markUrgent(work, chat, step);
    const isHeld = await (answer.answer === '' ? isLive(work, chat.id) : sayLive(work, chat.id, toPerson));
    if (isHeld) return heldBy(steps);
    // Who spoke of danger and writes on is not done with, after the last question either.
    if (chat.urgent === 1 && answer.answer !== '')
      await markUrgent(work, chat, { ...step, isOnlyMore: true });
    const current = steps.at(-1);
    if (current === undefined) throw new Error('a conversation without its first question');
    const answered = answeredStep(steps, current, answer);
    if (answered === null) return answer.answer === '' ? putAgain(step, current) : questionOf(current);
    const memory = memoryOf(steps);
    const visitor = { ...visitorOf(step), ...memory, ...(danger && { danger }) };
    const told = danger ? undefined : await waitingAnswer(step, answer.answer);
    const input = { questionId: answered.question_id, answer: answer.answer };
    const next: NextStep = told
      ? { question: { ...questionOf(answered), reply: told }, saved: null, action: null }
      : nextStep(deps.flow, visitor, input);
    // An answer from another tab to an earlier question: the question stands once more before it, as the visitor saw it.
    const asShown = { chatId: chat.id, question: questionOf(answered), after: current, at };
    const last = answered === current ? current : await addStep(transaction, asShown);
    await answerStep(transaction, last, answer.answer);
    const shown = await whileAwaited(step, await putQuestion(step, next, last));
    // The numbers come last in the order of live-rows.
    await publishStep(work, chat);
    return shown;
  });
}

/**
 * The question that an arriving answer belongs to; null where the current one is only put again. An answer that comes
 * twice finds the conversation moved on by itself and gets the same reply; an answer from another tab belongs to the
 * question that tab shows. After the last question nothing is answered any more.
 */
function answeredStep(
  steps: readonly ChatStepRow[],
  current: ChatStepRow,
  { answer, step }: Answer,
): ChatStepRow | null {
  if (answer === '') return null;
  // A blank step is the first question.
  const id = step === '' ? steps[0]?.question_id : step;
  if (id !== undefined && id !== current.question_id) {
    const before = steps.at(-2);
    if (before?.question_id === id && before.answer === answer) return null;
    const shown = steps.findLast((step) => step.question_id === id);
    if (shown) return shown;
  }
  return current.last_question === 1 ? null : current;
}

/** Stores the next question and does what it brings. */
async function putQuestion(step: Step, next: NextStep, after: ChatStepRow | undefined): Promise<FlowStep> {
  const { work, chat } = step;
  const { question, saved, more, action } = next;
  const variables = {
    ...savedVariables(chat),
    ...more,
    ...(saved && { [saved.name]: saved.value.slice(0, MAX_SAVED_LENGTH) }),
  };
  // A question that is put again brings nothing new.
  const isAgain = after?.question_id.replace(RETRY, '') === question.question_id.replace(RETRY, '');
  if (action === 'urgent' && !isAgain) await markUrgent(work, chat, step);
  const request = { ...step, visitor: visitorOf(step, variables), isUrgent: chat.urgent === 1 };
  const call = await callOf(request, next);
  const shown = call?.question ?? question;
  if (call) Object.assign(variables, { call_id: call.id, call_last: call.last ?? '' });
  await addStep(work.db, { chatId: chat.id, question: shown, after, at: work.nowMs });
  await work.db
    .updateTable('chats')
    .set({ question_id: shown.question_id, variables: JSON.stringify(variables) })
    .where('id', '=', chat.id)
    .execute();
  return shown;
}

/** The current question once more, in the language that was registered since: the visitor has changed it. */
async function putAgain(step: Step, current: ChatStepRow): Promise<FlowStep> {
  const visitor = visitorOf(step);
  const question = withHoursOfNow(questionOf(current), visitor);
  const isSame = (scriptLang(question.reply) ?? 'en') === visitor.language;
  if (isSame && (await hasLeftSince(step.work, current))) {
    const told = step.flow.steps.get(current.question_id.replace(RETRY, ''));
    const thanks = step.flow.hints.thanks?.[visitor.language];
    // What asks nothing is not told again; nor does a greeting stand behind what a person said.
    if (thanks && told && (told.id === step.flow.start || isInformational(step.flow, told)))
      return { ...question, reply: thanks };
  }
  if (isSame) return question;
  const translated = sameQuestion(step.flow, visitor, question.question_id);
  if (translated === null) return question;
  return putQuestion(step, { question: translated, saved: null, action: null }, current);
}

/** What a stored question says of the opening hours, as it is now. */
function withHoursOfNow(question: FlowStep, { language, variables }: Visitor): FlowStep {
  const { openTill, openNow, closedNow } = dictionaries[language].callback.inChat;
  const told = [openTill, openNow, closedNow].map((text) =>
    text.replace(/[.?]/g, '\\$&').replace(/\{\w+\}/, '[^.।]+'),
  );
  const now = variables['centre_now'] ?? '';
  return { ...question, reply: question.reply.replace(new RegExp(told.join('|'), 'g'), () => now) };
}

const SavedVariables = z.record(z.string(), z.string()).catch({});

/** What the script has saved in a conversation. */
const savedVariables = ({ variables }: ChatRow): Variables => SavedVariables.parse(JSON.parse(variables));

function visitorOf({ chat, centre, find, canCall, work }: Step, saved = savedVariables(chat)): Visitor {
  const { name, age, email, phone } = chat;
  const language = ChatLanguage.catch('en').parse(chat.language);
  return {
    ...(canCall && { canCall: (when) => when === '' || canCall(when, work.nowMs) }),
    language,
    isMinor: isMinor(age) || isMinor(saved['age'] ?? ''),
    variables: { name, age, email, phone, ...centre(language), ...saved },
    ...(find && { find }),
  };
}
