import { dictionaries } from '@/lib/i18n/dictionaries';
import { isWaiting, namedSuggestion, type Way } from './answers';
import { isCallable, leadsToCall } from './calls';
import {
  arrive,
  dangerLine,
  endOf,
  type Finding,
  type NextStep,
  questionFor,
  type Visitor,
} from './navigation';
import { type Flow, fillIn, type ScriptStep } from './schema';
import { isEnough, isFarewell, isGreeting, isThanks } from './speech-acts';

type Put = { step: ScriptStep; questionId: string; answer: string };

/** Thanks, a farewell and a greeting are met with a word; the choices stay, but a farewell ends a talk that tells of no danger. Null for any other answer. */
export function courtesy(flow: Flow, visitor: Visitor, { step, questionId, answer }: Put): NextStep | null {
  const { thanks, greeting } = flow.hints;
  // Whoever is to be called can take that back to the last.
  const isCalled = Boolean(visitor.variables['call_last']);
  const isOver = isFarewell(answer) || (isCalled && !isWaiting(step) && isEnough(answer));
  const message = isOver || isThanks(answer) ? thanks : isGreeting(flow, answer) ? greeting : undefined;
  if (!message || namedSuggestion(answer, step)) return null;
  // Who thanks or leaves before the end of a request for a call hears what comes of it.
  const isRequested = leadsToCall(flow, step.id) && isCallable(visitor.variables['phone'] ?? '');
  const done = isRequested && [...flow.steps.values()].find(({ action }) => action === 'callback');
  if (done && message !== greeting) return arrive(flow, done.id, { visitor, saved: null });
  const isOfDanger = visitor.lately || step.action === 'urgent';
  const end = isOver && !isOfDanger && !isCalled ? endOf(flow) : undefined;
  if (end) return arrive(flow, end.id, { visitor, saved: null });
  const question = questionFor(step, visitor, { id: questionId, message });
  const more = isOfDanger ? dangerLine(flow, visitor) : undefined;
  const isPut = isWaiting(step) && (message === greeting || step.answer !== 'choice');
  const again = isPut ? fillIn(step.message[visitor.language], visitor.variables) : undefined;
  const reply = [question.reply, more, again].filter((part) => part !== undefined).join('\n\n');
  return { question: { ...question, reply }, saved: null, action: null };
}

type Repeat = { from: string; next: NextStep; answer: string };

/**
 * The same answer a second time in a row is not said again, nor one a little before where the step has its own words for
 * that, nor pages that were listed: those words come, else what answers second best, and what can be done next.
 */
export function repeated(flow: Flow, visitor: Visitor, { from, next, answer }: Repeat): NextStep {
  const step = flow.steps.get(next.question.question_id);
  const { reply: told } = next.question;
  const own = step && fillIn(step.message[visitor.language], visitor.variables);
  const isInRow = step?.id === from && told === own;
  const isTold = (one: string) => one === told || one.startsWith(`${told}\n\n`);
  const isRepeat = visitor.lastReplies?.some(isTold) === true;
  const isSame =
    next.saved === null && (isInRow || (isRepeat && (step?.retry !== undefined || told !== own)));
  const further = step?.retry ?? flow.hints.again;
  const isOther = step === undefined || step.id === flow.start || isWaiting(step) || step.end || step.action;
  if (!isSame || !further || isOther || own?.endsWith('?')) return next;
  const words = fillIn(further[visitor.language], visitor.variables);
  const other = step.retry ? null : secondBest(flow, visitor, { step, answer });
  // The gist of it, where it is of no other words.
  const gist = other?.reply ?? (step.retry || step.id === flow.found ? undefined : told.split('\n\n')[0]);
  const reply = gist ? `${gist}\n\n${words}` : words;
  if (visitor.lastReplies?.includes(reply)) return next;
  return { ...next, question: { ...next.question, ...other, reply } };
}

/** What else the words find that was not just said; after a danger nothing is guessed. */
function secondBest(flow: Flow, visitor: Visitor, { step, answer }: { step: ScriptStep; answer: string }) {
  const finding = visitor.lately ? null : (visitor.find?.(answer, visitor.language) ?? null);
  const other = finding && 'step' in finding && finding.step !== step.id ? finding.step : null;
  if (!finding || !(other || finding.pages)) return null;
  const { question } = arrive(flow, other ?? flow.found ?? flow.fallback, { visitor, saved: null });
  const reply = finding.pages ? `${question.reply}\n${finding.pages}` : question.reply;
  const isRepeated = visitor.lastReplies?.some((one) => one.includes(finding.pages ?? reply));
  return isRepeated ? null : { ...question, reply };
}

/** What was found for the words of an answer, and the question that they answer. */
export type Told = { finding: Finding; question: { step: ScriptStep; id: string; isRetry: boolean } };

/** Says what was found. A question of a call, or one that is typed, is put again after it, that for a number twice; of a danger a short line stays. */
export function tell(flow: Flow, visitor: Visitor, { finding, question }: Told): NextStep {
  const { step, id, isRetry } = question;
  const to = 'step' in finding ? finding.step : (flow.found ?? flow.fallback);
  const there = arrive(flow, to, { visitor, saved: null });
  const pages = 'pages' in finding && finding.pages ? `\n${finding.pages}` : '';
  const target = flow.steps.get(there.question.question_id);
  const before = 'step' in finding ? (finding.after ?? []) : [];
  const told = before.map((step) => arrive(flow, step, { visitor, saved: null }).question.reply);
  const reply = [...told, `${there.question.reply}${pages}`].join('\n\n');
  const isOfDanger = step.action === 'urgent';
  const isOfCall = leadsToCall(flow, step.id) && !step.action;
  const asks = there.question.reply.endsWith('?') && !isOfCall;
  const line = isOfDanger && there.action === null ? dangerLine(flow, visitor) : undefined;
  const leadsOn = there.action !== null || !target || target.end || isWaiting(target);
  const again = questionFor(step, visitor, { id, message: step.message });
  const isPutAgain = step.answer === 'phone' ? !isRetry : isOfCall || step.answer !== 'choice';
  if (isOfDanger || asks || !isPutAgain || leadsOn)
    return { ...there, question: { ...there.question, reply: line ? `${reply}\n\n${line}` : reply } };
  return { question: { ...again, reply: `${reply}\n\n${again.reply}` }, saved: null, action: null };
}

type Wished = { step: ScriptStep; way: Way | null; id: string };
/** For a call at a time when nobody is there another time is asked for, once: at any other it may not be safe. */
export function otherTime(visitor: Visitor, { step, way, id }: Wished): NextStep | null {
  const { language, canCall } = visitor;
  if (step.answer !== 'time' || !way?.value || !canCall || canCall(way.value)) return null;
  const question = questionFor(step, visitor, { id, message: step.message });
  const reply = `${dictionaries[language].callback.inChat.notThen} ${question.reply}`;
  return { question: { ...question, reply }, saved: null, action: null };
}

/** What a request told by itself, with its number or beside another answer, is said back where no step of the script has said it. */
export function withNoted({ question, ...next }: NextStep, isBeside: boolean): NextStep {
  const { call_noted = '', phone } = next.more ?? {};
  const isTold = call_noted === '' || !(phone || isBeside) || question.reply.includes(call_noted);
  if (isTold) return { question, ...next };
  const reply = phone
    ? question.reply.replace('\n\n', ` ${call_noted}\n\n`)
    : `${call_noted}\n\n${question.reply}`;
  return { question: { ...question, reply }, ...next };
}
