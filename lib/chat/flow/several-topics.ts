import { exactSuggestion, expectsAnswer, longestCueMatch, pairedTopic } from './answers';
import { leadsToCall } from './calls';
import type { Finding, StepAnswer, Visitor } from './navigation';
import type { Flow, ScriptStep } from './schema';
import { isQuestion } from './speech-acts';

/** Where one clause ends: punctuation, or a conjunction. */
const CLAUSE_END = /[?.,;!।\n&+]|(?<=^|\s)(?:and|nd|also|plus|aur|और|ar|আর|এবং|ebong)(?=\s)/iu;
/** Where a question begins. */
const QUESTION_START =
  /\s(?=(?:how|where|when|what|which|who|can|kitn[aei]|kahan|kab|koto|kothay|kobe|कितन[ाेी]|कहाँ|कब|কত|কোথায়|কবে)\s)/iu;
/** The clauses of a message, and the questions in each; what stands before the first question belongs to it: `for one month | how much`. */
export function clausesIn(answer: string): string[] {
  return answer.split(CLAUSE_END).flatMap((clause) => {
    const [first = '', second, ...others] = clause.split(QUESTION_START);
    return second === undefined || isQuestion(first)
      ? [first, second ?? '', ...others]
      : [`${first} ${second}`, ...others];
  });
}
/** The most answers given at once. */
const MAX_TOPICS = 3;

/**
 * The answers to several questions in one message, in their order, pages last; null where fewer than two are answered. Only
 * informational steps are combined.
 */
export function severalTopics(
  flow: Flow,
  visitor: Visitor,
  { step: current, answer }: StepAnswer,
): Finding | null {
  const isOne = visitor.isJoined || exactSuggestion(answer, current);
  if (current.answer !== 'choice' || leadsToCall(flow, current.id) || isOne) return null;
  const clauses = clausesIn(answer).filter((one) => isQuestion(one) || answer.includes(`${one}?`));
  const transitions = flow.anywhere.filter(({ general }) => !general);
  const topicOf = (words: string) => {
    const found = visitor.find?.(words, visitor.language);
    const finding = found && 'step' in found ? found : undefined;
    if (finding?.isExample) return finding.step;
    const named = pairedTopic(flow, words) ?? longestCueMatch(words, transitions)?.next;
    return named ?? ((finding?.isSurerThan?.('') ?? finding?.isSure) ? finding?.step : undefined);
  };
  const whole = pairedTopic(flow, answer);
  const meant = visitor.find?.(answer, visitor.language);
  if (meant && 'isExample' in meant) return null;
  // A topic named only by the clauses together is one question: `detox me | kitne din`.
  if (clauses.length < 2 || (whole && !clauses.some((one) => pairedTopic(flow, one) === whole))) return null;
  const found = clauses.map((clause) => ({ clause, step: flow.steps.get(topicOf(clause) ?? '') }));
  const told = found.flatMap(({ step }) => (step && isInformational(flow, step) ? [step.id] : []));
  // The meaning of the whole must be among them.
  if (meant && 'step' in meant && !told.includes(meant.step)) return null;
  const after = [...new Set(told)].slice(0, MAX_TOPICS);
  const step = after.pop();
  const findings = found
    .filter((one) => !one.step && isQuestion(one.clause))
    .map(({ clause }) => visitor.find?.(clause, visitor.language));
  const [pages] = findings.flatMap((one) => (one && 'isSure' in one ? [one.pages] : []));
  return step && (pages || after.length > 0) ? { step, after, ...(pages && { pages }) } : null;
}

export const isInformational = (flow: Flow, step: ScriptStep) =>
  !expectsAnswer(step) &&
  !step.saveAs &&
  !step.action &&
  !step.end &&
  !step.message.en.endsWith('?') &&
  ![flow.start, ...Object.values(flow.heard ?? {})].includes(step.id);
