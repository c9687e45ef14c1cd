import type { Work } from '@/lib/backend/database/audit';
import { type CallRequest, callRequestOf, callTimeIn, wishNoted } from '@/lib/chat/flow/call-request';
import { isCallable, leadsToCall, phoneStep } from '@/lib/chat/flow/calls';
import type { Flow, ScriptStep } from '@/lib/chat/flow/schema';
import { fillIn, type Variables } from '@/lib/chat/flow/variables';
import type { ChatLanguage, FlowStep } from '@/lib/chat/schema';

type CallTime = { from: number; to: number };
/** How a request for a call is stored, in a transaction. */
export type CallStore = {
  /** `known`: of one that is stored and told more of; `isDone`, where it was answered already. `time`: what came of the wish, null where none is promised. */
  request: (
    work: Work,
    request: CallRequest & { isUrgent: boolean },
    options: { notify: boolean; known?: string | undefined },
  ) => Promise<{ id: string; time: CallTime | null; isDone?: boolean }>;
  /** The time of one that waits as it is; null where it was answered already. */
  standing?: (work: Work, id: string) => Promise<{ call: CallTime; isPromised: boolean } | null>;
  /** False where it was answered already. */
  withdraw: (work: Work, id: string) => Promise<boolean>;
  /** The promise of a call in words, as the form says it. */
  promise?: (
    language: ChatLanguage,
    call: CallTime,
    wished: { may_say_who: boolean; say: string; isAfter: boolean; nowMs: number },
  ) => string;
};

type CallStep = {
  flow: Flow;
  work: Work;
  visitor: { language: ChatLanguage; isMinor: boolean; variables: Variables };
  calls: CallStore;
  isUrgent: boolean;
  notify: boolean;
};

type Arrived = {
  question: FlowStep;
  action: NonNullable<ScriptStep['action']> | null;
  saved: { name: string; value: string } | null;
  stands?: true;
};

/** Whether the number is known at a question that comes after it: whoever leaves now is called all the same. A further call needs its time. */
function isKnown({ flow, visitor }: CallStep, { question_id }: FlowStep): boolean {
  const { phone = '', call_when, call_last } = visitor.variables;
  const numbers = phoneStep(flow)?.id;
  const isFurther = !call_when && Boolean(call_last);
  return isCallable(phone) && !isFurther && leadsToCall(flow, question_id.replace(/\..*/, ''), numbers);
}

/** What is said of a request that was answered already, with the way to another one; no time is promised. */
function tooLate({ flow, visitor: { language, variables } }: CallStep, question: FlowStep): FlowStep {
  const off = [...flow.steps.values()].find(({ action }) => action === 'withdraw');
  if (!off?.retry) return question;
  const suggestions = off.suggestions.map(({ text }) => text[language]);
  return { ...question, question_id: off.id, reply: fillIn(off.retry[language], variables), suggestions };
}

/** What is said where a request is taken back, of whatever else the answer is. */
async function withdrawn(step: CallStep, question: FlowStep, last: string | undefined): Promise<FlowStep> {
  const isLate = last && !(await step.calls.withdraw(step.work, last));
  const off = [...step.flow.steps.values()].find(({ action }) => action === 'withdraw');
  if (off?.id === question.question_id) return isLate ? tooLate(step, question) : question;
  const { language, variables } = step.visitor;
  const message = (isLate && off?.retry) || off?.message;
  const told = message ? `${question.reply}\n\n${fillIn(message[language], variables)}` : question.reply;
  return { ...question, reply: told };
}

/** What a visitor reads of a request that is whole: its time where that is promised, else what was wished for. */
function confirmed({ flow, visitor, calls, work }: CallStep, question: FlowStep, time: CallTime | null) {
  const { variables, language } = visitor;
  const message = flow.steps.get(question.question_id)?.message[language] ?? question.reply;
  const { may_say_who, say } = callRequestOf(variables, language);
  // What a button says is no wording.
  const own = variables['call_say']?.includes('_') ? '' : say;
  const wished = { may_say_who, say: own, isAfter: variables['call_after'] === 'yes', nowMs: work.nowMs };
  const call_time = time ? callTimeIn(language, time, work.nowMs) : '';
  const call_promise = time ? calls.promise?.(language, time, wished) : wishNoted(language, variables);
  const reply = fillIn(message, { ...variables, call_time, call_promise: call_promise ?? '' });
  return { ...question, reply };
}

/**
 * Stores a request for a call as soon as its number is known, and completes it with what is answered after that; the step
 * that arrives at it says when the call comes, where that is promised; of one that only is asked after nothing changes. A
 * child's is taken back, and one that is wanted no more, as by an answer that leads away from it. Null for no call.
 */
export async function callOf(
  step: CallStep,
  { question, action, saved, stands }: Arrived,
): Promise<{ question: FlowStep; id: string; last?: string } | null> {
  const { work, visitor, calls, isUrgent, notify } = step;
  const { variables, language, isMinor } = visitor;
  const known = variables['call_id'] || undefined;
  const isWhole = action === 'callback';
  const last = known ?? variables['call_last'];
  if (action === 'withdraw') return { question: await withdrawn(step, question, last), id: '' };
  const isOff = saved?.name.startsWith('call_') && !leadsToCall(step.flow, question.question_id);
  if ((isMinor || isOff) && !isWhole && known) {
    await calls.withdraw(work, known);
    return { question, id: '' };
  }
  if (!isWhole && (isMinor || !isKnown(step, question))) return null;
  const standing = stands && known ? await calls.standing?.(work, known) : undefined;
  if (standing === null) return { question: tooLate(step, question), id: '' };
  if (standing && known && standing.call.to >= work.nowMs)
    return {
      question: confirmed(step, question, standing.isPromised ? standing.call : null),
      ...{ id: '', last: known },
    };
  const request = { ...callRequestOf(variables, language), isUrgent };
  const { id, time, isDone } = await calls.request(work, request, { notify, known });
  if (isDone) return { question: tooLate(step, question), id: '' };
  return isWhole ? { question: confirmed(step, question, time), id: '', last: id } : { question, id };
}
