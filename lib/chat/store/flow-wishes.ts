import { dictionaries } from '@/lib/i18n/dictionaries';
import { fill } from '@/lib/i18n/language';
import { callWishesIn, furtherWishesIn } from './call-request';
import { asksOfCall, digitsAlone, isNoNeed, isOfCall, nameIn, refusedCall } from './call-words';
import { chosenWay, isFarewell, isThanks, isWaiting, namedSuggestion } from './flow-answers';
import { arrive, type NextStep, RETRY, type Visitor } from './flow-arrival';
import {
  askedAnew,
  confirmedAgain,
  isCallable,
  leadsToCall,
  numberIn,
  phoneStep,
  putAgain,
} from './flow-calls';
import {
  ASKS_CHANGE,
  asks,
  CHANGES,
  isQuestion,
  OF_GIVEN,
  OF_NUMBER,
  plain,
  WRONG_NUMBER,
} from './flow-cues';
import type { Flow, ScriptStep, Variables } from './flow-schema';
import { onlyTells } from './flow-topics';

type StepAnswer = { step: ScriptStep; answer: string };

/** What an answer tells of a call: on the way to one beside the answer itself, in a request for another one afresh. */
export function wishesOf(flow: Flow, visitor: Visitor, { step, answer }: StepAnswer): Variables {
  const { language, canCall, danger, variables } = visitor;
  if (step.answer === 'phone') return danger ? {} : furtherWishes(visitor, answer);
  if (leadsToCall(flow, step.id)) return danger ? {} : wishesBeside(visitor, { step, answer });
  // A number alone goes on with what was told before it.
  if (!variables['call_last'] && numberIn(answer)?.rest === '') return {};
  const another = variables['call_of'] ? { call_of: '', phone: '' } : {};
  return { ...callWishesIn(answer, language, canCall), ...another };
}

/** A number is no time of it, and an hour that was told before stays with a day or a part of it: `at 6`, then `today evening`. */
function furtherWishes({ language, canCall, variables }: Visitor, answer: string): Variables {
  const words = numberIn(answer)?.rest ?? answer;
  return furtherWishesIn(words, language, canCall, variables['call_when']);
}

/** Whether the centre is open at an hour that words name, said in place of now. */
export function openAt({ language, canCall, variables }: Visitor, answer: string): Variables {
  const { call_when } = callWishesIn(answer, language);
  if (!variables['centre_open'] || !canCall || !/\d:\d/.test(call_when)) return {};
  return { centre_open: dictionaries[language].callback.inChat[canCall(call_when) ? 'yes' : 'no'] };
}

