import type { ChatLanguage, FlowStep } from '@/lib/chat/schema';
import { dictionaries } from '@/lib/i18n/dictionaries';
import { onboardingCopy } from '@/lib/i18n/onboarding';
import { type Caller, isCallable, leadsToCall, phoneStep } from './calls';
import { plain } from './cues';
import type { Danger, Flow, ScriptStep, SpeaksTo } from './schema';
import { fillIn, type Variables } from './variables';

/**
 * What answers free text: a step (behind the steps of `after` where several things are asked), pages of the site as lines of
 * light markdown, or both. `isSure`: sure by the examples, or pages known to answer; `isExample`: an exact example;
 * `isClear`: overrules every rule; `isSurerThan`: leads a step by a margin, or the runner-up ('').
 */
export type Confidence = {
  isSure?: true;
  isExample?: true;
  isClear?: true;
  isSurerThan?: (step: string, by?: number) => boolean;
};
export type Finding =
  | ({ step: string; pages?: string; after?: readonly string[] } & Confidence)
  | { pages: string; isSure?: true };

/** The context of a message: the last step, who writes, whose use it is about, of what, the danger before, and what else was told once. */
export type MessageContext = {
  previousStep: string;
  role?: string;
  about?: SpeaksTo;
  substance?: string;
  danger?: string;
  circumstances?: string;
};

/** Steps to pick from; `isCertain`: only with certainty. */
export type Candidates = { steps: ReadonlySet<string>; isCertain?: boolean };

export type Visitor = Caller & {
  isMinor: boolean;
  /** The danger in this answer. */
  danger?: Danger;
  /** The danger in one of the last answers; words that nothing else answers belong to it. */
  recentDanger?: Danger;
  /** The last replies as shown, and the last answers, newest last. */
  lastReplies?: readonly string[];
  lastAnswers?: readonly string[];
  /** Whose use the conversation is about, and of what; '' for several substances. */
  about?: SpeaksTo;
  substance?: string;
  /** Who the visitor is to the person, one of the script's `roles`. */
  role?: string;
  /** The last steps with content, newest last. */
  trail?: readonly string[];
  /** The answer was joined with the one before it. */
  isJoined?: true;
  /** Finds the meaning of free text; null where nothing answers it. `candidates`: steps that may be meant; `pickAmong`: the one of some that is meant; `better`: a step that the words mean far more than the one chosen; `subjectOf`: whose use is told of. */
  find?: {
    (words: string, language: ChatLanguage, before?: MessageContext): Finding | null;
    candidates?(words: string, before?: MessageContext): readonly string[];
    pickAmong?(words: string, those: Candidates, before?: MessageContext): string | undefined;
    better?(words: string, chosen?: string, before?: MessageContext): string | undefined;
    subjectOf?(words: string): SpeaksTo | undefined;
  };
};

/** The next question, what the answer saved, and what the backend has to do. */
export type NextStep = {
  question: FlowStep;
  saved: { name: string; value: string } | null;
  /** Further variables to save: a phone number, the subject. */
  more?: Variables;
  action: NonNullable<ScriptStep['action']> | null;
  /** A stored request for a call stays unchanged. */
  stands?: true;
};

/** An answer, and the step that it answers. */
export type StepAnswer = { step: ScriptStep; answer: string };

/** Suffix of a step that is put a second time, so that an answer sent twice differs from two answers. */
export const RETRY = '.retry';

/** The most redirects followed, in case steps redirect in a circle. */
const MAX_HOPS = 50;
/** Goes to a step, following redirects for minors, substances and questions answered already. */
export function goTo(
  flow: Flow,
  to: string,
  { visitor, saved }: { visitor: Visitor; saved: NextStep['saved'] },
): NextStep {
  const variables = saved ? { ...visitor.variables, [saved.name]: saved.value } : visitor.variables;
  const known = { ...visitor, variables };
  const step = resolveStep(flow, to, known) ?? flow.steps.get(flow.fallback);
  if (!step) throw new Error('the script has no fallback');
  return { question: questionFor(step, known, step), saved, action: step.action ?? null };
}

export const firstStep = (flow: Flow, visitor: Visitor): NextStep =>
  goTo(flow, flow.start, { visitor, saved: null });

