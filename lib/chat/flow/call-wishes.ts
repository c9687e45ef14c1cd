import { dictionaries } from '@/lib/i18n/dictionaries';
import { fill } from '@/lib/i18n/language';
import { chosenWay, namedSuggestion, wishesBeside, wrongDigits } from './answers';
import { callWishesIn, wishNoted } from './call-request';
import { isOnlyRefused } from './call-times';
import { asksOfCall, isNoNeed, isOfCall, nameIn, refusedCall } from './call-words';
import {
  ASKS_CHANGE,
  CHANGES,
  changesIn,
  furtherWishes,
  isNumberWrong,
  leadsToCall,
  numberIn,
  phoneStep,
  WRONG_NUMBER,
} from './calls';
import { plain } from './cues';
import { arrive, type NextStep, questionFor, RETRY, type StepAnswer, type Visitor } from './navigation';
import type { Flow, ScriptStep, Variables } from './schema';
import { onlyTells } from './several-topics';
import { asks, isFarewell, isQuestion, isThanks } from './speech-acts';

/** What an answer tells of a call: on the way to one beside the answer itself, in a request for another one afresh. */
export function wishesOf(flow: Flow, visitor: Visitor, { step, answer }: StepAnswer): Variables {
  const { language, canCall, danger, variables } = visitor;
  if (step.answer === 'phone') return danger ? {} : furtherWishes(visitor, answer);
  if (leadsToCall(flow, step.id)) return danger ? {} : wishesBeside(visitor, { step, answer });
  // A number alone goes on with what was told before it.
  if (!variables['call_last'] && numberIn(answer)?.rest === '') return {};
  const another = variables['call_of'] ? { call_of: '', phone: '' } : {};
  return { ...callWishesIn(answer, language, { canCall }), ...another };
}

/** A request for a call said once more, with what has changed of it; `stands`: with nothing changed. */
export function confirmedAgain(
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
  const next = arrive(flow, done?.id ?? flow.fallback, { visitor: known, saved: null });
  return { ...next, more: told, ...(stands && { stands }) };
}

/** Asks once more for what was wrong with a request that is made; it stands until then. */
function askAnew(
  flow: Flow,
  visitor: Visitor,
  { step, name }: { step: ScriptStep | undefined; name: string },
): NextStep | null {
  const { call_id, call_last } = visitor.variables;
  const id = call_id || call_last;
  const more = { [name]: '', call_noted: '', ...(id && { call_id: id }) };
  const known = { ...visitor, variables: { ...visitor.variables, ...more } };
  return step ? { ...arrive(flow, step.id, { visitor: known, saved: null }), more } : null;
}

/** The question of the step once more, behind what is said to the answer. */
function putAgain(
  visitor: Visitor,
  { step, questionId }: { step: ScriptStep; questionId: string },
  { message = '', more = {} }: { message?: string | undefined; more?: Variables },
): NextStep {
  const known = { ...visitor, variables: { ...visitor.variables, ...more, call_noted: '' } };
  const question = questionFor(step, known, { id: questionId, message: step.message });
  const reply = [message, question.reply].filter(Boolean).join('\n\n');
  return { question: { ...question, reply }, saved: null, more, action: null };
}

/** A wish without a number, said back: the number is asked for once more. Null where something else is told or asked. */
export function wishTold(flow: Flow, visitor: Visitor, { step, answer }: StepAnswer): NextStep | null {
  const isPolite = isThanks(answer) || isFarewell(answer);
  const isOther =
    step.answer !== 'phone' ||
    numberIn(answer) ||
    isPolite ||
    isQuestion(answer) ||
    namedSuggestion(answer, step);
  return isOther ? null : arrive(flow, step.id, { visitor, saved: null });
}

type Told = StepAnswer & { questionId: string };
/** `go` answers the other words beside a name. */
type Going = Told & {
  go: (flow: Flow, visitor: Visitor, answered: { questionId: string; answer: string }) => NextStep;
};

/**
 * What is told of a call that is asked for, whatever the step asks: that it is wanted no more, another time, day or number,
 * who asks for it, whether it comes. Null for an answer to the step.
 */
