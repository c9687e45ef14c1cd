import { dictionaries } from '@/lib/i18n/dictionaries';
import { sentences } from '@/lib/i18n/language';
import { exactSuggestion, expectsAnswer, hintFor, type Transition } from './answers';
import { isCallable, leadsToCall } from './calls';
import { addressesOther, isForOtherRole, listeningStep } from './context';
import { answersDanger, themeLine } from './danger';
import {
  dangerLine,
  endStep,
  type Finding,
  goTo,
  type NextStep,
  questionFor,
  type StepAnswer,
  type Visitor,
} from './navigation';
import { type Flow, includesDanger, type ScriptStep } from './schema';
import { clausesIn } from './several-topics';
import { isFarewell, isGreeting, isQuestion, isThanks, wantsNoMore } from './speech-acts';
import { fillIn } from './variables';

type CourtesyInput = { step: ScriptStep; questionId: string; answer: string };

/** Replies to thanks, greetings and farewells; the choices stay. A farewell ends the conversation unless danger was told. Null for other answers. */
export function courtesyReply(
  flow: Flow,
  visitor: Visitor,
  { step, questionId, answer }: CourtesyInput,
): NextStep | null {
  const { thanks, greeting } = flow.hints;
  // A requested call can be withdrawn until it is made.
  const isCalled = Boolean(visitor.variables['call_last']);
  const isOver = isFarewell(answer) || (isCalled && !expectsAnswer(step) && wantsNoMore(answer));
  const message = isOver || isThanks(answer) ? thanks : isGreeting(flow, answer) ? greeting : undefined;
  if (!message || exactSuggestion(answer, step)) return null;
  // Thanks or a farewell during a request for a call confirm it.
  const isRequested = leadsToCall(flow, step.id) && isCallable(visitor.variables['phone'] ?? '');
  const done = isRequested && [...flow.steps.values()].find(({ action }) => action === 'callback');
  if (done && message !== greeting) return goTo(flow, done.id, { visitor, saved: null });
  const isOfDanger = visitor.recentDanger || step.action === 'urgent';
  const end = isOver && !isOfDanger && !isCalled ? endStep(flow) : undefined;
  if (end) return goTo(flow, end.id, { visitor, saved: null });
  const question = questionFor(step, visitor, { id: questionId, message });
  const more = isOfDanger ? dangerLine(flow, visitor) : undefined;
  const isPut = expectsAnswer(step) && (message === greeting || step.answer !== 'choice');
  const again = isPut ? fillIn(step.message[visitor.language], visitor.variables) : undefined;
  const reply = [question.reply, more, again].filter((part) => part !== undefined).join('\n\n');
  return { question: { ...question, reply }, saved: null, action: null };
}

type RepeatInput = { questionId: string; answer: string; next: NextStep };

/**
 * Replaces a reply that was given before: by the step's `retry`, else by its first paragraph with the hint `again`; a third
 * time by a hint alone. A reply counts as repeated in a row, or among the last ones for a step with `retry` and for search results.
 */
export function withoutRepetition(
  flow: Flow,
  visitor: Visitor,
  { questionId, answer, next }: RepeatInput,
): NextStep {
  const step = flow.steps.get(next.question.question_id);
  const { reply: told } = next.question;
  const own = step && fillIn(step.message[visitor.language], visitor.variables);
  const isInRow = step?.id === questionId && told === own;
  const isTold = (one: string) => one === told || one.startsWith(`${told}\n\n`);
  const isRepeat = visitor.lastReplies?.some(isTold) === true;
  const isSame =
    next.saved === null && (isInRow || (isRepeat && (step?.retry !== undefined || told !== own)));
  // In danger the same words stand.
  const retry = step?.retry && fillIn(step.retry[visitor.language], visitor.variables);
  const isCalm = !(visitor.danger || visitor.recentDanger);
  const isThird = isCalm && retry !== undefined && visitor.lastReplies?.includes(retry) === true;
  const hint = isThird ? !isQuestion(answer) && flow.hints.told : step?.retry;
  const further = hint || flow.hints.again;
  const isOther =
    step === undefined || step.id === flow.start || expectsAnswer(step) || step.end || step.action;
  if (!isSame || !further || isOther || own?.endsWith('?')) return next;
  const words = fillIn(further[visitor.language], visitor.variables);
  const gist = isThird || hint || step.id === flow.found ? undefined : told.split('\n\n')[0];
  const reply = gist ? `${gist}\n\n${words}` : words;
  if (visitor.lastReplies?.includes(reply)) return next;
  return { ...next, question: { ...next.question, reply } };
}

