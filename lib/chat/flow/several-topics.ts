import { isWaiting, longestMatch, namedSuggestion, pairedTopic } from './answers';
import { leadsToCall } from './calls';
import type { Finding, StepAnswer, Visitor } from './navigation';
import type { Flow, ScriptStep } from './schema';
import { isQuestion } from './speech-acts';

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
  const isOne = visitor.isJoined || namedSuggestion(answer, current);
  if (current.answer !== 'choice' || leadsToCall(flow, current.id) || isOne) return null;
  const clauses = answer.split(QUESTION_END).filter((one) => isQuestion(answer) || isQuestion(one));
  const like = (words: string) => {
    const finding = visitor.find?.(words, visitor.language);
    return finding && 'step' in finding && (finding.isSurerThan?.('') ?? finding.isSure)
      ? finding.step
      : undefined;
  };
  const ways = flow.anywhere.filter(({ general }) => !general).map((topic) => ({ ...topic, value: null }));
  const topicOf = (words: string) =>
    pairedTopic(flow, words) ?? longestMatch(words, ways)?.next ?? like(words);
  const whole = pairedTopic(flow, answer);
  const meant = visitor.find?.(answer, visitor.language);
  if (meant && 'isExample' in meant) return null;
  // What only the clauses together name is one question: `detox me | kitne din`.
  if (clauses.length < 2 || (whole && !clauses.some((one) => pairedTopic(flow, one) === whole))) return null;
  const found = clauses.map((clause) => ({
    clause,
    step: flow.steps.get(topicOf(clause) ?? ''),
  }));
  const told = found.flatMap(({ step }) => (step && onlyTells(flow, step) ? [step.id] : []));
  // What the whole is sure to mean is one of them.
  if (meant && 'step' in meant && meant.isClear && !told.includes(meant.step)) return null;
  const after = [...new Set(told)].slice(0, MOST_TOPICS);
  const step = after.pop();
  const findings = found
    .filter((one) => !one.step && isQuestion(one.clause))
    .map(({ clause }) => visitor.find?.(clause, visitor.language));
  const [pages] = findings.flatMap((one) => (one && 'isSure' in one ? [one.pages] : []));
  return step && (pages || after.length > 0) ? { step, after, ...(pages && { pages }) } : null;
}

export const onlyTells = (flow: Flow, step: ScriptStep) =>
  !isWaiting(step) &&
  !step.saveAs &&
  !step.action &&
  !step.end &&
  !step.message.en.endsWith('?') &&
  ![flow.start, ...Object.values(flow.heard ?? {})].includes(step.id);
