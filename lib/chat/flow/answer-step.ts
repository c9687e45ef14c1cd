import {
  choiceTransition,
  exactSuggestion,
  expectsAnswer,
  longestCueMatch,
  pairedTopic,
  questionLeadingTo,
  typedTransition,
} from './answers';
import { leadsToCall } from './calls';
import { inOtherRole, listeningStep, severalSuggestions } from './context';
import { plain } from './cues';
import { dangerStep, followUpStep, ongoingDangerStep, showDanger, withoutGuesses } from './danger';
import {
  endStep,
  type Finding,
  goTo,
  isSecondTry,
  type NextStep,
  RETRY,
  type StepAnswer,
  stepOf,
  type Visitor,
} from './navigation';
import {
  askOtherTime,
  askToClarify,
  courtesyReply,
  type FindingToShow,
  notUnderstood,
  showFinding,
  withAlternatives,
} from './replies';
import type { Flow } from './schema';
import { severalTopics } from './several-topics';
import { isQuestion, isSkip, wantsNoMore, withoutPreamble } from './speech-acts';
import {
  confidentFinding,
  joinWithPrevious,
  overruling,
  stepByLabel,
  takeTransition,
  withAcknowledgement,
} from './topics';

type Answered = { questionId: string; answer: string };

/** The step that follows an answer, tried in the order of docs/CHAT-FLOW.md: danger, small talk, confident intents, the script's own rules, other topics, a hint. */
export function answerStep(flow: Flow, visitor: Visitor, { questionId, answer }: Answered): NextStep {
  const isRetry = isSecondTry(flow, visitor, questionId);
  const step = stepOf(flow, questionId);
  if (!step || step.end) return goTo(flow, step?.id ?? flow.fallback, { visitor, saved: null });
  const question = { step, id: `${step.id}${RETRY}`, isRetry };
  const ongoing = ongoingDangerStep(flow, visitor, step);
  const again = visitor.recentDanger === visitor.danger ? ongoing : null;
  const heard = dangerStep(flow, visitor, { step, answer, again });
  if (heard && !exactSuggestion(answer, step))
    return withAlternatives(flow, visitor, {
      next: showDanger(flow, visitor, { to: heard, questionId }),
      answer,
    });
  const named = stepByLabel(flow, answer);
  if (named && !exactSuggestion(answer, step)) return goTo(flow, named, { visitor, saved: null });
  const courteous = courtesyReply(flow, visitor, { step, questionId, answer });
  const met = courteous ?? continueDanger(flow, visitor, { step, answer, ongoing, questionId });
  if (met) return met;
  const bare = withoutPreamble(answer);
  const found = visitor.find?.(answer, visitor.language) ?? {};
  if (step.answer === 'choice' && bare !== plain(answer) && !('isExample' in found))
    return answerStep(flow, visitor, { questionId, answer: bare });
  const toRole = inOtherRole(flow, visitor, { step, answer });
  if (toRole) return toRole;
  const whole = joinWithPrevious(flow, visitor, { step, answer });
  if (whole)
    return answerStep(flow, { ...visitor, lastAnswers: [], isJoined: true }, { questionId, answer: whole });
  const sure = confidentFinding(flow, visitor, { step, answer });
  const isExample = sure && 'isExample' in sure;
  const topics = isExample ? null : severalTopics(flow, visitor, { step, answer });
  if (topics) return showFinding(flow, visitor, { finding: topics, question });
  const chosen = chosenStep(flow, visitor, { step, answer, questionId, question, ongoing, sure });
  const better = isExample ? undefined : overruling(flow, visitor, { step, answer, chosen });
  const shown = better && chooseOrShow(flow, visitor, { finding: { step: better }, question });
  const next = shown ? { ...shown, saved: chosen.saved } : chosen;
  return exactSuggestion(answer, step) ? next : withAlternatives(flow, visitor, { next, answer });
}

type ToChoose = DangerInput & Pick<FindingToShow, 'question'> & { sure: Finding | null };
/** What confident intents, rules and context choose. */
function chosenStep(
  flow: Flow,
  visitor: Visitor,
  { step, answer, questionId, question, ongoing, sure }: ToChoose,
): NextStep {
  const { isRetry } = question;
  if (sure && 'step' in sure) return chooseOrShow(flow, visitor, { finding: sure, question });
  const paired = pairedTopic(flow, answer, step);
  if (paired === step.id && !expectsAnswer(step)) return goTo(flow, paired, { visitor, saved: null });
  if (paired && paired !== step.id)
    return showFinding(flow, visitor, { finding: { step: paired }, question });
  if (sure) return showFinding(flow, visitor, { finding: sure, question });
  const transition =
    step.answer === 'choice' ? choiceTransition(flow, step, answer) : typedTransition(step, answer);
  const unserved = isRetry ? null : askOtherTime(visitor, { step, transition, id: question.id });
  if (unserved) return unserved;
  if (ongoing && transition && (transition.isGeneral || transition.next === flow.heard?.other))
    return showDanger(flow, visitor, { to: ongoing, questionId, isRequest: true });
  const put = { step, answer, id: question.id };
  if (transition) return takeTransition(flow, step, { visitor, transition });
  const { next = flow.skip ?? flow.fallback, skip = next } = step;
  if (isSkip(answer)) return goTo(flow, skip, { visitor, saved: null });
  const end = wantsNoMore(answer) && !expectsAnswer(step) && !ongoing ? endStep(flow) : undefined;
  if (end) return goTo(flow, end.id, { visitor, saved: null });
  const aside = answerOffTopic(flow, ongoing ? withoutGuesses(visitor) : visitor, { answer, question });
  if (aside) return aside;
  if (ongoing) return showDanger(flow, visitor, { to: ongoing, questionId });
  return acceptOrHint(flow, visitor, { ...put, isRetry });
}