/** A finding, and the question it was found at. */
export type FindingToShow = {
  finding: Finding;
  question: { step: ScriptStep; id: string; isRetry: boolean };
};

/** Shows a finding. A question about a call or for a typed answer is put again below it (the one for a number twice); after a danger the line of whom to call. */
export function showFinding(flow: Flow, visitor: Visitor, { finding, question }: FindingToShow): NextStep {
  const { step, id, isRetry } = question;
  const to = 'step' in finding ? finding.step : (flow.found ?? flow.fallback);
  const there = goTo(flow, to, { visitor, saved: null });
  const pages = 'pages' in finding && finding.pages ? `\n${finding.pages}` : '';
  const target = flow.steps.get(there.question.question_id);
  const before = 'step' in finding ? (finding.after ?? []) : [];
  const told = before.map((step) => goTo(flow, step, { visitor, saved: null }).question.reply);
  const isOfDanger = step.action === 'urgent';
  const isOfCall = leadsToCall(flow, step.id) && !step.action;
  const asks = there.question.reply.endsWith('?') && !isOfCall;
  const line = isOfDanger && there.action === null ? dangerLine(flow, visitor) : undefined;
  const reply = [...told, `${there.question.reply}${pages}`, ...(line ? [line] : [])].join('\n\n');
  const leadsOn = there.action !== null || !target || target.end || expectsAnswer(target);
  const again = questionFor(step, visitor, { id, message: step.message });
  const isPutAgain = step.answer === 'phone' ? !isRetry : isOfCall || step.answer !== 'choice';
  const isNew = (text: string) =>
    !target?.suggestions.some((one) => before.includes(one.next) && text === one.text[visitor.language]);
  const suggestions = there.question.suggestions.filter(isNew);
  if (isOfDanger || asks || !isPutAgain || leadsOn)
    return { ...there, question: { ...there.question, suggestions, reply } };
  return { question: { ...again, reply: `${reply}\n\n${again.reply}` }, saved: null, action: null };
}

/** The most other steps offered beside an answer; beside that to a danger one. */
const MAX_ALTERNATIVES = 2;
/** The steps that the clauses of a message mean, each by itself. */
const stepsOfClauses = ({ find, language }: Visitor, answer: string): string[] =>
  clausesIn(answer).flatMap((clause) => {
    const found = clause === answer ? null : find?.(clause, language);
    return found && 'step' in found && found.isSure ? [found.step] : [];
  });
/**
 * An answer with the labels of steps that may be meant as well among its choices: by a clause, or about as likely; beside
 * the answer to a danger only those of it.
 */
export function withAlternatives(
  flow: Flow,
  visitor: Visitor,
  { next, answer }: { next: NextStep; answer: string },
): NextStep {
  const shown = flow.steps.get(next.question.question_id);
  const isPlain =
    shown && !expectsAnswer(shown) && !shown.end && (!shown.action || shown.action === 'urgent');
  if (!isPlain || next.saved) return next;
  const { danger, role } = visitor;
  const about = danger === 'overdose' ? 'family' : visitor.about;
  const { suggestions } = next.question;
  const near = new Set([...stepsOfClauses(visitor, answer), ...(visitor.find?.candidates?.(answer) ?? [])]);
  const labels = [...near].flatMap((id) => {
    const step = flow.steps.get(id);
    if (!step || id === shown.id || addressesOther(step, about) || isForOtherRole(step, role)) return [];
    const { hears, follows, sensitive, label } = step;
    const isOfDanger = [hears, follows].some((list) => danger && includesDanger(list, danger));
    return ((danger ? isOfDanger : !sensitive) && label?.[visitor.language]) || [];
  });
  const others = labels.filter((one) => !suggestions.includes(one)).slice(0, danger ? 1 : MAX_ALTERNATIVES);
  return { ...next, question: { ...next.question, suggestions: [...others, ...suggestions] } };
}

