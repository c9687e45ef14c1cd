import {
  choiceTransition,
  exactSuggestion,
  expectsAnswer,
  longestCueMatch,
  pairedTopic,
  type Transition,
} from './answers';
import { leadsToCall } from './calls';
import { severalSuggestions } from './context';
import { plain } from './cues';
import { answersDanger, isUnrelated } from './danger';
import {
  type Finding,
  goTo,
  type NextStep,
  RETRY,
  type StepAnswer,
  stepOf,
  type Visitor,
} from './navigation';
import type { Flow, ScriptStep } from './schema';
import { isFollowUp, isQuestion } from './speech-acts';

/** A follow-up (`and my wife`, `today possible?`) joined with the question before it; null for words with a subject of their own. */
export function joinWithPrevious(flow: Flow, visitor: Visitor, { step, answer }: StepAnswer): string | null {
  const { recentDanger, lastAnswers = [] } = visitor;
  if (
    expectsAnswer(step) ||
    recentDanger ||
    step.action ||
    !isFollowUp(answer) ||
    exactSuggestion(answer, step)
  )
    return null;
  const before = lastAnswers.findLast((words) => !isFollowUp(words));
  return before && !stepByLabel(flow, answer) ? `${before} ${answer}` : null;
}

/** Keeps the acknowledgement of a skipped question, `Thank you for telling us.`, before the next one. */
export function withAcknowledgement(next: NextStep, passedBy: string): NextStep {
  const [kind] = /^[^?.।]+[.।](?= )/u.exec(passedBy) ?? [];
  const { question } = next;
  return kind && /^[^.।]+\?$/u.test(question.reply)
    ? { ...next, question: { ...question, reply: `${kind} ${question.reply}` } }
    : next;
}

/** Skips a question that the same answer, or one of the last, answers already: `my husband drinks`. Never for a call, never into a danger. */
export function skipKnownQuestion(
  flow: Flow,
  visitor: Visitor,
  { next: first, questionId, answer }: ReachedStep,
): NextStep {
  const there = stepOf(flow, first.question.question_id);
  const from = stepOf(flow, questionId);
  if (first.action || !there?.saveAs || there === from || there.answer !== 'choice') return first;
  const own = from && exactSuggestion(answer, from) ? [] : [answer];
  const before = leadsToCall(flow, there.id) ? [] : (visitor.lastAnswers ?? []).toReversed();
  // A `no` to one question does not answer the next.
  const taken = leadsToCall(flow, there.id) ? 'phrases' : 'all';
  const calm = there.suggestions.filter(({ next }) => flow.steps.get(next)?.action !== 'urgent');
  const held = [
    ...(first.saved ? own.map((words) => longestCueMatch(words, there.suggestions, taken)) : []),
    ...[...own, ...before].map(
      (words) => severalSuggestions(there, words) ?? longestCueMatch(words, calm, taken),
    ),
  ];
  const transition = held.find((one) => one !== null);
  if (!transition) return first;
  const more = { ...first.more, ...(first.saved && { [first.saved.name]: first.saved.value }) };
  const known = { ...visitor, variables: { ...visitor.variables, ...more } };
  return {
    ...withAcknowledgement(takeTransition(flow, there, { visitor: known, transition }), first.question.reply),
    more,
  };
}

type ReachedStep = { questionId: string; answer: string; next: NextStep };
/** Takes a transition and saves its value where the step says so. */
export function takeTransition(
  flow: Flow,
  { saveAs }: ScriptStep,
  { visitor, transition: { next, value } }: { visitor: Visitor; transition: Transition },
): NextStep {
  const saved = saveAs === undefined || value === null ? null : { name: saveAs, value };
  return goTo(flow, next, { visitor, saved });
}

type Rule = { transition: Transition | null; next: string | undefined; isGrave: boolean; isFirm: boolean };

/** The step that the script's rules name; `isGrave`: of a danger or a call; `isFirm`: by a rule of this step or of the whole answer. */
function ruleOf(flow: Flow, { step, answer }: StepAnswer): Rule {
  const transition = choiceTransition(flow, step, answer);
  const paired = pairedTopic(flow, answer, step);
  const named = [transition, longestCueMatch(answer, flow.anywhere, 'phrases')].find((one) => one?.isPhrase);
  const own = step.id === flow.start ? null : longestCueMatch(answer, step.branches ?? [], 'phrases');
  const isOfHere = pairedTopic({ paired: flow.paired.filter(({ at }) => at) }, answer, step) !== undefined;
  const isGrave = [transition?.next, paired, named?.next].some(
    (id) => id && (flow.steps.get(id)?.action === 'urgent' || leadsToCall(flow, id)),
  );
  const isFirm = (isOfHere || own?.isPhrase || named?.isWhole) === true;
  return { transition, next: paired ?? named?.next, isGrave, isFirm };
}

