import { assessCare } from '@/lib/chat/care/assess';
import { dangerTopic, exactSuggestion, expectsAnswer, longestCueMatch } from './answers';
import { leadsToCall } from './calls';
import { plain } from './cues';
import {
  type Confidence,
  dangerLine,
  goTo,
  type NextStep,
  questionFor,
  RETRY,
  type StepAnswer,
  stepOf,
  type Visitor,
} from './navigation';
import { type Flow, includesDanger, type ScriptStep } from './schema';
import { deniesDanger, isQuestion, mentionsPerson } from './speech-acts';
import { fillIn } from './variables';

/** A reply that names a number which answers day and night. */
const NAMES_NUMBER = /112|14416/;

/** Adds the line of whom to call to an unrelated answer after a danger, unless it was shown in the last replies, and a button that leads back to the danger. */
export function withDangerLine(flow: Flow, visitor: Visitor, next: NextStep): NextStep {
  const step = flow.steps.get(next.question.question_id);
  const { recentDanger } = visitor;
  const line = dangerLine(flow, visitor);
  const asks = step && expectsAnswer(step) && step.saveAs;
  if (!recentDanger || !line || !step || asks || step.end || step.action) return next;
  const { reply, suggestions } = next.question;
  const isRepeated = visitor.lastReplies?.some((one) => one.includes(line));
  const told = isRepeated || NAMES_NUMBER.test(reply) ? reply : `${reply}\n\n${line}`;
  const isOfDanger = [step.hears, step.follows].some((list) => includesDanger(list, recentDanger));
  const label = flow.steps.get(stepForDanger(flow, recentDanger) ?? '')?.label?.[visitor.language];
  const back = isOfDanger || !label || suggestions.includes(label) ? [] : [label];
  return { ...next, question: { ...next.question, reply: told, suggestions: [...back, ...suggestions] } };
}

const BODILY: readonly Visitor['recentDanger'][] = ['overdose', 'overdose_self', 'withdrawal', 'act'];
/** After a danger to the body, a bare fact (`he is 67`) is for those who help: the step of `facts` in place of one about it. */
export function factAfterDanger(
  flow: Flow,
  visitor: Visitor,
  { next, answer }: { next: NextStep; answer: string },
): NextStep {
  const { facts } = flow;
  const id = stepOf(flow, next.question.question_id)?.id;
  // What came with a number was answered so.
  const isFact = !next.more?.['phone'] && facts?.steps.some((one) => one === id);
  return isFact && BODILY.includes(visitor.recentDanger) && !visitor.danger && !isQuestion(answer)
    ? { ...next, ...goTo(flow, facts?.next ?? flow.fallback, { visitor, saved: next.saved }), action: null }
    : next;
}

/** Whom to call in the theme that most of the last steps are of; undefined for themes without danger. */
export function themeLine(flow: Flow, { language, variables, trail = [] }: Visitor): string | undefined {
  const shareOf = ({ steps }: Theme) => trail.filter((one) => steps.includes(one)).length;
  const [theme] = Object.values(flow.themes ?? {}).sort((a, b) => shareOf(b) - shareOf(a));
  return theme?.line && shareOf(theme) > 0 ? fillIn(theme.line[language], variables) : undefined;
}
type Theme = NonNullable<Flow['themes']>[string];

/** The step of `heard` for a danger; undefined where the script has none. */
const stepForDanger = ({ heard }: Flow, danger: Visitor['danger']): string | undefined =>
  heard &&
  danger &&
  (heard[danger] ??
    (danger === 'overdose_self' ? heard.overdose : undefined) ??
    (danger === 'suicide_other' ? heard.suicide : undefined) ??
    (danger === 'act' ? heard.suicide : undefined) ??
    heard.other);

/** Whether a step is one of `heard`. */
export const answersDanger = ({ heard }: Pick<Flow, 'heard'>, id: string | undefined): boolean =>
  Object.values(heard ?? {}).some((one) => one === id);