/** Asks which step is meant where several are about as likely; null otherwise. */
export function askToClarify(
  flow: Flow,
  visitor: Visitor,
  { step, answer, id }: ClarifyInput,
): NextStep | null {
  const meant = visitor.find?.candidates?.(answer) ?? [];
  const steps = meant.filter((one) => !flow.steps.get(one)?.sensitive);
  const labels = steps.flatMap((one) => flow.steps.get(one)?.label?.[visitor.language] ?? []);
  const message = (isQuestion(answer) ? null : flow.hints.told) ?? flow.hints.either;
  const isOfCall = leadsToCall(flow, step.id) || step.answer !== 'choice';
  if (!message || isOfCall) return null;
  const listens = listeningStep(flow, visitor, { answer, meant });
  if (listens) return listens;
  const [likeliest] = meant;
  if (likeliest && answersDanger(flow, likeliest)) return goTo(flow, likeliest, { visitor, saved: null });
  if (labels.length < 2) return null;
  const question = questionFor(step, visitor, { id, message });
  const transitions = expectsAnswer(step)
    ? []
    : step.suggestions.filter(({ next }) => !flow.steps.get(next)?.end).slice(-2);
  const suggestions = [...labels, ...transitions.map(({ text }) => text[visitor.language])];
  return { question: { ...question, suggestions }, saved: null, action: null };
}

/** An answer, and the id of its question when put again. */
type ClarifyInput = StepAnswer & { id: string };

/** The reply to words that were not understood, with the line of whom to call in the theme. */
export function notUnderstood(flow: Flow, visitor: Visitor, put: ClarifyInput): NextStep {
  const which = askToClarify(flow, visitor, put);
  if (which) return which;
  const { step, answer, id } = put;
  const question = questionFor(step, visitor, { id, message: hintFor(flow, step, answer) });
  const line = themeLine(flow, visitor);
  const reply = line ? `${question.reply}\n\n${line}` : question.reply;
  return { question: { ...question, reply }, saved: null, action: null };
}

type TimeInput = { step: ScriptStep; transition: Transition | null; id: string };
/** Asks once for another time where nobody is at the centre at the wished one; null for other answers. */
export function askOtherTime(visitor: Visitor, { step, transition, id }: TimeInput): NextStep | null {
  const { language, canCall } = visitor;
  if (step.answer !== 'time' || !transition?.value || !canCall || canCall(transition.value)) return null;
  const question = questionFor(step, visitor, { id, message: step.message });
  const reply = `${dictionaries[language].callback.inChat.notThen} ${question.reply}`;
  return { question: { ...question, reply }, saved: null, action: null };
}

/** The visitor as if nobody had been told that the centre is closed: so replies are compared with each other. */
export const withoutClosed = (visitor: Visitor): Visitor => {
  const { lastReplies, variables } = visitor;
  const closed = variables['centre_closed'];
  return closed && lastReplies
    ? { ...visitor, lastReplies: lastReplies.map((reply) => reply.replace(` ${closed}`, '')) }
    : visitor;
};

/**
 * A reply with the opening hours before it where nobody is there at the wished time. Beside the centre's number it says
 * that nobody answers it now, unless the reply speaks of the hours, or one of the last replies said so.
 */
export function withHours({ language, variables, lastReplies = [] }: Visitor, next: NextStep): NextStep {
  const { notThen } = dictionaries[language].callback.inChat;
  const { centre_phone: phone = '', centre_closed: closed = '' } = variables;
  const told = [variables['opening_hours'] ?? '', notThen].filter(Boolean);
  const timed = next.question.reply.replace(notThen, () => sentences(language, ...told));
  const ofHours = ['centre_now', 'centre_open', 'opening_hours'].flatMap((name) => variables[name] || []);
  const isTold =
    ofHours.some((text) => timed.includes(text)) || lastReplies.some((one) => one.includes(closed));
  const reply = closed && phone && !isTold ? timed.replace(phone, () => `${phone} ${closed}`) : timed;
  return { ...next, question: { ...next.question, reply } };
}

/** Confirms wishes for a call that came with a number or beside another answer, unless the reply does so already. */
export function withCallNoted({ question, ...next }: NextStep, isBeside: boolean): NextStep {
  const { call_noted = '', phone } = next.more ?? {};
  const isTold = call_noted === '' || !(phone || isBeside) || question.reply.includes(call_noted);
  if (isTold) return { question, ...next };
  const reply = phone
    ? question.reply.replace('\n\n', ` ${call_noted}\n\n`)
    : `${call_noted}\n\n${question.reply}`;
  return { question: { ...question, reply }, ...next };
}
