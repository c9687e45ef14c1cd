import { dictionaries } from '@/lib/i18n/dictionaries';
import { fill } from '@/lib/i18n/language';
import { callWishesBeside, choiceTransition, exactSuggestion, wrongDigitCount } from './answers';
import { callWishesIn, wishNoted } from './call-request';
import { isOnlyRefused } from './call-times';
import { asksOfCall, isNoNeed, isOfCall, nameIn, refusedCall } from './call-words';
import {
  ASKS_CHANGE,
  CHANGES,
  callChangesIn,
  isNumberWrong,
  leadsToCall,
  numberIn,
  phoneStep,
  updatedWishes,
  WRONG_NUMBER,
} from './calls';
import { plain } from './cues';
import { goTo, type NextStep, questionFor, RETRY, type StepAnswer, type Visitor } from './navigation';
import type { Flow, ScriptStep } from './schema';
import { isInformational } from './several-topics';
import { asks, isFarewell, isQuestion, isThanks } from './speech-acts';
import type { Variables } from './variables';

/** The wishes for a call in an answer: beside the answer itself while one is being requested, else for a new request. */
export function wishesOf(flow: Flow, visitor: Visitor, { step, answer }: StepAnswer): Variables {
  const { language, canCall, danger, variables } = visitor;
  if (step.answer === 'phone') return danger ? {} : updatedWishes(visitor, answer);
  if (leadsToCall(flow, step.id)) return danger ? {} : callWishesBeside(visitor, { step, answer });
  // A number alone belongs to the wishes told before it.
  if (!variables['call_last'] && numberIn(answer)?.rest === '') return {};
  const another = variables['call_of'] ? { call_of: '', phone: '' } : {};
  return { ...callWishesIn(answer, language, { canCall }), ...another };
}

/** Confirms a stored request for a call again, with its changes (`more`), or unchanged (`stands`). */
export function confirmAgain(
  flow: Flow,
  visitor: Visitor,
  { more, stands }: { more?: Variables; stands?: true },
): NextStep {
  const done = [...flow.steps.values()].find(({ action }) => action === 'callback');
  const { call_id, call_last } = visitor.variables;
  const id = call_id || call_last;
  const told = { ...more, ...(id && { call_id: id }) };
  const variables = { ...visitor.variables, ...told };
  const call_promise = wishNoted(visitor.language, variables);
  const known = { ...visitor, variables: { ...variables, call_promise } };
  const next = goTo(flow, done?.id ?? flow.fallback, { visitor: known, saved: null });
  return { ...next, more: told, ...(stands && { stands }) };
}

/** Asks again for one detail of a stored request; the request stays valid until it is answered. */
function askAgainFor(
  flow: Flow,
  visitor: Visitor,
  { step, name }: { step: ScriptStep | undefined; name: string },
): NextStep | null {
  const { call_id, call_last } = visitor.variables;
  const id = call_id || call_last;
  const more = { [name]: '', call_noted: '', ...(id && { call_id: id }) };
  const known = { ...visitor, variables: { ...visitor.variables, ...more } };
  return step ? { ...goTo(flow, step.id, { visitor: known, saved: null }), more } : null;
}

/** Puts the question of the step again, after a message. */
function repeatQuestion(
  visitor: Visitor,
  { step, questionId }: { step: ScriptStep; questionId: string },
  { message = '', more = {} }: { message?: string | undefined; more?: Variables },
): NextStep {
  const known = { ...visitor, variables: { ...visitor.variables, ...more, call_noted: '' } };
  const question = questionFor(step, known, { id: questionId, message: step.message });
  const reply = [message, question.reply].filter(Boolean).join('\n\n');
  return { question: { ...question, reply }, saved: null, more, action: null };
}

/** Confirms a wish that came without a number and asks for the number again; null for other answers. */
export function acknowledgeWish(flow: Flow, visitor: Visitor, { step, answer }: StepAnswer): NextStep | null {
  const isPolite = isThanks(answer) || isFarewell(answer);
  const isOther =
    step.answer !== 'phone' ||
    numberIn(answer) ||
    isPolite ||
    isQuestion(answer) ||
    exactSuggestion(answer, step);
  return isOther ? null : goTo(flow, step.id, { visitor, saved: null });
}

type CallAnswer = StepAnswer & { questionId: string };
/** `nextStep` answers the words beside a name. */
type CallAnswerWithNext = CallAnswer & {
  nextStep: (flow: Flow, visitor: Visitor, answered: { questionId: string; answer: string }) => NextStep;
};

