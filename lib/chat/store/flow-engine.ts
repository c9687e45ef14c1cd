import type { ChatLanguage, FlowStep } from '@/lib/chat/schema';
import { assistantCopy } from '@/lib/i18n/assistant';
import { callWishesIn } from './call-request';
import {
  chosenWay,
  isQuestion,
  isSkip,
  isWaiting,
  longestMatch,
  namedSuggestion,
  typedWay,
  type Way,
} from './flow-answers';
import { callStart, isCallable, leadsToCall, numberIn, phoneStep } from './flow-calls';
import { type Flow, fillIn, type ScriptStep, type Variables } from './flow-schema';

/** What answers a visitor's own words: a step of the script, pages of the site as lines of light markdown, or both. */
export type Finding =
  | { step: string; pages?: string }
  /** `isSure`: known to be asked often, and the pages to answer it. */
  | { pages: string; isSure?: true };

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
  /** What else the same words told: a number to call, an answer before this one. */
  more?: Variables;
  action: 'callback' | 'urgent' | null;
};

/** A second try is a question of its own, so that an answer sent twice can be told from two answers. */
const RETRY = '.retry';
/** A script that sends a visitor round in circles without asking anything is left by this many steps. */
const MAX_HOPS = 50;

/** The first question of a conversation. */
export const firstStep = (flow: Flow, visitor: Visitor): NextStep =>
  arrive(flow, flow.start, { visitor, saved: null });

type Answered = { questionId: string; answer: string };

/**
 * What follows an answer: pure, so that the same answer to the same question always leads the same way. A number to call
 * is taken wherever it is given; the other words of the answer are the answer then. Words that ask for a call may tell its
 * time and that nobody else is to know; a further request is free of what an earlier one told.
 */
export function nextStep(flow: Flow, visitor: Visitor, answered: Answered): NextStep {
  const step = stepOf(flow, answered.questionId);
  const wishes = step && !leadsToCall(flow, step.id) ? callWishesIn(answered.answer, visitor.language) : {};
  const wished = { ...visitor, variables: { ...visitor.variables, ...wishes } };
  const next = answeredWithNumber(flow, wished, answered);
  return leadsToCall(flow, next.question.question_id) ? { ...next, more: { ...wishes, ...next.more } } : next;
}

function answeredWithNumber(flow: Flow, visitor: Visitor, { questionId, answer }: Answered): NextStep {
  const step = stepOf(flow, questionId);
  const called = visitor.isMinor || !phoneStep(flow) || step?.answer === 'phone' ? null : numberIn(answer);
  if (!called || !step || step.end) return answeredBy(flow, visitor, { questionId, answer });
  const known = { ...visitor, variables: { ...visitor.variables, phone: called.phone } };
  const next = called.rest
    ? answeredBy(flow, known, { questionId, answer: called.rest })
    : leadsToCall(flow, step.id)
      ? { question: questionFor(step, known, { id: questionId, message: step.message }), ...nothing }
      : arrive(flow, callStart(flow) ?? flow.fallback, { visitor: known, saved: null });
  const noted = assistantCopy[visitor.language].numberNoted(called.phone);
  const question = { ...next.question, reply: `${noted}\n\n${next.question.reply}` };
  return { ...next, question, more: { ...next.more, phone: called.phone } };
}

const nothing = { saved: null, action: null } as const;

const stepOf = (flow: Flow, questionId: string): ScriptStep | undefined =>
  flow.steps.get(questionId.endsWith(RETRY) ? questionId.slice(0, -RETRY.length) : questionId);