export function toldOfCall(flow: Flow, visitor: Visitor, told: Going): NextStep | null {
  const { step, answer } = told;
  const { variables } = visitor;
  const chosen = namedSuggestion(answer, step);
  const next = step.action === 'callback' ? flow.steps.get(chosen?.next ?? '') : undefined;
  if (next?.answer === 'time') return askAnew(flow, visitor, { step: next, name: 'call_when' });
  if (step.end || chosen) return null;
  const isStored = Boolean(variables['call_id'] || variables['call_last']);
  const isOnWay = leadsToCall(flow, step.id);
  const off = isStored || isOnWay ? takenBack(flow, visitor, { ...told, isStored }) : null;
  if (off || visitor.danger || visitor.isMinor) return off;
  const topic = isOnWay ? topicTold(flow, visitor, told) : null;
  if (topic) return topic;
  const isStanding = step.action === 'callback' || (Boolean(variables['call_last']) && !isOnWay);
  const ofCall = isStanding ? ofStanding(flow, visitor, told) : isOnWay ? onWay(flow, visitor, told) : null;
  const isOff = step.action === 'withdraw' && asksOfCall(answer);
  if (isOff) return arrive(flow, step.id, { visitor, saved: null });
  return ofCall ?? (isOnWay ? named(flow, visitor, told) : null) ?? digitsTold(flow, visitor, told);
}

/** A call that is wanted no more is taken back, in danger beside what is said of that. */
function takenBack(
  flow: Flow,
  visitor: Visitor,
  { step, questionId, answer, isStored, go }: Going & { isStored: boolean },
): NextStep | null {
  const off = [...flow.steps.values()].find(({ action }) => action === 'withdraw');
  const isRefused = refusedCall(answer) === 'all' || (step.action === 'callback' && isNoNeed(answer));
  if (!off || !isRefused || furtherWishes(visitor, answer)['call_when']) return null;
  if (!visitor.danger) return arrive(flow, off.id, { visitor, saved: null });
  if (!isStored) return null;
  const variables = { ...visitor.variables, call_id: '', call_last: '' };
  return { ...go(flow, { ...visitor, variables }, { questionId, answer }), action: 'withdraw' };
}

/** What is told of a request that is made: it is said once more, as it is by then. */
function ofStanding(flow: Flow, visitor: Visitor, { step, questionId, answer }: Told): NextStep | null {
  const { language, canCall, variables } = visitor;
  const text = plain(answer);
  const number = numberIn(answer);
  const isOther = CHANGES.test(text) || WRONG_NUMBER.test(text);
  const isOwn = !step.ofAnother && (number?.rest === '' || isOther);
  const ofNumber = number && isOwn ? { phone: number.phone, call_of: '' } : {};
  if (number && !isOwn) return null;
  const isBrief = text.split(' ').length <= FEW_WORDS && !asks(answer);
  if (!number && isNumberWrong(text, isBrief))
    return askAnew(flow, visitor, { step: phoneStep(flow), name: 'phone' });
  const words = number?.rest ?? answer;
  const { call_noted, ...wishes } = changesIn(visitor, words);
  const { call_when, call_may_say_who, call_say } = wishes;
  const isOfOthers = step.action === 'callback' && (call_may_say_who || call_say);
  const isChange = call_when || isOfOthers || number;
  if (isChange && (!asks(words) || isOther || ASKS_CHANGE.test(text)))
    return confirmedAgain(flow, visitor, { more: { ...wishes, ...ofNumber } });
  const isUnserved = call_noted === dictionaries[language].callback.inChat.notThen;
  if (isUnserved && canCall) return putAgain(visitor, { step, questionId }, { message: call_noted });
  if (asksOfCall(answer)) return confirmedAgain(flow, visitor, { stands: true });
  const time = [...flow.steps.values()].find((one) => one.answer === 'time' && leadsToCall(flow, one.id));
  const isNotThen = refusedCall(answer) === 'then' || (step.action === 'callback' && isOnlyRefused(answer));
  if (isNotThen && variables['call_last']) return askAnew(flow, visitor, { step: time, name: 'call_when' });
  const name = step.action === 'callback' ? nameIn(answer) : null;
  return name?.rest === '' ? confirmedAgain(flow, visitor, { more: { name: name.name } }) : null;
}

