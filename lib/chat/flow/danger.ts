import { dangerTopic, isWaiting, longestMatch } from './answers';
import { leadsToCall } from './calls';
import { plain } from './cues';
import {
  arrive,
  dangerLine,
  type NextStep,
  questionFor,
  RETRY,
  type StepAnswer,
  type Sureness,
  stepOf,
  type Visitor,
} from './navigation';
import { type Flow, fillIn, type ScriptStep } from './schema';
import { isOfSomebody, isQuestion } from './speech-acts';

/** A line that names a number which answers day and night. */
const NAMES_NUMBER = /112|14416/;

/** In the talk after a danger an answer to something else is followed by whom to call, in one line that is not said again soon. */
export function withDangerLine(flow: Flow, visitor: Visitor, next: NextStep): NextStep {
  const step = flow.steps.get(next.question.question_id);
  const line = dangerLine(flow, visitor);
  const asks = step && isWaiting(step) && step.saveAs;
  if (!visitor.lately || !line || !step || asks || step.end || step.action) return next;
  const { reply } = next.question;
  const isRepeated = visitor.lastReplies?.some((one) => one.includes(line));
  return isRepeated || NAMES_NUMBER.test(reply)
    ? next
    : { ...next, question: { ...next.question, reply: `${reply}\n\n${line}` } };
}

/** The step that answers a danger in a visitor's words; undefined where the script has none. */
const heardStep = ({ heard }: Flow, danger: Visitor['danger']): string | undefined =>
  heard &&
  danger &&
  (heard[danger] ??
    (danger === 'overdose_self' ? heard.overdose : undefined) ??
    (danger === 'act' ? heard.suicide : undefined) ??
    heard.other);

/** The step that answers the danger of an answer: a topic of the script, what the examples tell closer, what was heard before, or by its kind. */
export const dangerStep = (
  flow: Flow,
  visitor: Visitor,
  { step, answer, again }: StepAnswer & { again: string | null | undefined },
): string | undefined =>
  visitor.danger &&
  (dangerTopic(flow, answer, step) ??
    closerThanHeard(flow, visitor, answer) ??
    goesOn(flow, visitor, { step, answer }) ??
    again ??
    heardStep(flow, visitor.danger));

/** The step that answers a danger of the last answers: the topic that told of it, else by its kind, or the one in which such a danger was chosen. */
export function latelyHeard(flow: Flow, visitor: Visitor, { id, action }: ScriptStep): string | undefined {
  const { lately, lastReplies = [] } = visitor;
  const told = lately ?? (action === 'urgent' ? 'other' : undefined);
  if (lately === undefined && Object.values(flow.heard ?? {}).includes(id)) return id;
  const isTold = (next: string) =>
    Object.values(flow.steps.get(next)?.message ?? {}).some((message) =>
      lastReplies.some((reply) => reply.startsWith(fillIn(message, visitor.variables))),
    );
  const own = told && flow.paired.find(({ danger, next }) => danger && (next === id || isTold(next)));
  return own ? own.next : heardStep(flow, told);
}

/**
 * Says what a danger needs. Put a second time, it is a question of its own, with the step's words for it; after these a
 * short line comes, or the whole where life itself is in danger, danger is told anew or `isRequest` what to do. On the way to a call that goes on.
 */
export function arriveAnew(
  flow: Flow,
  visitor: Visitor,
  { to, questionId, isRequest }: { to: string; questionId: string; isRequest?: boolean },
): NextStep {
  const next = arrive(flow, to, { visitor, saved: null });
  const { question_id: id, reply } = next.question;
  const current = stepOf(flow, questionId);
  if (current && leadsToCall(flow, current.id)) {
    const again = questionFor(current, visitor, current);
    return { question: { ...again, reply: `${reply}\n\n${again.reply}` }, saved: null, action: null };
  }
  const step = flow.steps.get(id);
  const retry = `${id}${RETRY}`;
  const isAgain = questionId === retry;
  if (id !== questionId && !isAgain) return next;
  if (step?.retry && !isAgain)
    return { ...next, question: questionFor(step, visitor, { id: retry, message: step.retry }) };
  if (isAgain && (visitor.danger || isRequest || isMortal(visitor))) return next;
  // A line of numbers alone answers nothing.
  const brief = (step?.retry && dangerLine(flow, visitor)) ?? reply;
  return { ...next, question: { ...next.question, question_id: isAgain ? id : retry, reply: brief } };
}