/** A question that the script no longer has leads to `fallback`. */
function answeredBy(flow: Flow, visitor: Visitor, { questionId, answer }: Answered): NextStep {
  const isRetry = questionId.endsWith(RETRY);
  const step = stepOf(flow, questionId);
  if (!step || step.end) return arrive(flow, step?.id ?? flow.fallback, { visitor, saved: null });
  const question = { step, id: `${step.id}${RETRY}` };
  const sure = surely(flow, visitor, { step, answer });
  if (sure) return tell(flow, visitor, { finding: sure, question });
  const way = step.answer === 'choice' ? chosenWay(flow, step, answer) : typedWay(step, answer);
  if (way) return followFurther(flow, step, { visitor, way, answer });
  const { next = flow.skip ?? flow.fallback, skip = next } = step;
  if (isSkip(answer)) return arrive(flow, skip, { visitor, saved: null });
  const aside = answerAside(flow, visitor, { answer, question });
  if (aside) return aside;
  // Nobody can be called without a number.
  if (isRetry && step.answer === 'phone') return arrive(flow, skip, { visitor, saved: null });
  // After one hint an answer is taken as it stands: better an odd number than a visitor who gives up. A choice that has
  // a next step gives a hint only where it says which.
  const takesAny = step.answer === 'choice' && step.retry === undefined;
  if (step.next !== undefined && (takesAny || isRetry))
    return follow(flow, step, { visitor, way: { next: step.next, value: answer } });
  if (isRetry) return arrive(flow, flow.fallback, { visitor, saved: null });
  const message = step.retry ?? flow.hints[step.answer === 'time' ? 'text' : step.answer];
  return { question: questionFor(step, visitor, { id: question.id, message }), ...nothing };
}

/** Pages that are sure to answer, before a way by a single word; a danger and a call are never passed over for them. */
function surely(flow: Flow, visitor: Visitor, { step, answer }: { step: ScriptStep; answer: string }) {
  if (step.answer !== 'choice' || isWaiting(step) || namedSuggestion(answer, step)) return null;
  const way = chosenWay(flow, step, answer);
  const isFirm = way && (flow.steps.get(way.next)?.action === 'urgent' || leadsToCall(flow, way.next));
  if (way?.isPhrase || isFirm) return null;
  const finding = visitor.find?.(answer, visitor.language) ?? null;
  return finding && 'isSure' in finding ? finding : null;
}

/** On by an answer; the next question is answered too where the same words do it: `my husband drinks`. */
function followFurther(
  flow: Flow,
  step: ScriptStep,
  { answer, ...on }: { visitor: Visitor; way: Way; answer: string },
): NextStep {
  const first = follow(flow, step, on);
  const there = stepOf(flow, first.question.question_id);
  if (!first.saved || first.action || !there?.saveAs || there === step || namedSuggestion(answer, step))
    return first;
  const way = there.answer === 'choice' ? longestMatch(answer, there.suggestions) : null;
  if (!way) return first;
  const more = { [first.saved.name]: first.saved.value };
  const visitor = { ...on.visitor, variables: { ...on.visitor.variables, ...more } };
  return { ...follow(flow, there, { visitor, way }), more };
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
  const step = stepOf(flow, questionId);
  return step ? questionFor(step, visitor, { id: questionId, message: step.message }) : null;
}

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
  return tell(flow, visitor, { finding, question: { step, id } });
}

type Told = { finding: Finding; question: Aside['question'] };

/** Says what was found; a step that waits for an answer is put again after it. */
function tell(flow: Flow, visitor: Visitor, { finding, question: { step, id } }: Told): NextStep {
  const to = 'step' in finding ? finding.step : (flow.found ?? flow.fallback);
  const there = arrive(flow, to, { visitor, saved: null });
  const pages = 'pages' in finding && finding.pages ? `\n${finding.pages}` : '';
  const target = flow.steps.get(there.question.question_id);
  const reply = `${there.question.reply}${pages}`;
  if (!isWaiting(step) || there.action !== null || !target || target.end || isWaiting(target))
    return { ...there, question: { ...there.question, reply } };
  const again = questionFor(step, visitor, { id, message: step.message });
  return { question: { ...again, reply: `${reply}\n\n${again.reply}` }, ...nothing };
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
    const elsewhere = step && detour(step, visitor, flow);
    if (elsewhere === undefined) return step;
    id = elsewhere;
  }
  return undefined;
}

function detour(step: ScriptStep, visitor: Visitor, flow: Flow): string | undefined {
  const { under18, onlyIfMissing, saveAs, next, answer, action } = step;
  if (under18 !== undefined && visitor.isMinor) return under18;
  // A request for a call needs a number that can be called.
  if (action === 'callback' && !isCallable(visitor.variables['phone'] ?? '')) return phoneStep(flow)?.id;
  const value = (saveAs === undefined ? undefined : visitor.variables[saveAs])?.trim() ?? '';
  const isKnown = answer === 'phone' ? isCallable(value) : value !== '';
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