/**
 * What an answer changes about a requested call, whatever the step asks: it is withdrawn, gets another time, day, number or
 * name, or the visitor asks whether it comes. Null for an answer to the step.
 */
export function updateCall(flow: Flow, visitor: Visitor, told: CallAnswerWithNext): NextStep | null {
  const { step, answer } = told;
  const { variables } = visitor;
  const chosen = exactSuggestion(answer, step);
  const next = step.action === 'callback' ? flow.steps.get(chosen?.next ?? '') : undefined;
  if (next?.answer === 'time') return askAgainFor(flow, visitor, { step: next, name: 'call_when' });
  if (step.end || chosen) return null;
  const isStored = Boolean(variables['call_id'] || variables['call_last']);
  const isOnWay = leadsToCall(flow, step.id);
  const off = isStored || isOnWay ? withdrawCall(flow, visitor, { ...told, isStored }) : null;
  if (off || visitor.danger || visitor.isMinor) return off;
  const topic = isOnWay ? answerDuringRequest(flow, visitor, told) : null;
  if (topic) return topic;
  const isStanding = step.action === 'callback' || (Boolean(variables['call_last']) && !isOnWay);
  const ofCall = isStanding
    ? changeStandingCall(flow, visitor, told)
    : isOnWay
      ? noteDuringRequest(flow, visitor, told)
      : null;
  const isOff = step.action === 'withdraw' && asksOfCall(answer);
  if (isOff) return goTo(flow, step.id, { visitor, saved: null });
  return ofCall ?? (isOnWay ? noteName(flow, visitor, told) : null) ?? askForDigits(flow, visitor, told);
}

/** Withdraws a call that is no longer wanted; in danger, beside the answer to the danger. */
function withdrawCall(
  flow: Flow,
  visitor: Visitor,
  { step, questionId, answer, isStored, nextStep }: CallAnswerWithNext & { isStored: boolean },
): NextStep | null {
  const off = [...flow.steps.values()].find(({ action }) => action === 'withdraw');
  const isRefused = refusedCall(answer) === 'all' || (step.action === 'callback' && isNoNeed(answer));
  if (!off || !isRefused || updatedWishes(visitor, answer)['call_when']) return null;
  if (!visitor.danger) return goTo(flow, off.id, { visitor, saved: null });
  if (!isStored) return null;
  const variables = { ...visitor.variables, call_id: '', call_last: '' };
  return { ...nextStep(flow, { ...visitor, variables }, { questionId, answer }), action: 'withdraw' };
}

/** Changes a stored request, or confirms it unchanged. */
function changeStandingCall(
  flow: Flow,
  visitor: Visitor,
  { step, questionId, answer }: CallAnswer,
): NextStep | null {
  const { language, canCall, variables } = visitor;
  const text = plain(answer);
  const number = numberIn(answer);
  const isOther = CHANGES.test(text) || WRONG_NUMBER.test(text);
  const isOwn = !step.ofAnother && (number?.rest === '' || isOther);
  const ofNumber = number && isOwn ? { phone: number.phone, call_of: '' } : {};
  if (number && !isOwn) return null;
  const isBrief = text.split(' ').length <= FEW_WORDS && !asks(answer);
  if (!number && isNumberWrong(text, isBrief))
    return askAgainFor(flow, visitor, { step: phoneStep(flow), name: 'phone' });
  const words = number?.rest ?? answer;
  const { call_noted, ...wishes } = callChangesIn(visitor, words);
  const { call_when, call_may_say_who, call_say } = wishes;
  const isOfOthers = step.action === 'callback' && (call_may_say_who || call_say);
  const isChange = call_when || isOfOthers || number;
  if (isChange && (!asks(words) || isOther || ASKS_CHANGE.test(text)))
    return confirmAgain(flow, visitor, { more: { ...wishes, ...ofNumber } });
  const isUnserved = call_noted === dictionaries[language].callback.inChat.notThen;
  if (isUnserved && canCall) return repeatQuestion(visitor, { step, questionId }, { message: call_noted });
  if (asksOfCall(answer)) return confirmAgain(flow, visitor, { stands: true });
  const time = [...flow.steps.values()].find((one) => one.answer === 'time' && leadsToCall(flow, one.id));
  const isNotThen = refusedCall(answer) === 'then' || (step.action === 'callback' && isOnlyRefused(answer));
  if (isNotThen && variables['call_last'])
    return askAgainFor(flow, visitor, { step: time, name: 'call_when' });
  const name = step.action === 'callback' ? nameIn(answer) : null;
  return name?.rest === '' ? confirmAgain(flow, visitor, { more: { name: name.name } }) : null;
}