/** Words that only set right what was understood before; `no i mean it` and the deed itself are heard as danger. */
const CORRECTION =
  /(?:^| )(?:i meant?(?! it)|not me|not really|no im?|(?:just|only) (?:tired|angry)|gusse me(?:in)?|rage|matlab|mane|मतलब|মানে)(?: |$)/u;

/** The step for a danger that was told before, where the words of a choice go on with it: not those that set it right. */
export const heardBefore = (flow: Flow, visitor: Visitor, { step, answer }: StepAnswer) =>
  step.answer === 'choice' && !leadsToCall(flow, step.id) && !CORRECTION.test(plain(answer))
    ? latelyHeard(flow, visitor, step)
    : null;

/** After a danger nothing is guessed: a question alone is answered, by a step, or by pages where they are known to answer it or it is of something else. */
export const withoutGuesses = (visitor: Visitor): Visitor => ({
  ...visitor,
  find: (words, language) => {
    const finding = visitor.find?.(words, language) ?? null;
    if (finding === null) return null;
    if ('step' in finding) return isOtherThan(visitor, finding, words) ? { step: finding.step } : null;
    if (!isQuestion(words)) return null;
    return 'isSure' in finding || !isOfSomebody(words) ? finding : null;
  },
});

/** After one of these only what is clearly of something else, or asked, is answered in its place. */
const MORTAL: readonly Visitor['lately'][] = ['suicide', 'act', 'overdose', 'overdose_self', 'violence'];
/** So many words say more than one of them. */
const LONG = 4;

/** Whether one of the last answers told of a danger to life itself. */
export const isMortal = ({ lately }: Visitor) => MORTAL.includes(lately);

/** Whether what was found is of something else than the danger of the last answers. */
export function isOtherThan(visitor: Visitor, { isExample, isSurerThan }: Sureness, answer: string): boolean {
  const isLong = plain(answer).split(' ').length >= LONG;
  if (isExample || !visitor.lately) return true;
  if (!isMortal(visitor)) return isLong || isQuestion(answer);
  return isSurerThan?.('', CLEARLY) === true && ((isLong && !isOfSomebody(answer)) || isQuestion(answer));
}
const CLEARLY = 0.3;

/** Told of oneself: no likeness is enough to say anything lighter. */
const OWN: readonly Visitor['danger'][] = ['suicide', 'act', 'self_harm', 'overdose_self'];

/** The step that goes on with the talk after a danger (`follows`), as the examples tell it: certainly where words of the step lead on or danger is told anew, by one of them where it is the writer's own. */
export function goesOn({ steps }: Flow, visitor: Visitor, { step, answer }: StepAnswer): string | undefined {
  const { lately, danger, find, language } = visitor;
  if (!lately) return undefined;
  const following = [...steps.values()].filter(({ follows }) => follows?.includes(lately));
  const ids = new Set(following.map(({ id }) => id));
  if (danger && OWN.includes(danger)) {
    const finding = find?.(answer, language) ?? null;
    return finding && 'step' in finding && finding.isExample && ids.has(finding.step)
      ? finding.step
      : undefined;
  }
  const ways = [...(step.branches ?? []), ...step.suggestions].map((way) => ({ ...way, value: null }));
  const own = longestMatch(answer, ways);
  if (own?.isWhole) return undefined;
  const isCertain = danger !== undefined || own?.isPhrase === true;
  return find?.among?.(answer, { steps: ids, isCertain });
}

/** By so much surer than of any other step words tell which answer their danger needs. */
const SURE_OF_DANGER = 0.2;

/** A step that hears this danger closer than the one for its kind: `he had a fit after he stopped`; null where the examples are not sure of one. */
function closerThanHeard(flow: Flow, { danger, find, language }: Visitor, answer: string): string | null {
  const finding = find?.(answer, language) ?? null;
  if (!danger || !finding || !('step' in finding)) return null;
  const isSure = finding.isExample || finding.isSurerThan?.('', SURE_OF_DANGER);
  return isSure && flow.steps.get(finding.step)?.hears?.includes(danger) ? finding.step : null;
}
