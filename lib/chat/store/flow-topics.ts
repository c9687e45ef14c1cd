import { callWishesIn, furtherWishesIn } from './call-request';
import {
  chosenWay,
  isFarewell,
  isThanks,
  isWaiting,
  longestMatch,
  namedSuggestion,
  pairedTopic,
  type Way,
} from './flow-answers';
import { arrive, type Finding, latelyHeard, type NextStep, questionFor, type Visitor } from './flow-arrival';
import { leadsToCall } from './flow-calls';
import { asks, isQuestion, plain, withoutSlips } from './flow-cues';
import type { Flow, ScriptStep, Variables } from './flow-schema';

type StepAnswer = { step: ScriptStep; answer: string };

/** Where one question ends and the next begins: a sign, a word that joins, or a word that asks. */
const QUESTION_END =
  /[?.,;!।\n&+]|(?<=^|\s)(?:and|nd|also|plus|aur|और|ar|আর|এবং|ebong)(?=\s)|\s(?=(?:how|where|when|what|which|who|can|kitn[aei]|kahan|kab|koto|kothay|kobe|कितन[ाेी]|कहाँ|कब|কত|কোথায়|কবে)\s)/iu;
/** More answers at once nobody reads. */
const MOST_TOPICS = 3;

/**
 * What answers several questions put at once, in their order, pages that are sure to answer last; null where only one of
 * them is answered. Each step only tells something: what asks, is done or belongs to a danger is said by itself.
 */
export function severalTopics(
  flow: Flow,
  visitor: Visitor,
  { step: current, answer }: StepAnswer,
): Finding | null {
  if (current.answer !== 'choice' || leadsToCall(flow, current.id) || namedSuggestion(answer, current))
    return null;
  const clauses = answer.split(QUESTION_END).filter((one) => isQuestion(answer) || isQuestion(one));
  const like = (words: string) => {
    const finding = visitor.find?.(words, visitor.language);
    return finding && 'step' in finding && finding.isSurerThan?.('') ? finding.step : undefined;
  };
  const ways = flow.anywhere.filter(({ general }) => !general).map((topic) => ({ ...topic, value: null }));
  const topicOf = (words: string) =>
    pairedTopic(flow, words) ?? longestMatch(words, ways)?.next ?? like(words);
  const whole = pairedTopic(flow, answer);
  // What only the clauses together name is one question: `detox me | kitne din`.
  if (clauses.length < 2 || (whole && !clauses.some((one) => pairedTopic(flow, one) === whole))) return null;
  const found = clauses.map((clause) => ({
    clause,
    step: flow.steps.get(topicOf(clause) ?? topicOf(withoutSlips(flow, clause)) ?? ''),
  }));
  const told = found.flatMap(({ step }) => (step && onlyTells(flow, step) ? [step.id] : []));
  const after = [...new Set(told)].slice(0, MOST_TOPICS);
  const step = after.pop();
  const findings = found
    .filter((one) => !one.step && isQuestion(one.clause))
    .map(({ clause }) => visitor.find?.(clause, visitor.language));
  const [pages] = findings.flatMap((one) => (one && 'isSure' in one ? [one.pages] : []));
  return step && (pages || after.length > 0) ? { step, after, ...(pages && { pages }) } : null;
}

