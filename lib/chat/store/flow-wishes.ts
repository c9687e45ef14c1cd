import { dictionaries } from '@/lib/i18n/dictionaries';
import { callWishesIn, furtherWishesIn } from './call-request';
import { isFarewell, isThanks, namedSuggestion, type Way } from './flow-answers';
import { arrive, type NextStep, questionFor, stepOf, type Visitor } from './flow-arrival';
import { leadsToCall } from './flow-calls';
import { isQuestion, plain } from './flow-cues';
import type { Flow, ScriptStep, Variables } from './flow-schema';

type StepAnswer = { step: ScriptStep; answer: string };

/** What an answer tells of a call: on the way to one beside the answer itself, in a request for another one afresh. */
export function wishesOf(flow: Flow, visitor: Visitor, { step, answer }: StepAnswer): Variables {
  const { language, canCall, danger, variables } = visitor;
  if (step.answer === 'phone') return danger ? {} : furtherWishes(visitor, answer);
  if (leadsToCall(flow, step.id)) return danger ? {} : wishesBeside(visitor, { step, answer });
  const another = variables['call_of'] ? { call_of: '', phone: '' } : {};
  return { ...callWishesIn(answer, language, canCall), ...another };
}

/** An hour that was told before stays with a day or a part of it: `at 6`, then `today evening`. */
function furtherWishes({ language, canCall, variables }: Visitor, answer: string): Variables {
  const wishes = furtherWishesIn(answer, language, canCall);
  const [hour] = /\d\d:\d\d$/.exec(variables['call_when'] ?? '') ?? [];
  const isVague = /^[a-z ]+$/.test(wishes['call_when'] ?? '');
  return hour && isVague ? furtherWishesIn(`${answer} ${hour}`, language, canCall) : wishes;
}

/** Whether the centre is open at an hour that words name, said in place of now. */
export function openAt({ language, canCall, variables }: Visitor, answer: string): Variables {
  const { call_when } = callWishesIn(answer, language);
  if (!variables['centre_open'] || !canCall || !/\d:\d/.test(call_when)) return {};
  return { centre_open: dictionaries[language].callback.inChat[canCall(call_when) ? 'yes' : 'no'] };
}

/** What else an answer to a question about the call tells of it: `6 pm, but say nothing to my wife`. */
function wishesBeside({ language, canCall }: Visitor, { step, answer }: StepAnswer): Variables {
  if (namedSuggestion(answer, step) || step.saveAs === 'call_say') return {};
  const { call_when, ...told } = callWishesIn(answer, language, canCall);
  const own = step.saveAs === 'call_when' ? {} : { call_when };
  const wishes = Object.entries({ ...told, ...own }).filter(([name, wish]) => wish && name !== step.saveAs);
  return wishes.length > 1 ? Object.fromEntries(wishes) : {};
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
  const isOther = step.answer !== 'phone' || isPolite || isQuestion(answer) || namedSuggestion(answer, step);
  return isOther ? null : arrive(flow, step.id, { visitor, saved: null });
}

const CHANGES =
  /(?:^| )(?:change|shift|instead|postpone|make it|rather|badal\S*|badl\S*|bodl\S*|palt\S*|बदल\S*|বদল\S*|পালট\S*)(?: |$)/u;

/** Another time for a call that was asked for: the request that is made is changed, on the way to it the question is put again. */
export function callAnew(
  flow: Flow,
  visitor: Visitor,
  { questionId, ...at }: StepAnswer & { questionId: string },
): NextStep | null {
  const { step, answer } = at;
  const { call_when, call_noted } = callWishesIn(answer, visitor.language, visitor.canCall);
  const { call_last = '' } = visitor.variables;
  if (!call_when || step.answer === 'time' || visitor.danger || !CHANGES.test(plain(answer))) return null;
  const more = { call_when, ...(call_last && { call_id: call_last }) };
  const known = { ...visitor, variables: { ...visitor.variables, ...more } };
  const done = [...flow.steps.values()].find(({ action }) => action === 'callback');
  if (call_last && done) return { ...arrive(flow, done.id, { visitor: known, saved: null }), more };
  if (!leadsToCall(flow, step.id)) return null;
  const question = questionFor(step, known, { id: questionId, message: step.message });
  const reply = `${call_noted}\n\n${question.reply}`;
  return { question: { ...question, reply }, saved: null, more, action: null };
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

const FEW_WORDS = 5;
/** An age under 18 told alone is of what was just answered, which has words of its own for a child; null for any other. */
export function ageAlone(
  flow: Flow,
  visitor: Visitor,
  { questionId, answer }: { questionId: string; answer: string },
): NextStep | null {
  const step = stepOf(flow, questionId);
  const isAlone = step?.under18 !== undefined && plain(answer).split(' ').length <= FEW_WORDS;
  return isAlone ? arrive(flow, step.id, { visitor, saved: null }) : null;
}
