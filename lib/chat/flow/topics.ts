import {
  chosenWay,
  hintFor,
  isWaiting,
  longestMatch,
  namedSuggestion,
  pairedTopic,
  type Way,
} from './answers';
import { leadsToCall } from './calls';
import { heardOut, isOfOther, severalNamed } from './context';
import { plain } from './cues';
import { isOtherThan } from './danger';
import {
  arrive,
  dangerLine,
  type Finding,
  type NextStep,
  questionFor,
  type StepAnswer,
  stepOf,
  type Visitor,
} from './navigation';
import type { Flow, ScriptStep } from './schema';
import { isFollowUp, isQuestion } from './speech-acts';

/** What is asked of further: `and my wife`, `today possible?` are about what was asked before, together with it; null for words with a subject of their own. */
export function inContext(flow: Flow, visitor: Visitor, { step, answer }: StepAnswer): string | null {
  const { lately, lastAnswers = [] } = visitor;
  if (isWaiting(step) || lately || step.action || !isFollowUp(answer) || namedSuggestion(answer, step))
    return null;
  const before = lastAnswers.findLast((words) => !isFollowUp(words));
  return before && !labelled(flow, answer) ? `${before} ${answer}` : null;
}

/** The word before a question that was passed by, `Thank you for telling us.`, is said before the next one. */
export function withKindWord(next: NextStep, passedBy: string): NextStep {
  const [kind] = /^[^?.।]+[.।](?= )/u.exec(passedBy) ?? [];
  const { question } = next;
  return kind && /^[^.।]+\?$/u.test(question.reply)
    ? { ...next, question: { ...question, reply: `${kind} ${question.reply}` } }
    : next;
}

/** Past a question that the same words answer too, `my husband drinks`, or that the last answers did; not of a call, and to no danger. */
export function pastKnown(
  flow: Flow,
  visitor: Visitor,
  { next: first, questionId, answer }: Reached,
): NextStep {
  const there = stepOf(flow, first.question.question_id);
  const from = stepOf(flow, questionId);
  if (first.action || !there?.saveAs || there === from || there.answer !== 'choice') return first;
  const own = from && namedSuggestion(answer, from) ? [] : [answer];
  const before = leadsToCall(flow, there.id) ? [] : (visitor.lastAnswers ?? []).toReversed();
  // A no to what was asked before is none to what comes next.
  const taken = leadsToCall(flow, there.id) ? 'phrases' : 'all';
  const calm = there.suggestions.filter(({ next }) => flow.steps.get(next)?.action !== 'urgent');
  const held = [
    ...(first.saved ? own.map((words) => longestMatch(words, there.suggestions, taken)) : []),
    ...[...own, ...before].map((words) => severalNamed(there, words) ?? longestMatch(words, calm, taken)),
  ];
  const way = held.find((one) => one !== null);
  if (!way) return first;
  const more = { ...first.more, ...(first.saved && { [first.saved.name]: first.saved.value }) };
  const known = { ...visitor, variables: { ...visitor.variables, ...more } };
  return { ...withKindWord(follow(flow, there, { visitor: known, way }), first.question.reply), more };
}

type Reached = { questionId: string; answer: string; next: NextStep };
/** On by an answer, which is saved where the step says so. */
export function follow(
  flow: Flow,
  { saveAs }: ScriptStep,
  { visitor, way: { next, value } }: { visitor: Visitor; way: Way },
): NextStep {
  const saved = saveAs === undefined || value === null ? null : { name: saveAs, value };
  return arrive(flow, next, { visitor, saved });
}

type Rule = { way: Way | null; next: string | undefined; isGrave: boolean; isFirm: boolean };

/** The step that rules of the script name; grave where that is of a danger or a call, firm where they are of this step alone or the whole answer. */
function ruleOf(flow: Flow, { step, answer }: StepAnswer): Rule {
  const way = chosenWay(flow, step, answer);
  const paired = pairedTopic(flow, answer, step);
  const ways = (topics: Flow['anywhere']) => topics.map((topic) => ({ ...topic, value: null }));
  const named = [way, longestMatch(answer, ways(flow.anywhere), 'phrases')].find((one) => one?.isPhrase);
  const own = step.id === flow.start ? null : longestMatch(answer, ways(step.branches ?? []), 'phrases');
  const isOfHere = pairedTopic({ paired: flow.paired.filter(({ at }) => at) }, answer, step) !== undefined;
  const isGrave = [way?.next, paired, named?.next].some(
    (id) => id && (flow.steps.get(id)?.action === 'urgent' || leadsToCall(flow, id)),
  );
  const isFirm = (isOfHere || own?.isPhrase || named?.isWhole) === true;
  return { way, next: paired ?? named?.next, isGrave, isFirm };
}

