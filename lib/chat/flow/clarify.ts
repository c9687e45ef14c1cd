import { expectsAnswer, hintFor } from './answers';
import { leadsToCall } from './calls';
import { addressesOther, listeningStep } from './context';
import { answersDanger, themeLine } from './danger';
import { dangerLine, goTo, type NextStep, questionFor, type StepAnswer, type Visitor } from './navigation';
import type { Flow } from './schema';
import { isQuestion } from './speech-acts';

/** Asks which step is meant where several are about as likely, or the examples contradict a cue; null otherwise. */
export function askToClarify(
  flow: Flow,
  visitor: Visitor,
  { step, answer, id, named }: ClarifyInput,
): NextStep | null {
  const meant = visitor.find?.candidates?.(answer) ?? [];
  const finding = visitor.find?.(answer, visitor.language) ?? null;
  const isExample = finding && 'step' in finding && finding.isExample && finding.step === named;
  if (named !== undefined && (isExample || meant[0] === named)) return null;
  const all = named === undefined ? meant : [...new Set([...meant.slice(0, 2), named])];
  const { about } = visitor;
  const ofThem = all.filter((one) => !addressesOther(flow.steps.get(one), about));
  const steps = ofThem.filter((one) => !flow.steps.get(one)?.sensitive);
  const labels = steps.flatMap((one) => flow.steps.get(one)?.label?.[visitor.language] ?? []);
  const message = (isQuestion(answer) ? null : flow.hints.told) ?? flow.hints.either;
  const isOfCall = leadsToCall(flow, step.id) || step.answer !== 'choice';
  if (!message || isOfCall) return null;
  const likely = named === undefined ? ofThem : ofThem.slice(0, 1);
  const listens = listeningStep(flow, visitor, { answer, meant: likely });
  if (listens) return listens;
  const [likeliest] = ofThem;
  const isDanger = answersDanger(flow, likeliest);
  // Only one of them addresses the right person.
  const isOnly = ofThem.length === 1 && all.length > 1 && likeliest === meant[0];
  if (likeliest && (isDanger || isOnly)) return goTo(flow, likeliest, { visitor, saved: null });
  if (labels.length < 2) return null;
  const question = questionFor(step, visitor, { id, message });
  const transitions = expectsAnswer(step)
    ? []
    : step.suggestions.filter(({ next }) => !flow.steps.get(next)?.end).slice(-2);
  const suggestions = [...labels, ...transitions.map(({ text }) => text[visitor.language])];
  return { question: { ...question, suggestions }, saved: null, action: null };
}

/** An answer, the id of its question when put again, and the step that one cue names. */
type ClarifyInput = StepAnswer & { id: string; named?: string };

/** The reply to words that were not understood; after a danger with the line of whom to call. */
export function notUnderstood(
  flow: Flow,
  visitor: Visitor,
  put: ClarifyInput & { isOfDanger: boolean },
): NextStep {
  const which = askToClarify(flow, visitor, put);
  if (which) return which;
  const { step, answer, id, isOfDanger } = put;
  const question = questionFor(step, visitor, { id, message: hintFor(flow, step, answer) });
  const line = themeLine(flow, visitor) ?? (isOfDanger && dangerLine(flow, visitor));
  const reply = line ? `${question.reply}\n\n${line}` : question.reply;
  return { question: { ...question, reply }, saved: null, action: null };
}
