import type { ChatLanguage, FlowStep } from '@/lib/chat/schema';
import { assistantCopy } from '@/lib/i18n/assistant';
import { isQuestion, isSkip, longestMatch, namedSuggestion, readTyped, type Way } from './flow-answers';
import { type Flow, fillIn, type ScriptStep, type Variables } from './flow-schema';

/** What answers a visitor's own words: a step of the script, pages of the site as lines of light markdown, or both. */
export type Finding = { step: string; pages?: string } | { pages: string; isSure?: true };

export type Visitor = {
  language: ChatLanguage;
  isMinor: boolean;
  variables: Variables;
  /** Looks for own words that no cue of the script has; null where nothing answers them. */
  find?: (words: string, language: ChatLanguage) => Finding | null;
};

/** What follows: the question to put, what the answer saved, and what is to be done. */
export type NextStep = {
  question: FlowStep;
  saved: { name: string; value: string } | null;
  action: 'callback' | 'urgent' | null;
};

/** A second try is a question of its own, so that an answer sent twice can be told from two answers. */
const RETRY = '.retry';
/** A script that sends a visitor round in circles without asking anything is left by this many steps. */
const MAX_HOPS = 50;

/** The first question of a conversation. */
export const firstStep = (flow: Flow, visitor: Visitor): NextStep =>
  arrive(flow, flow.start, { visitor, saved: null });

/**
 * What follows an answer: pure, so that the same answer to the same question always leads the same way. A question
 * that the script no longer has leads to `fallback`.
 */
export function nextStep(
  flow: Flow,
  visitor: Visitor,
  { questionId, answer }: { questionId: string; answer: string },
): NextStep {
  const isRetry = questionId.endsWith(RETRY);
  const id = isRetry ? questionId.slice(0, -RETRY.length) : questionId;
  const step = flow.steps.get(id);
  if (!step || step.end) return arrive(flow, step ? id : flow.fallback, { visitor, saved: null });
  const way = step.answer === 'choice' ? chosenWay(flow, step, answer) : typedWay(step, answer);
  if (way) return follow(flow, step, { visitor, way });
  const { next = flow.skip ?? flow.fallback, skip = next } = step;
  if (isSkip(answer)) return arrive(flow, skip, { visitor, saved: null });
  const question = { step, id: `${id}${RETRY}` };
  const aside = answerAside(flow, visitor, { answer, question });
  if (aside) return aside;
  // After one hint an answer is taken as it stands: better an odd number than a visitor who gives up. A choice that has
  // a next step gives a hint only where it says which.
  const takesAny = step.answer === 'choice' && step.retry === undefined;
  if (step.next !== undefined && (takesAny || isRetry))
    return follow(flow, step, { visitor, way: { next: step.next, value: answer } });
  if (isRetry) return arrive(flow, flow.fallback, { visitor, saved: null });
  const message = step.retry ?? flow.hints[step.answer === 'time' ? 'text' : step.answer];
  return { question: questionFor(step, visitor, { id: question.id, message }), saved: null, action: null };
}

/** On by an answer, which is saved where the step says so. */
function follow(
  flow: Flow,
  { saveAs }: ScriptStep,
  { visitor, way: { next, value } }: { visitor: Visitor; way: Way },
): NextStep {
  const saved = saveAs === undefined || value === null ? null : { name: saveAs, value };
  return arrive(flow, next, { visitor, saved });
}

/** A question put already, in the visitor's language of now; null where the script no longer has it. */
export function sameQuestion(flow: Flow, visitor: Visitor, questionId: string): FlowStep | null {
  const step = flow.steps.get(questionId.endsWith(RETRY) ? questionId.slice(0, -RETRY.length) : questionId);
  return step ? questionFor(step, visitor, { id: questionId, message: step.message }) : null;
}

/** A step waits for words of the visitor's own; any other only offers topics. */
const isWaiting = ({ answer, next }: ScriptStep) => answer !== 'choice' || next !== undefined;

type Aside = { answer: string; question: { step: ScriptStep; id: string } };

/**
 * What own words ask for that are no answer to the step: by the cues of `anywhere`, else by what is found. A step that
 * waits for an answer is asked again after it; its own words may be such an answer, so there only a question counts, or
 * a cue of several words. Null where nothing answers them.
 */