type HintInput = StepAnswer & { id: string; isRetry: boolean };
/** Takes an answer that nothing else explains as it stands, where the step allows that; else gives a hint. */
function acceptOrHint(flow: Flow, visitor: Visitor, { isRetry, ...put }: HintInput): NextStep {
  const { step, answer } = put;
  const { next = flow.skip ?? flow.fallback, skip = next } = step;
  if (isRetry && step.answer === 'phone') return goTo(flow, skip, { visitor, saved: null });
  // After one hint any answer is accepted; a choice with a `retry` of its own gives that hint first.
  const isChoice = step.answer === 'choice';
  const takesAny = isRetry || (isChoice && step.retry === undefined);
  if (step.next !== undefined && takesAny && !(isChoice && isQuestion(answer)))
    return takeTransition(flow, step, { visitor, transition: { next: step.next, value: answer } });
  return isRetry ? goTo(flow, flow.fallback, { visitor, saved: null }) : notUnderstood(flow, visitor, put);
}

type DangerInput = StepAnswer & { ongoing: string | null | undefined; questionId: string };
/** A step that continues a danger told before, or one for several suggestions named at once; null for other answers. */
function continueDanger(
  flow: Flow,
  visitor: Visitor,
  { step, answer, ongoing, questionId }: DangerInput,
): NextStep | null {
  if (!expectsAnswer(step) && !exactSuggestion(answer, step)) {
    const to = followUpStep(flow, visitor, { step, answer });
    if (to && to === ongoing) return showDanger(flow, visitor, { to, questionId });
    if (to && to !== step.id) return goTo(flow, to, { visitor, saved: null });
  }
  const several = severalSuggestions(step, answer);
  return several && takeTransition(flow, step, { visitor, transition: several });
}

type OffTopicInput = { answer: string; question: FindingToShow['question'] };

/**
 * Answers words that are no answer to the current step: by the cues of `anywhere`, else by the intent or pages found. Where
 * the step expects an answer, only questions, cues of several words and close examples count. Null for other words.
 */
function answerOffTopic(flow: Flow, visitor: Visitor, { answer, question }: OffTopicInput): NextStep | null {
  const { step } = question;
  const waits = expectsAnswer(step);
  const isRequest = !waits || isQuestion(answer);
  const cue = longestCueMatch(answer, flow.anywhere, isRequest ? 'all' : 'phrases');
  const found = isRequest || step.answer === 'choice' ? visitor.find?.(answer, visitor.language) : null;
  const guess = isRequest || (found && 'step' in found) ? found : null;
  const told = cue ? { step: cue.next } : guess;
  // While a call is being requested, no other question takes its place.
  const there = told && 'step' in told ? flow.steps.get(told.step) : undefined;
  const isOffCall = leadsToCall(flow, step.id) && there?.saveAs && !leadsToCall(flow, there.id);
  const finding = isOffCall ? null : told;
  if (!finding) return step.answer === 'choice' ? listeningStep(flow, visitor, { answer }) : null;
  const isOfPages = !('step' in finding) && !finding.isSure;
  const either = isOfPages ? askToClarify(flow, visitor, { step, answer, id: question.id }) : null;
  if (either) return either;
  // A call requested again with its time is noted; only the number is missing.
  const isNoted = step.answer === 'phone' && visitor.variables['call_noted'];
  if ('step' in finding && finding.step === step.id)
    return waits && !isNoted ? null : goTo(flow, step.id, { visitor, saved: null });
  if (cue) return chooseOrShow(flow, visitor, { finding, question });
  return showFinding(flow, visitor, { finding, question });
}

/** Follows a suggestion of the current step that leads to what was found; else shows the finding. */
function chooseOrShow(flow: Flow, visitor: Visitor, told: FindingToShow): NextStep {
  const { step } = told.question;
  const to = 'step' in told.finding ? told.finding.step : undefined;
  const transition = step.saveAs ? step.suggestions.find(({ next }) => next === to) : undefined;
  return transition
    ? takeTransition(flow, step, { visitor, transition })
    : withAcknowledgement(showFinding(flow, visitor, told), questionLeadingTo(flow, visitor.language, to));
}