/** A finding so sure that it goes before the script's rules; never before rules of a danger or a call. */
export function confidentFinding(flow: Flow, visitor: Visitor, { step, answer }: StepAnswer): Finding | null {
  if (step.answer !== 'choice' || leadsToCall(flow, step.id) || exactSuggestion(answer, step)) return null;
  const finding = visitor.find?.(answer, visitor.language) ?? null;
  const rule = ruleOf(flow, { step, answer });
  // An exact example counts, whatever its words name.
  const isExample = finding !== null && 'isExample' in finding;
  if (!finding?.isSure || (rule.isGrave && !visitor.recentDanger && !isExample)) return null;
  const isClear = 'step' in finding && finding.isClear && finding.step !== step.id && !rule.isFirm;
  if (isClear && isUnrelated(visitor, finding, answer)) return finding;
  const isPage = !('step' in finding) && isQuestion(answer);
  const isOther = 'step' in finding ? isUnrelated(visitor, finding, answer) : isPage;
  if (visitor.recentDanger && !isOther && !isOfDanger(flow, finding)) return null;
  if (!('step' in finding))
    return expectsAnswer(step) || rule.isFirm || rule.transition?.isPhrase ? null : finding;
  const isOwn = finding.step === rule.transition?.next && finding.step === (rule.next ?? finding.step);
  if (
    (finding.step === step.id && (!finding.isExample || rule.isFirm)) ||
    (isOwn && !rule.transition?.isGeneral)
  )
    return null;
  // One or two words that the question expects are its answer.
  if (finding.isExample)
    return step.saveAs && rule.transition?.value && !/ \S+ /.test(answer) ? null : finding;
  // A rule is right unless the examples clearly name another step.
  const isHeard = answersDanger(flow, rule.next);
  const isOver = rule.next === undefined || (!isHeard && finding.isSurerThan?.(rule.next) === true);
  return isOver && !rule.isFirm ? finding : null;
}

/** Whether a finding is clear, and itself of a danger: `he opened his eyes`, whatever danger was heard before. */
const isOfDanger = ({ steps }: Flow, finding: Finding) =>
  'step' in finding && finding.isClear === true && steps.get(finding.step)?.follows !== undefined;

const MANY_WORDS = 5;
/** The step that the words by themselves mean far more than the one chosen; never in place of a danger or a call. */
export function overruling(
  flow: Flow,
  visitor: Visitor,
  { step, answer, chosen: { question, action } }: StepAnswer & { chosen: NextStep },
): string | undefined {
  const there = stepOf(flow, question.question_id);
  if (!there || step.answer !== 'choice' || visitor.danger || action) return undefined;
  if (leadsToCall(flow, there.id) || exactSuggestion(answer, step) || isFollowUp(answer)) return undefined;
  const isHint = question.question_id.endsWith(RETRY) || there.id === flow.fallback;
  const isOfDanger = answersDanger(flow, there.id) || (visitor.recentDanger && !isHint);
  // A long question of something else is answered, with the line of whom to call below it.
  const isAside = visitor.recentDanger && isQuestion(answer) && plain(answer).split(' ').length > MANY_WORDS;
  if (isOfDanger && !isAside) return undefined;
  const id = visitor.find?.better?.(answer, isHint ? undefined : there.id);
  const to = id === undefined ? undefined : flow.steps.get(id);
  return to?.action || to?.end || (isOfDanger && to?.follows) || answersDanger(flow, id) ? undefined : id;
}

/** The step whose label equals an answer. */
export function stepByLabel({ steps }: Flow, answer: string): string | undefined {
  let known = stepsByLabel.get(steps);
  if (!known) {
    const labels = [...steps.values()]
      .toReversed()
      .flatMap(({ id, label = {} }) => Object.values(label).map((text) => [plain(text), id] as const));
    known = new Map(labels);
    stepsByLabel.set(steps, known);
  }
  return known.get(plain(answer));
}
const stepsByLabel = new WeakMap<Flow['steps'], ReadonlyMap<string, string>>();