function answerAside(
  flow: Flow,
  visitor: Visitor,
  { answer, question: { step, id } }: Aside,
): NextStep | null {
  const waits = isWaiting(step);
  const isRequest = !waits || isQuestion(answer);
  const cues = flow.anywhere.map(({ words, ...topic }) => ({
    words: isRequest ? words : words.filter((word) => word.trim().includes(' ')),
    ...{ ...topic, value: null },
  }));
  const cue = longestMatch(answer, cues);
  const finding = cue
    ? { step: cue.next }
    : isRequest
      ? (visitor.find?.(answer, visitor.language) ?? null)
      : null;
  if (finding === null || ('step' in finding && finding.step === step.id)) return null;
  const to = 'step' in finding ? finding.step : (flow.found ?? flow.fallback);
  const there = arrive(flow, to, { visitor, saved: null });
  const pages = 'pages' in finding && finding.pages ? `\n${finding.pages}` : '';
  const target = flow.steps.get(there.question.question_id);
  const reply = `${there.question.reply}${pages}`;
  if (!waits || there.action !== null || !target || target.end || isWaiting(target))
    return { ...there, question: { ...there.question, reply } };
  const again = questionFor(step, visitor, { id, message: step.message });
  return { question: { ...again, reply: `${reply}\n\n${again.reply}` }, saved: null, action: null };
}

/** Goes to a step, past those that are not for this visitor or ask what is known already. */
function arrive(
  flow: Flow,
  to: string,
  { visitor, saved }: { visitor: Visitor; saved: NextStep['saved'] },
): NextStep {
  const variables = saved ? { ...visitor.variables, [saved.name]: saved.value } : visitor.variables;
  const known = { ...visitor, variables };
  const step = landing(flow, to, known) ?? flow.steps.get(flow.fallback);
  if (!step) throw new Error('the script has no fallback');
  return { question: questionFor(step, known, step), saved, action: step.action ?? null };
}

/** Undefined for a step that is not there, and for a circle of steps that are all passed by. */
function landing(flow: Flow, to: string, visitor: Visitor): ScriptStep | undefined {
  let id = to;
  for (let hops = 0; hops < MAX_HOPS; hops += 1) {
    const step = flow.steps.get(id);
    const elsewhere = step && detour(step, visitor);
    if (elsewhere === undefined) return step;
    id = elsewhere;
  }
  return undefined;
}

function detour({ under18, onlyIfMissing, saveAs, next }: ScriptStep, visitor: Visitor): string | undefined {
  if (under18 !== undefined && visitor.isMinor) return under18;
  const isKnown = saveAs !== undefined && (visitor.variables[saveAs] ?? '').trim() !== '';
  return onlyIfMissing && isKnown ? next : undefined;
}

const questionFor = (
  step: ScriptStep,
  { language, variables }: Visitor,
  { id, message }: Pick<ScriptStep, 'id' | 'message'>,
): FlowStep => ({
  question_id: id,
  reply: fillIn(message[language], variables),
  suggestions: step.end
    ? []
    : [
        ...step.suggestions.map(({ text }) => text[language]),
        ...(canBeSkipped(step) ? [assistantCopy[language].skip] : []),
      ],
  last_question: step.end === true,
});

/** Whatever is saved of a visitor may be left out. */
const canBeSkipped = ({ saveAs, skip, next }: ScriptStep) =>
  saveAs !== undefined && (skip ?? next) !== undefined;

/** The way of a choice: the suggestion it names in any language, else by the words it holds; where it only offers topics, those of `anywhere` too. */
function chosenWay(flow: Flow, step: ScriptStep, answer: string): Way | null {
  const chosen = namedSuggestion(answer, step);
  if (chosen) return { next: chosen.next, value: chosen.value };
  const elsewhere = isWaiting(step) ? [] : flow.anywhere;
  return longestMatch(answer, [
    ...step.suggestions,
    ...[...(step.branches ?? []), ...elsewhere].map((branch) => ({ ...branch, value: answer })),
  ]);
}

/** The way of a typed answer that looks like one. A suggestion is no answer there, but of a time. */
function typedWay(step: ScriptStep, answer: string): Way | null {
  const chosen = namedSuggestion(answer, step);
  if (chosen) return { next: chosen.next, value: step.answer === 'time' ? chosen.value : null };
  if (step.answer === 'choice' || step.next === undefined || isSkip(answer)) return null;
  const value = readTyped(step.answer, answer);
  return value === null ? null : { next: step.next, value };
}