/** The step reached by redirects; undefined where it is missing or they form a circle. */
function resolveStep(flow: Flow, to: string, visitor: Visitor): ScriptStep | undefined {
  let id = to;
  for (let hops = 0; hops < MAX_HOPS; hops += 1) {
    const step = flow.steps.get(id);
    const elsewhere = step && redirectFor(step, visitor, flow);
    if (elsewhere === undefined) return step;
    id = elsewhere;
  }
  return undefined;
}

function redirectFor(step: ScriptStep, visitor: Visitor, flow: Flow): string | undefined {
  const { under18, onlyIfMissing, saveAs, next, answer, action, suggestions } = step;
  if (under18 !== undefined && visitor.isMinor) return under18;
  const bySubstance = step.instead?.[visitor.substance ?? visitor.variables['substance'] ?? ''];
  const other = bySubstance ?? step.instead?.[visitor.role ?? visitor.variables['role'] ?? ''];
  if (other !== undefined) return other;
  // A request for a call needs a callable number.
  if (action === 'callback' && !isCallable(visitor.variables['phone'] ?? '')) return phoneStep(flow)?.id;
  const value = (saveAs === undefined ? undefined : visitor.variables[saveAs])?.trim() ?? '';
  const isKnown = answer === 'phone' ? isCallable(value) : value !== '';
  const chosen = suggestions.find((one) => one.value === value);
  return onlyIfMissing && isKnown ? (chosen?.next ?? next) : undefined;
}

export const questionFor = (
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
        ...(canBeSkipped(step) ? [onboardingCopy[language].skip] : []),
      ],
  last_question: step.end === true,
});

/** The short line of whom to call. */
export const dangerLine = ({ hints, lines }: Flow, { language, variables, ...visitor }: Visitor) => {
  const line = lines?.[visitor.danger ?? visitor.recentDanger ?? 'other'] ?? hints.danger;
  return line && fillIn(line[language], variables);
};

/** Every question whose answer is saved can be skipped. */
const canBeSkipped = ({ saveAs, skip, next }: ScriptStep) =>
  saveAs !== undefined && (skip ?? next) !== undefined;

/** The step that ends a conversation. */
export const endStep = ({ steps }: Flow) => [...steps.values()].find(({ end }) => end);

export const stepOf = (flow: Flow, questionId: string): ScriptStep | undefined =>
  flow.steps.get(questionId.endsWith(RETRY) ? questionId.slice(0, -RETRY.length) : questionId);

/** A question in the visitor's current language; null where the script no longer has it. */
export function sameQuestion(flow: Flow, visitor: Visitor, questionId: string): FlowStep | null {
  const step = stepOf(flow, questionId);
  return step ? questionFor(step, visitor, { id: questionId, message: step.message }) : null;
}

/** Whether a question is put a second time because its answer was not understood; the one for a number also after three times. */
export function isSecondTry(flow: Flow, visitor: Visitor, questionId: string): boolean {
  const { language, variables, lastReplies } = visitor;
  const step = stepOf(flow, questionId);
  if (!questionId.endsWith(RETRY) || !step || !lastReplies?.length || !leadsToCall(flow, step.id))
    return questionId.endsWith(RETRY);
  const { notThen } = dictionaries[language].callback.inChat;
  const { hints } = flow;
  const retries = [step.retry, hints.phone, hints.text, hints.choice, hints.question];
  const texts = [notThen, ...retries.flatMap((one) => (one ? fillIn(one[language], variables) : []))];
  const isHint = (reply = '') => texts.some((text) => reply.includes(text));
  const ask = fillIn(step.message[language], variables).slice(-40);
  const isPut = step.answer === 'phone' && lastReplies.every((one) => isHint(one) || one.endsWith(ask));
  return isHint(lastReplies.at(-1)) || (isPut && lastReplies.length === 3);
}

const OF_AN_AGE = 5;
/** The current step's version for a minor, after an age under 18 told alone; null for other answers. */
export function redirectForAge(
  flow: Flow,
  visitor: Visitor,
  { questionId, answer }: { questionId: string; answer: string },
): NextStep | null {
  const step = stepOf(flow, questionId);
  const isAlone = step?.under18 !== undefined && plain(answer).split(' ').length <= OF_AN_AGE;
  return isAlone ? goTo(flow, step.id, { visitor, saved: null }) : null;
}