/** While a call is being requested: notes wishes told beside the answer or in place of it, and puts the question again. */
function noteDuringRequest(flow: Flow, visitor: Visitor, told: CallAnswer): NextStep | null {
  const { step, questionId, answer } = told;
  if (step.answer === 'phone' || isThanks(answer) || isFarewell(answer)) return null;
  const words = numberIn(answer)?.rest ?? answer;
  const isTime = step.answer === 'time';
  const isWho = step.saveAs === 'call_may_say_who';
  const { call_noted = '', ...wishes } = callChangesIn(visitor, words);
  const { call_when, call_language, call_may_say_who, call_say } = wishes;
  const isSay = step.saveAs === 'call_say';
  if (isWho && (call_say || call_may_say_who)) {
    const known = { ...visitor, variables: { ...visitor.variables, ...wishes } };
    const next = goTo(flow, step.next ?? flow.fallback, { visitor: known, saved: null });
    return numberIn(answer) ? null : { ...next, more: { ...wishes, call_may_say_who: 'no' } };
  }
  const isAnswered = isTime ? call_when : !isWho && choiceTransition(flow, step, words);
  const isChange = call_when && CHANGES.test(plain(answer));
  if (isTime || numberIn(answer) || (isSay && !isChange)) {
    const isBeside = isTime && !isAnswered && (call_language || call_may_say_who);
    return isBeside && !isQuestion(answer)
      ? repeatQuestion(visitor, told, { message: call_noted, more: wishes })
      : null;
  }
  const isOfOther = isWho || (step.saveAs === 'call_language' && !isAnswered);
  if ((isChange && !isAnswered) || (isOfOther && (call_when || call_language)))
    return asksOfCall(answer) ? null : repeatQuestion(visitor, told, { message: call_noted, more: wishes });
  const isSecond = questionId !== step.id && !isAnswered && (call_when || call_may_say_who);
  return isSecond ? repeatQuestion(visitor, told, { message: call_noted, more: wishes }) : null;
}

/** In at most so many words about a number the visitor's own is meant. */
const FEW_WORDS = 4;
const FEWEST_WORDS = 3;
/** Answers a clear question, such as who calls, although it holds words of a call; null for others. */
function answerDuringRequest(flow: Flow, visitor: Visitor, told: CallAnswer): NextStep | null {
  const { step, answer } = told;
  const finding = visitor.find?.(answer, visitor.language);
  if (!finding || !('step' in finding) || step.saveAs === 'call_say') return null;
  if (WRONG_NUMBER.test(plain(answer))) return null;
  const isClear = isOfCall(answer)
    ? finding.isExample || finding.isSure
    : !isQuestion(answer) && finding.isExample;
  const there = flow.steps.get(finding.step);
  const isFew = plain(answer).split(' ').length < FEWEST_WORDS;
  if (!isClear || isFew || !there || !isInformational(flow, there) || asksOfCall(answer)) return null;
  if (numberIn(answer) || Object.keys(callChangesIn(visitor, answer)).length > 0) return null;
  const next = goTo(flow, there.id, { visitor, saved: null });
  return step.action ? next : repeatQuestion(visitor, told, { message: next.question.reply });
}

/** Saves a name told during a request, thanks for it and puts the question again; null for no name. */
function noteName(flow: Flow, visitor: Visitor, told: CallAnswerWithNext): NextStep | null {
  const { step, questionId, answer, nextStep } = told;
  const found = step.saveAs === 'call_say' ? null : nameIn(answer);
  if (!found) return null;
  const more = { name: found.name };
  const known = { ...visitor, variables: { ...visitor.variables, ...more } };
  const thanks = fill(dictionaries[visitor.language].callback.inChat.thanks, more);
  if (found.rest === '') return repeatQuestion(visitor, told, { message: thanks, more });
  const next = nextStep(flow, known, { questionId, answer: found.rest });
  return { ...next, more: { ...more, ...next.more } };
}

/** Says how many digits a wrong number has and asks for it again; null for other answers. */
function askForDigits(flow: Flow, visitor: Visitor, { step, answer }: CallAnswer): NextStep | null {
  const n = wrongDigitCount(step, answer);
  if (n === null) return null;
  const message = fill(dictionaries[visitor.language].callback.inChat.digits, { n });
  if (step.answer === 'phone')
    return repeatQuestion(visitor, { step, questionId: `${step.id}${RETRY}` }, { message });
  const next = goTo(flow, phoneStep(flow)?.id ?? flow.fallback, { visitor, saved: null });
  return { ...next, question: { ...next.question, reply: `${message}\n\n${next.question.reply}` } };
}