/** What an answer tells of a call: on the way to one beside the answer itself, in a request for another one afresh. */
export function wishesOf(flow: Flow, visitor: Visitor, { step, answer }: StepAnswer): Variables {
  const { language, canCall, danger, variables } = visitor;
  if (step.answer === 'phone') return danger ? {} : furtherWishesIn(answer, language, canCall);
  if (leadsToCall(flow, step.id)) return danger ? {} : wishesBeside(visitor, { step, answer });
  const another = variables['call_of'] ? { call_of: '', phone: '' } : {};
  return { ...callWishesIn(answer, language, canCall), ...another };
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

type Heard = { heard: string; step: ScriptStep };
/** A danger told on the way to a call is answered; what was asked for goes on. */
export function heardOnTheWay(flow: Flow, visitor: Visitor, { heard, step }: Heard): NextStep {
  const told = arrive(flow, heard, { visitor, saved: null }).question;
  const question = questionFor(step, visitor, step);
  const reply = `${told.reply}\n\n${question.reply}`;
  return { question: { ...question, reply }, saved: null, action: null };
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

/** Words that only set right what was understood before; `no i mean it` and the deed itself are heard as danger. */
const CORRECTION = /(?:^| )(?:i meant?(?! it)|not me|no im?|matlab|mane|मतलब|মানে)(?: |$)/u;

/** The step for a danger that was told before, where the words of a choice go on with it: not those that set it right. */
export const heardBefore = (flow: Flow, visitor: Visitor, { step, answer }: StepAnswer) =>
  step.answer === 'choice' && !leadsToCall(flow, step.id) && !CORRECTION.test(plain(answer))
    ? latelyHeard(flow, visitor, step)
    : null;

export const onlyTells = (flow: Flow, step: ScriptStep) =>
  !isWaiting(step) &&
  !step.saveAs &&
  !step.action &&
  !step.end &&
  !step.message.en.endsWith('?') &&
  ![flow.start, ...Object.values(flow.heard ?? {})].includes(step.id);

/** Who is in danger is spoken of in these words; a question without them is of something else. */
const OF_SOMEBODY =
  /(?:^| )(?:he|she|him|her|his|hes|shes|they|them|i|me|my|wo|woh|us[aekn]*|unko|unhe|vah|main|mujhe|o|or|oke|tar|take|ami|amar|amake|वह|वो|उस\S*|उन\S*|मैं|मुझे|ও|ওর|ওকে|তার|তাকে|আমি|আমার|আমাকে)(?: |$)/u;
const HAS =
  /^(?:(?:is|are) there (?!any hope|hope|any help|help)|do you have |have you )|(?:^| )(?:kya wahan|kya yahan|क्या वहाँ|क्या यहाँ|okhane ki|ekhane ki|ওখানে কি|এখানে কি) /u;
/** Whether words ask for what the centre has: after a danger too they are no part of it. */
export const isOfCentre = (words: string) => HAS.test(plain(words)) && !OF_SOMEBODY.test(plain(words));

/** After a danger nothing is guessed: a question alone is answered, by a step, or by pages where they are known to answer it or it is of something else. */
export const withoutGuesses = (visitor: Visitor): Visitor => ({
  ...visitor,
  find: (words, language) => {
    const finding = visitor.find?.(words, language) ?? null;
    if (finding === null || !isQuestion(words)) return null;
    if ('step' in finding) return finding.isSure ? { step: finding.step } : null;
    return 'isSure' in finding || !OF_SOMEBODY.test(plain(words)) ? finding : null;
  },
});

type Rule = { way: Way | null; next: string | undefined; isGrave: boolean; isFirm: boolean };

/** The step that rules of the script name; grave where that is of a danger or a call, firm where they are of this step alone or the whole answer. */
function ruleOf(flow: Flow, { step, answer }: StepAnswer): Rule {
  const way = chosenWay(flow, step, answer);
  const paired = pairedTopic(flow, answer, step);
  const ways = (topics: Flow['anywhere']) => topics.map((topic) => ({ ...topic, value: null }));
  const named = [way, longestMatch(answer, ways(flow.anywhere), 'phrases')].find((one) => one?.isPhrase);
  const own = step.id === flow.start ? null : longestMatch(answer, ways(step.branches ?? []), 'phrases');
  const isOfHere = pairedTopic({ paired: flow.paired.filter(({ at }) => at) }, answer, step) !== undefined;
  const isGrave = [way?.next, paired].some(
    (id) => id && (flow.steps.get(id)?.action === 'urgent' || leadsToCall(flow, id)),
  );
  const isFirm = (isOfHere || own?.isPhrase || named?.isWhole) === true;
  return { way, next: paired ?? named?.next, isGrave, isFirm };
}

/** What is sure to answer, before a way by a few words; a danger and a call are never passed over for it, nor is what a step waits for by a page. */
export function surely(flow: Flow, visitor: Visitor, { step, answer }: StepAnswer): Finding | null {
  if (step.answer !== 'choice' || leadsToCall(flow, step.id) || namedSuggestion(answer, step)) return null;
  // After a danger what is told goes on with it; only a question is of something else.
  if (visitor.lately && !isQuestion(answer)) return null;
  const rule = ruleOf(flow, { step, answer });
  const finding = rule.isGrave && !visitor.lately ? null : (visitor.find?.(answer, visitor.language) ?? null);
  if (!finding || !('isSure' in finding)) return null;
  if (!('step' in finding)) return isWaiting(step) || rule.isFirm || rule.way?.isPhrase ? null : finding;
  const isOwn = finding.step === rule.way?.next && finding.step === (rule.next ?? finding.step);
  if (finding.step === step.id || (isOwn && !rule.way?.isGeneral)) return null;
  if (finding.isExample) return finding;
  // What a rule names is right, where the examples do not say another thing clearly.
  const isOver = rule.next === undefined || finding.isSurerThan?.(rule.next) === true;
  return isOver && !rule.isFirm ? finding : null;
}

/** What was guessed is said as a guess, where the step only tells, no danger was spoken of and it was not just said. */
export function withDoubt(flow: Flow, visitor: Visitor, next: NextStep): NextStep {
  const step = flow.steps.get(next.question.question_id);
  const doubt = flow.hints.guess?.[visitor.language];
  const asks = !step || step.id === flow.found || isWaiting(step) || step.end || step.action;
  const isDoubted = visitor.lastReplies?.at(-1)?.endsWith(doubt ?? '');
  if (!doubt || asks || isDoubted || visitor.lately || next.question.reply.endsWith('?')) return next;
  return { ...next, question: { ...next.question, reply: `${next.question.reply}\n\n${doubt}` } };
}

/** So many words say more than the one by which they were understood. */
const MANY_WORDS = 6;
/** Whether one word of many decided where they lead; what a question asks for is seldom another thing. */
export const isGuess = (step: ScriptStep, { way, answer }: { way: Way; answer: string }): boolean =>
  !way.isPhrase &&
  !asks(answer) &&
  !namedSuggestion(answer, step) &&
  plain(answer).split(' ').length >= MANY_WORDS;