/** What else an answer to a question about the call tells of it: `6 pm, but say nothing to my wife`. */
function wishesBeside({ language, canCall, variables }: Visitor, { step, answer }: StepAnswer): Variables {
  if (namedSuggestion(answer, step) || step.saveAs === 'call_say') return {};
  const words = numberIn(answer)?.rest ?? answer;
  const { call_when, call_after, ...told } = callWishesIn(words, language, canCall, variables['call_when']);
  const isTime = step.saveAs === 'call_when';
  const own = isTime ? { call_after } : { call_when, call_after };
  const wishes = Object.entries({ ...told, ...own }).filter(([name, wish]) => wish && name !== step.saveAs);
  const isMore = wishes.some(([name]) => name !== 'call_noted' && !(isTime && name === 'call_after'));
  const kept = isMore ? wishes : wishes.filter(([name]) => name === 'call_after');
  return Object.fromEntries(kept);
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
type Go = (flow: Flow, visitor: Visitor, answered: { questionId: string; answer: string }) => NextStep;

/**
 * What is told of a call that is asked for, whatever the step asks: that it is wanted no more, another time, day or number,
 * who asks for it, whether it comes. Null for an answer to the step; `go` answers the other words beside a name.
 */
export function toldOfCall(flow: Flow, visitor: Visitor, told: Told, go: Go): NextStep | null {
  const { step, answer } = told;
  const { variables } = visitor;
  const chosen = namedSuggestion(answer, step);
  const asked = step.action === 'callback' ? flow.steps.get(chosen?.next ?? '') : undefined;
  if (asked?.answer === 'time') return askedAnew(flow, visitor, asked, 'call_when');
  if (step.end || chosen) return null;
  const isStored = Boolean(variables['call_id'] || variables['call_last']);
  const isOnWay = leadsToCall(flow, step.id);
  const off = isStored || isOnWay ? takenBack(flow, visitor, told, { isStored, go }) : null;
  if (off || visitor.danger || visitor.isMinor) return off;
  const topic = isOnWay ? topicTold(flow, visitor, told) : null;
  if (topic) return topic;
  const isMade = step.action === 'callback' || (Boolean(variables['call_last']) && !isOnWay);
  const ofCall = isMade ? ofMade(flow, visitor, told) : isOnWay ? onWay(flow, visitor, told) : null;
  const isOff = step.action === 'withdraw' && asksOfCall(answer);
  if (isOff) return arrive(flow, step.id, { visitor, saved: null });
  return ofCall ?? (isOnWay ? named(flow, visitor, told, go) : null) ?? digitsTold(flow, visitor, told);
}

/** A call that is wanted no more is taken back, in danger beside what is said of that. */
function takenBack(
  flow: Flow,
  visitor: Visitor,
  { step, questionId, answer }: Told,
  { isStored, go }: { isStored: boolean; go: Go },
): NextStep | null {
  const off = [...flow.steps.values()].find(({ action }) => action === 'withdraw');
  const isSaid = refusedCall(answer) === 'all' || (step.action === 'callback' && isNoNeed(answer));
  if (!off || !isSaid || furtherWishes(visitor, answer)['call_when']) return null;
  if (!visitor.danger) return arrive(flow, off.id, { visitor, saved: null });
  if (!isStored) return null;
  const variables = { ...visitor.variables, call_id: '', call_last: '' };
  return { ...go(flow, { ...visitor, variables }, { questionId, answer }), action: 'withdraw' };
}

/** What is told of a request that is made: it is said once more, as it is by then. */
function ofMade(flow: Flow, visitor: Visitor, { step, questionId, answer }: Told): NextStep | null {
  const { language, canCall, variables } = visitor;
  const text = plain(answer);
  const number = numberIn(answer);
  const isOther = CHANGES.test(text) || WRONG_NUMBER.test(text);
  const isOwn = !step.ofAnother && (number?.rest === '' || isOther);
  const ofNumber = number && isOwn ? { phone: number.phone, call_of: '' } : {};
  if (number && !isOwn) return null;
  const isWrong = !number && WRONG_NUMBER.test(text) && OF_NUMBER.test(text) && OF_GIVEN.test(text);
  if (isWrong) return askedAnew(flow, visitor, phoneStep(flow), 'phone');
  const words = number?.rest ?? answer;
  const { call_noted, ...wishes } = changesIn(visitor, words);
  const { call_when, call_may_say_who, call_say } = wishes;
  const isOfOthers = step.action === 'callback' && (call_may_say_who || call_say);
  const isChange = call_when || isOfOthers || number;
  if (isChange && (!asks(words) || isOther || ASKS_CHANGE.test(text)))
    return confirmedAgain(flow, visitor, { more: { ...wishes, ...ofNumber } });
  const isUnserved = call_noted === dictionaries[language].callback.inChat.notThen;
  if (isUnserved && canCall) return putAgain(visitor, { step, questionId }, call_noted);
  if (asksOfCall(answer)) return confirmedAgain(flow, visitor, { stands: true });
  const time = [...flow.steps.values()].find((one) => one.answer === 'time' && leadsToCall(flow, one.id));
  if (refusedCall(answer) === 'then' && variables['call_last'])
    return askedAnew(flow, visitor, time, 'call_when');
  const name = step.action === 'callback' ? nameIn(answer) : null;
  return name?.rest === '' ? confirmedAgain(flow, visitor, { more: { name: name.name } }) : null;
}

/** Another time or day in an answer that is about the call, and what goes with it. */
function changesIn({ language, canCall, variables }: Visitor, words: string): Variables {
  const before = variables['call_when'];
  // A number alone is an hour there: `make it 7`.
  const timed = words.replace(/(?<![\d:.])(\d{1,2})(?=$|[\s,.!?])(?!\s*(?:[ap]\.?m|baj|बज))/u, 'at $1');
  const found = CHANGES.test(plain(words))
    ? callWishesIn(timed, language, canCall, before)
    : furtherWishesIn(words, language, canCall, before);
  return Object.fromEntries(Object.entries(found).filter(([, wish]) => wish !== ''));
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
  const isSaid = step.saveAs === 'call_say';
  if (isWho && (call_say || call_may_say_who)) {
    const known = { ...visitor, variables: { ...visitor.variables, ...wishes } };
    const said = arrive(flow, step.next ?? flow.fallback, { visitor: known, saved: null });
    return numberIn(answer) ? null : { ...said, more: { ...wishes, call_may_say_who: 'no' } };
  }
  const isAnswered = isTime ? call_when : !isWho && chosenWay(flow, step, words);
  const isChange = call_when && CHANGES.test(plain(answer));
  if (isTime || numberIn(answer) || (isSaid && !isChange)) {
    const isBeside = isTime && !isAnswered && (call_language || call_may_say_who);
    return isBeside && !isQuestion(answer) ? putAgain(visitor, told, call_noted, wishes) : null;
  }
  if (isChange || (isWho && (call_when || call_language)))
    return asksOfCall(answer) ? null : putAgain(visitor, told, call_noted, wishes);
  const isSecond = questionId !== step.id && !isAnswered && (call_when || call_may_say_who);
  return isSecond ? putAgain(visitor, told, call_noted, wishes) : null;
}

const FEWEST_WORDS = 3;
/** What clearly asks for something that a step tells, as who calls, is answered whatever words of a call it holds. */
function topicTold(flow: Flow, visitor: Visitor, told: Told): NextStep | null {
  const { step, answer } = told;
  const finding = visitor.find?.(answer, visitor.language);
  if (!finding || !('step' in finding) || step.saveAs === 'call_say') return null;
  const isClear = isOfCall(answer)
    ? finding.isExample || finding.isSure
    : !isQuestion(answer) && finding.isExample;
  const there = flow.steps.get(finding.step);
  const isFew = plain(answer).split(' ').length < FEWEST_WORDS;
  if (!isClear || isFew || !there || !onlyTells(flow, there) || asksOfCall(answer)) return null;
  if (numberIn(answer) || Object.keys(changesIn(visitor, answer)).length > 0) return null;
  const next = arrive(flow, there.id, { visitor, saved: null });
  return step.action ? next : putAgain(visitor, told, next.question.reply);
}

/** A name that is given on the way to a call is kept, and answered with thanks before the question is put again. */
function named(flow: Flow, visitor: Visitor, told: Told, go: Go): NextStep | null {
  const { step, questionId, answer } = told;
  const found = step.saveAs === 'call_say' ? null : nameIn(answer);
  if (!found) return null;
  const more = { name: found.name };
  const known = { ...visitor, variables: { ...visitor.variables, ...more } };
  const thanks = fill(dictionaries[visitor.language].callback.inChat.thanks, more);
  if (found.rest === '') return putAgain(visitor, told, thanks, more);
  const next = go(flow, known, { questionId, answer: found.rest });
  return { ...next, more: { ...more, ...next.more } };
}

/** A mobile number has ten digits, in India a postal code six. */
const WHOLE = 10;
const POSTAL = 6;
const FEWEST = 5;
/** Where digits of a number are missing, how many there are, and the number is asked for. */
function digitsTold(flow: Flow, visitor: Visitor, { step, answer }: Told): NextStep | null {
  const n = digitsAlone(answer);
  const isAsked = step.answer === 'phone';
  const isOther = isWaiting(step) || n === null || n < FEWEST || n === POSTAL || n >= WHOLE;
  if (n === null || n === WHOLE || numberIn(answer) || (isAsked ? n < 3 || isCallable(answer) : isOther))
    return null;
  const { inChat } = dictionaries[visitor.language].callback;
  const said = fill(inChat.digits, { n });
  if (isAsked) return putAgain(visitor, { step, questionId: `${step.id}${RETRY}` }, said);
  const next = arrive(flow, phoneStep(flow)?.id ?? flow.fallback, { visitor, saved: null });
  return { ...next, question: { ...next.question, reply: `${said}\n\n${next.question.reply}` } };
}