/** The step for the danger in an answer: a danger topic, a closer step by the examples, another subject that is clear where only the words before make it a danger, one that follows the danger before, or that of its kind. */
export const dangerStep = (
  flow: Flow,
  visitor: Visitor,
  { step, answer, again }: StepAnswer & { again: string | null | undefined },
): string | undefined =>
  visitor.danger &&
  (dangerTopic(flow, answer, step) ??
    closerDangerStep(flow, visitor, answer) ??
    clearSubject(flow, visitor, answer) ??
    followUpStep(flow, visitor, { step, answer }) ??
    again ??
    stepForDanger(flow, visitor.danger));

/** The step for a danger of the last answers: the topic that answered it, else that of its kind. */
export function recentDangerStep(
  flow: Flow,
  visitor: Visitor,
  { id, action }: ScriptStep,
): string | undefined {
  const { recentDanger, lastReplies = [] } = visitor;
  const told = recentDanger ?? (action === 'urgent' ? 'other' : undefined);
  if (recentDanger === undefined && Object.values(flow.heard ?? {}).includes(id)) return id;
  const isTold = (next: string) =>
    Object.values(flow.steps.get(next)?.message ?? {}).some((message) =>
      lastReplies.some((reply) => reply.startsWith(fillIn(message, visitor.variables))),
    );
  const own = told && flow.paired.find(({ danger, next }) => danger && (next === id || isTold(next)));
  return own ? own.next : stepForDanger(flow, told);
}

/** Shows the step for a danger. A second time its `retry` is shown; after that a short line, or the whole again where life is in danger, the danger is told again or the visitor asks what to do (`isRequest`). A request for a call goes on below it. */
export function showDanger(
  flow: Flow,
  visitor: Visitor,
  { to, questionId, isRequest }: { to: string; questionId: string; isRequest?: boolean },
): NextStep {
  const next = goTo(flow, to, { visitor, saved: null });
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
  if (isAgain && (visitor.danger || isRequest || isLifeThreatening(visitor))) return next;
  // A line of phone numbers alone would answer nothing.
  const brief = (step?.retry && dangerLine(flow, visitor)) ?? reply;
  return { ...next, question: { ...next.question, question_id: isAgain ? id : retry, reply: brief } };
}

type Denial = { from: ScriptStep | undefined; answer: string };
/** The visitor without the danger of the last answers, where an answer denies it and tells of none; null for others. */
export function withoutDeniedDanger(
  { misheard }: Flow,
  { recentDanger, ...visitor }: Visitor,
  { from, answer }: Denial,
): { visitor: Visitor; exit: string } | null {
  const exit = recentDanger && misheard?.[recentDanger];
  const isDenied =
    exit && !visitor.danger && deniesDanger(answer) && !(from && exactSuggestion(answer, from));
  return isDenied ? { visitor: { ...visitor, variables: { ...visitor.variables, danger: '' } }, exit } : null;
}

/** The step of a danger told before, unless the answer belongs to a requested call; null for none. */
export const ongoingDangerStep = (flow: Flow, visitor: Visitor, step: ScriptStep) =>
  step.answer === 'choice' && !leadsToCall(flow, step.id) ? recentDangerStep(flow, visitor, step) : null;

/** The visitor without guesses, for use after a danger: `find` returns a step only if it is unrelated to the danger, and pages only for questions. */
export const withoutGuesses = (visitor: Visitor): Visitor => ({
  ...visitor,
  find: (words, language) => {
    const finding = visitor.find?.(words, language) ?? null;
    if (finding === null) return null;
    if ('step' in finding) return isUnrelated(visitor, finding, words) ? { step: finding.step } : null;
    if (!isQuestion(words)) return null;
    return 'isSure' in finding || !mentionsPerson(words) ? finding : null;
  },
});

/** After one of these, only a finding with a clear lead gets another answer. */
const LIFE_THREATENING: readonly Visitor['recentDanger'][] = [
  'suicide',
  'act',
  'overdose',
  'overdose_self',
  'suicide_other',
  'violence',
];
/** An answer of at least so many words is long. */
const LONG_ANSWER_WORDS = 4;

