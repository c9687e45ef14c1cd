import type { ChatLanguage, FlowStep } from '@/lib/chat/schema';
import { dictionaries } from '@/lib/i18n/dictionaries';
import { onboardingCopy } from '@/lib/i18n/onboarding';
import { type Caller, isCallable, leadsToCall, phoneStep } from './calls';
import { plain } from './cues';
import { type Danger, type Flow, fillIn, type ScriptStep, type SpeaksTo, type Variables } from './schema';

/**
 * What answers a visitor's own words: a step, after others where several things are asked, pages of the site as lines of
 * light markdown, or both. `isSure`: known to be asked often, and the pages to answer it; or by the examples, of
 * which it `isExample`; so sure that no rule speaks against it where it `isClear`. `isSurerThan` a step that a rule names, or by itself ('').
 */
export type Sureness = {
  isSure?: true;
  isExample?: true;
  isClear?: true;
  isSurerThan?: (step: string, by?: number) => boolean;
};
export type Finding =
  | ({ step: string; pages?: string; after?: readonly string[] } & Sureness)
  | { pages: string; isSure?: true };

/** What words lean on: the answer before them, the step that was told last, whose drinking or use it is about, of what, and after which danger. */
export type Before = {
  lastAnswer: string;
  after: string;
  about?: SpeaksTo;
  substance?: string;
  danger?: string;
};

/** Steps of which one may be meant; `isCertain`: only where it certainly is. */
export type Those = { steps: ReadonlySet<string>; isCertain?: boolean };

export type Visitor = Caller & {
  isMinor: boolean;
  /** The danger that this answer tells of. */
  danger?: Danger;
  /** The danger that one of the last answers told of: words that nothing else answers still belong to it. */
  lately?: Danger;
  /** The last replies, as they were shown, and the last answers, the newest last. */
  lastReplies?: readonly string[];
  lastAnswers?: readonly string[];
  /** Whose drinking or use the conversation is about, and of what; empty for several. */
  about?: SpeaksTo;
  substance?: string;
  /** The answer is put together with one before it: it is one question. */
  isJoined?: true;
  /** Looks for own words that no cue of the script has; null where nothing answers them. `either`: the steps that may be meant; `among`: the one of some that is meant, undefined where it is another; `likely`: whether the examples speak for a step that a rule names; `about`: whose drinking or use words tell of. */
  find?: {
    (words: string, language: ChatLanguage, before?: Before): Finding | null;
    either?(words: string, before?: Before): readonly string[];
    among?(words: string, those: Those, before?: Before): string | undefined;
    likely?(words: string, before?: Before): (step: string) => boolean;
    about?(words: string): SpeaksTo | undefined;
  };
};

/** What follows: the question to put, what the answer saved, and what is to be done. */
export type NextStep = {
  question: FlowStep;
  saved: { name: string; value: string } | null;
  /** What else the same words told: a number to call, an answer before this one. */
  more?: Variables;
  action: NonNullable<ScriptStep['action']> | null;
  /** A request for a call is only said once more: it stays as it is. */
  stands?: true;
};

/** An answer, and the step that it was given to. */
export type StepAnswer = { step: ScriptStep; answer: string };

/** A second try is a question of its own, so that an answer sent twice can be told from two answers. */
export const RETRY = '.retry';

/** A script that goes round in circles without asking anything is left by this many steps. */
const MAX_HOPS = 50;
/** Goes to a step, past those that are not for this visitor or ask what is known already. */
export function arrive(
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

export const firstStep = (flow: Flow, visitor: Visitor): NextStep =>
  arrive(flow, flow.start, { visitor, saved: null });

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
  const { under18, onlyIfMissing, saveAs, next, answer, action, suggestions } = step;
  if (under18 !== undefined && visitor.isMinor) return under18;
  const other = step.instead?.[visitor.substance ?? visitor.variables['substance'] ?? ''];
  if (other !== undefined) return other;
  // A request for a call needs a number that can be called.
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

/** In few words whom to call. */
export const dangerLine = ({ hints }: Flow, { language, variables }: Visitor): string | undefined =>
  hints.danger && fillIn(hints.danger[language], variables);

/** Whatever is saved of a visitor may be left out. */
const canBeSkipped = ({ saveAs, skip, next }: ScriptStep) =>
  saveAs !== undefined && (skip ?? next) !== undefined;

/** The step that ends a talk. */
export const endOf = ({ steps }: Flow) => [...steps.values()].find(({ end }) => end);

export const stepOf = (flow: Flow, questionId: string): ScriptStep | undefined =>
  flow.steps.get(questionId.endsWith(RETRY) ? questionId.slice(0, -RETRY.length) : questionId);

/** A question put already, in the visitor's language of now; null where the script no longer has it. */
export function sameQuestion(flow: Flow, visitor: Visitor, questionId: string): FlowStep | null {
  const step = stepOf(flow, questionId);
  return step ? questionFor(step, visitor, { id: questionId, message: step.message }) : null;
}

/** Whether a question was put again because its answer was not understood, not for what was told beside one; that for a number also where it was put three times. */
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
/** An age under 18 told alone is of what was just answered, which has words of its own for a child; null for any other. */
export function ageAlone(
  flow: Flow,
  visitor: Visitor,
  { questionId, answer }: { questionId: string; answer: string },
): NextStep | null {
  const step = stepOf(flow, questionId);
  const isAlone = step?.under18 !== undefined && plain(answer).split(' ').length <= OF_AN_AGE;
  return isAlone ? arrive(flow, step.id, { visitor, saved: null }) : null;
}