/** What is sure to answer, before a way by a few words; a danger and a call are never passed over for it, nor is what a step waits for by a page. */
export function surely(flow: Flow, visitor: Visitor, { step, answer }: StepAnswer): Finding | null {
  if (step.answer !== 'choice' || leadsToCall(flow, step.id) || namedSuggestion(answer, step)) return null;
  const finding = visitor.find?.(answer, visitor.language) ?? null;
  const rule = ruleOf(flow, { step, answer });
  // One of its own examples is meant, whatever one word of it names.
  const isExample = finding !== null && 'isExample' in finding && rule.next === undefined;
  if (!finding?.isSure || (rule.isGrave && !visitor.lately && !isExample)) return null;
  if (
    'step' in finding &&
    finding.isClear &&
    finding.step !== step.id &&
    isOtherThan(visitor, finding, answer)
  )
    return finding;
  // After a danger what to do now belongs to it.
  const isOfIt =
    'step' in finding && !finding.isExample && rule.way?.isGeneral && rule.way.next === finding.step;
  const isPage = !('step' in finding) && isQuestion(answer);
  const isOther = 'step' in finding ? isOtherThan(visitor, finding, answer) : isPage;
  if (visitor.lately && (isOfIt || !isOther)) return null;
  if (!('step' in finding)) return isWaiting(step) || rule.isFirm || rule.way?.isPhrase ? null : finding;
  const isOwn = finding.step === rule.way?.next && finding.step === (rule.next ?? finding.step);
  if ((finding.step === step.id && (!finding.isExample || rule.isFirm)) || (isOwn && !rule.way?.isGeneral))
    return null;
  // A word or two that a question waits for are its answer.
  if (finding.isExample) return step.saveAs && rule.way?.value && !/ \S+ /.test(answer) ? null : finding;
  // What a rule names is right, where the examples do not say another thing clearly.
  const isHeard = Object.values(flow.heard ?? {}).some((id) => id === rule.next);
  const isOver = rule.next === undefined || (!isHeard && finding.isSurerThan?.(rule.next) === true);
  return isOver && !rule.isFirm ? finding : null;
}

/** The step whose label an answer is. */
export function labelled({ steps }: Flow, answer: string): string | undefined {
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

/** Asks which step is meant where the examples make several about as likely, or another than a word names; null where they do not. */
export function askWhich(flow: Flow, visitor: Visitor, { step, answer, id, named }: Put): NextStep | null {
  const meant = visitor.find?.either?.(answer) ?? [];
  const finding = visitor.find?.(answer, visitor.language) ?? null;
  const isExample = finding && 'step' in finding && finding.isExample && finding.step === named;
  if (named !== undefined && (isExample || meant[0] === named)) return null;
  const all = named === undefined ? meant : [...new Set([...meant.slice(0, 2), named])];
  const { about } = visitor;
  const ofThem = all.filter((one) => !isOfOther(flow.steps.get(one), about));
  const steps = ofThem.filter((one) => !flow.steps.get(one)?.sensitive);
  const labels = steps.flatMap((one) => flow.steps.get(one)?.label?.[visitor.language] ?? []);
  const message = (isQuestion(answer) ? null : flow.hints.told) ?? flow.hints.either;
  const isOfCall = leadsToCall(flow, step.id) || step.answer !== 'choice';
  if (!message || isOfCall) return null;
  const likely = named === undefined ? ofThem : ofThem.slice(0, 1);
  const listens = heardOut(flow, visitor, { answer, meant: likely });
  if (listens) return listens;
  // Of several only one speaks to whom it is about.
  const [only] = ofThem;
  if (only && ofThem.length === 1 && all.length > 1 && only === meant[0])
    return arrive(flow, only, { visitor, saved: null });
  if (labels.length < 2) return null;
  const question = questionFor(step, visitor, { id, message });
  const ways = isWaiting(step)
    ? []
    : step.suggestions.filter(({ next }) => !flow.steps.get(next)?.end).slice(-2);
  const suggestions = [...labels, ...ways.map(({ text }) => text[visitor.language])];
  return { question: { ...question, suggestions }, saved: null, action: null };
}

/** An answer, the name under which its question is put again, and the step that one word of it names. */
type Put = StepAnswer & { id: string; named?: string };

/** What is said of words that nothing was made of; after a danger with whom to call. */
export function notUnderstood(flow: Flow, visitor: Visitor, put: Put & { isOfDanger: boolean }): NextStep {
  const which = askWhich(flow, visitor, put);
  if (which) return which;
  const { step, answer, id, isOfDanger } = put;
  const question = questionFor(step, visitor, { id, message: hintFor(flow, step, answer) });
  const line = isOfDanger && dangerLine(flow, visitor);
  const reply = line ? `${question.reply}\n\n${line}` : question.reply;
  return { question: { ...question, reply }, saved: null, action: null };
}

/** So many words say more than the one by which they were understood. */
const MANY_WORDS = 4;
/** Whether one word of many decided where they lead; what a question asks for is seldom another thing. */
export const isOneWord = (step: ScriptStep, { way, answer }: { way: Way; answer: string }): boolean =>
  !way.isPhrase && !namedSuggestion(answer, step) && plain(answer).split(' ').length >= MANY_WORDS;