/** The step that an answer is clearly about, where it tells of a danger only together with the one before. */
function clearSubject(flow: Flow, { find, language, danger }: Visitor, answer: string): string | undefined {
  const finding = find?.(answer, language) ?? null;
  const isLife = LIFE_THREATENING.includes(danger);
  const isLong = plain(answer).split(' ').length >= LONG_ANSWER_WORDS;
  if (!finding || !('step' in finding)) return undefined;
  if (!(isLife ? isLong && (finding.isClear || finding.isExample) : finding.isSure)) return undefined;
  const step = flow.steps.get(finding.step);
  return !step?.action && !step?.end && assessCare(answer).tier < 2 ? step?.id : undefined;
}

/** Whether the last answers told of a danger to life. */
export const isLifeThreatening = ({ recentDanger }: Visitor) => LIFE_THREATENING.includes(recentDanger);

/** Whether a finding is unrelated to the danger of the last answers. */
export function isUnrelated(
  visitor: Visitor,
  { isExample, isSurerThan }: Confidence,
  answer: string,
): boolean {
  const isLong = plain(answer).split(' ').length >= LONG_ANSWER_WORDS;
  if (isExample || !visitor.recentDanger) return true;
  const isClear = !isLifeThreatening(visitor) || isSurerThan?.('', CLEAR_MARGIN) === true;
  // What is told after too much was taken is of that body: `my stomach hurts now`.
  const isOfBody = isOverdose(visitor.recentDanger);
  return isClear && ((isLong && !isOfBody) || isQuestion(answer));
}
const CLEAR_MARGIN = 0.2;
const isOverdose = (danger: Visitor['danger']) => danger === 'overdose' || danger === 'overdose_self';

/** Dangers to the visitor: only an exact example may lead to another step. */
const SELF_DIRECTED: readonly Visitor['danger'][] = ['suicide', 'act', 'self_harm', 'overdose_self'];

/** The step that continues the conversation after a danger (`follows`), by the examples: with certainty where cues of the step match or danger is told again, by an exact example where it is the visitor's own. */
export function followUpStep(flow: Flow, visitor: Visitor, { step, answer }: StepAnswer): string | undefined {
  const { recentDanger, danger, find, language } = visitor;
  if (!recentDanger) return undefined;
  const topic = dangerTopic(flow, answer, step);
  if (topic && includesDanger(flow.steps.get(topic)?.follows, recentDanger)) return topic;
  // Another danger is told by words of its own.
  const others = Object.values(flow.heard ?? {}).filter((id) => id !== stepForDanger(flow, recentDanger));
  const following = [...flow.steps.values()].filter(
    ({ id, follows }) => includesDanger(follows, recentDanger) && !(others.includes(id) && !danger),
  );
  const ids = new Set(following.map(({ id }) => id));
  if (danger && SELF_DIRECTED.includes(danger)) {
    const finding = find?.(answer, language) ?? null;
    return finding && 'step' in finding && finding.isExample && ids.has(finding.step)
      ? finding.step
      : undefined;
  }
  const own = longestCueMatch(answer, [...(step.branches ?? []), ...step.suggestions]);
  if (own?.isWhole) return undefined;
  const isCertain = danger !== undefined || own?.isPhrase === true;
  return find?.pickAmong?.(answer, { steps: ids, isCertain });
}

/** Dangers for which a likely step of `hears` is taken too; for the others only what is sure. */
const GUESSED: readonly Visitor['danger'][] = ['withdrawal', 'domestic_violence', 'suicide_other'];
/** The margin by which a closer step must lead. */
const DANGER_MARGIN = 0.2;

/** A step whose `hears` fits the danger closer than the one for its kind: `he had a fit after he stopped`; null where the examples are not sure. */
function closerDangerStep(flow: Flow, { danger, find, language }: Visitor, answer: string): string | null {
  const finding = find?.(answer, language) ?? null;
  if (!danger || !finding || !('step' in finding)) return null;
  const isSure = finding.isExample || finding.isSurerThan?.('', DANGER_MARGIN);
  const hears = (id: string) => includesDanger(flow.steps.get(id)?.hears, danger);
  if (isSure && hears(finding.step)) return finding.step;
  if (!GUESSED.includes(danger)) return null;
  const steps = new Set([...flow.steps.keys()].filter(hears));
  return find?.pickAmong?.(answer, { steps }) ?? null;
}