/** On the way to a call: what is told beside the answer, or in place of one, is noted, and the question put again. */
function onWay(flow: Flow, visitor: Visitor, told: Told): NextStep | null {
  const { step, questionId, answer } = told;
  if (step.answer === 'phone' || isThanks(answer) || isFarewell(answer)) return null;
  const words = numberIn(answer)?.rest ?? answer;
  const isTime = step.answer === 'time';
  const isWho = step.saveAs === 'call_may_say_who';
  const { call_noted = '', ...wishes } = changesIn(visitor, words);
  const { call_when, call_language, call_may_say_who, call_say } = wishes;
  const isSay = step.saveAs === 'call_say';
  if (isWho && (call_say || call_may_say_who)) {
    const known = { ...visitor, variables: { ...visitor.variables, ...wishes } };
    const next = arrive(flow, step.next ?? flow.fallback, { visitor: known, saved: null });
    return numberIn(answer) ? null : { ...next, more: { ...wishes, call_may_say_who: 'no' } };
  }
  const isAnswered = isTime ? call_when : !isWho && chosenWay(flow, step, words);
  const isChange = call_when && CHANGES.test(plain(answer));
  if (isTime || numberIn(answer) || (isSay && !isChange)) {
    const isBeside = isTime && !isAnswered && (call_language || call_may_say_who);
    return isBeside && !isQuestion(answer)
      ? putAgain(visitor, told, { message: call_noted, more: wishes })
      : null;
  }
  const isOfOther = isWho || (step.saveAs === 'call_language' && !isAnswered);
  if ((isChange && !isAnswered) || (isOfOther && (call_when || call_language)))
    return asksOfCall(answer) ? null : putAgain(visitor, told, { message: call_noted, more: wishes });
  const isSecond = questionId !== step.id && !isAnswered && (call_when || call_may_say_who);
  return isSecond ? putAgain(visitor, told, { message: call_noted, more: wishes }) : null;
}

/** Of few words about a number the own one is meant. */
const FEW_WORDS = 4;
const FEWEST_WORDS = 3;
/** What clearly asks for something that a step tells, as who calls, is answered whatever words of a call it holds. */
function topicTold(flow: Flow, visitor: Visitor, told: Told): NextStep | null {
  const { step, answer } = told;
  const finding = visitor.find?.(answer, visitor.language);
  if (!finding || !('step' in finding) || step.saveAs === 'call_say') return null;
  if (WRONG_NUMBER.test(plain(answer))) return null;
  const isClear = isOfCall(answer)
    ? finding.isExample || finding.isSure
    : !isQuestion(answer) && finding.isExample;
  const there = flow.steps.get(finding.step);
  const isFew = plain(answer).split(' ').length < FEWEST_WORDS;
  if (!isClear || isFew || !there || !onlyTells(flow, there) || asksOfCall(answer)) return null;
  if (numberIn(answer) || Object.keys(changesIn(visitor, answer)).length > 0) return null;
  const next = arrive(flow, there.id, { visitor, saved: null });
  return step.action ? next : putAgain(visitor, told, { message: next.question.reply });
}

/** A name that is given on the way to a call is kept, and answered with thanks before the question is put again. */
function named(flow: Flow, visitor: Visitor, told: Going): NextStep | null {
  const { step, questionId, answer, go } = told;
  const found = step.saveAs === 'call_say' ? null : nameIn(answer);
  if (!found) return null;
  const more = { name: found.name };
  const known = { ...visitor, variables: { ...visitor.variables, ...more } };
  const thanks = fill(dictionaries[visitor.language].callback.inChat.thanks, more);
  if (found.rest === '') return putAgain(visitor, told, { message: thanks, more });
  const next = go(flow, known, { questionId, answer: found.rest });
  return { ...next, more: { ...more, ...next.more } };
}

/** Where digits of a number are missing, how many there are, and the number is asked for. */
function digitsTold(flow: Flow, visitor: Visitor, { step, answer }: Told): NextStep | null {
  const n = wrongDigits(step, answer);
  if (n === null) return null;
  const message = fill(dictionaries[visitor.language].callback.inChat.digits, { n });
  if (step.answer === 'phone')
    return putAgain(visitor, { step, questionId: `${step.id}${RETRY}` }, { message });
  const next = arrive(flow, phoneStep(flow)?.id ?? flow.fallback, { visitor, saved: null });
  return { ...next, question: { ...next.question, reply: `${message}\n\n${next.question.reply}` } };
}
