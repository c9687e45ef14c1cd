import type { ChatLanguage, FlowStep } from '@/lib/chat/schema';
import { isEmailAddress } from '@/lib/formats/formats';
import { asciiDigits } from '@/lib/formats/text';
import {
  type AnswerKind,
  type Flow,
  type FlowSuggestion,
  fillIn,
  type ScriptStep,
  type Variables,
} from './flow-schema';

export type Visitor = { language: ChatLanguage; isMinor: boolean; variables: Variables };

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
  const way = step.answer === 'choice' ? chosenWay(flow, step, answer) : typedWay(step, answer, isRetry);
  if (way) {
    const saved =
      step.saveAs === undefined || way.value === null ? null : { name: step.saveAs, value: way.value };
    return arrive(flow, way.next, { visitor, saved });
  }
  if (isRetry) return arrive(flow, flow.fallback, { visitor, saved: null });
  const hint = step.retry ?? flow.hints[step.answer];
  const question = questionFor(step, visitor, { id: `${id}${RETRY}`, message: hint });
  return { question, saved: null, action: null };
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
  { end, suggestions }: ScriptStep,
  { language, variables }: Visitor,
  { id, message }: Pick<ScriptStep, 'id' | 'message'>,
): FlowStep => ({
  question_id: id,
  reply: fillIn(message[language], variables),
  suggestions: end ? [] : suggestions.map(({ text }) => text[language]),
  last_question: end === true,
});

/** Where an answer leads, and what is saved of it. */
type Way = { next: string; value: string | null };

/**
 * The way of a choice: the suggestion it names in any language, else by the words it holds, else the step's way for
 * anything else. The words of `anywhere` count only where the step has no such way. Null where nothing fits.
 */
function chosenWay(flow: Flow, step: ScriptStep, answer: string): Way | null {
  const chosen = namedSuggestion(answer, step);
  if (chosen) return { next: chosen.next, value: chosen.value };
  const elsewhere = step.next === undefined ? flow.anywhere : [];
  const way = longestMatch(plain(answer), [
    ...step.suggestions,
    ...[...(step.branches ?? []), ...elsewhere].map((branch) => ({ ...branch, value: answer })),
  ]);
  if (way) return way;
  return step.next === undefined ? null : { next: step.next, value: answer };
}

/** After one hint an answer is taken as it stands: better an odd number than a visitor who gives up. */
function typedWay(step: ScriptStep, answer: string, isRetry: boolean): Way | null {
  const chosen = namedSuggestion(answer, step);
  if (chosen) return { next: chosen.next, value: null };
  if (step.answer === 'choice' || step.next === undefined) return null;
  const value = readTyped(step.answer, answer) ?? (isRetry ? answer : null);
  return value === null ? null : { next: step.next, value };
}

/** One spelling for comparing: no case, no punctuation, no joiners, digits 0-9, words apart by one space. */
const plain = (text: string): string =>
  asciiDigits(text.normalize('NFC'))
    .toLowerCase()
    .replace(/[\u200c\u200d]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** The suggestion an answer names to the letter. */
const namedSuggestion = (answer: string, step: ScriptStep): FlowSuggestion | undefined =>
  step.suggestions.find(({ value, text }) =>
    [value, ...Object.values(text)].map(plain).includes(plain(answer)),
  );

/** Of several ways whose words an answer holds, the one with the longest words; the first of equals. */
function longestMatch(answer: string, ways: readonly (Way & { words?: string[] | undefined })[]): Way | null {
  let found: Way | null = null;
  let longest = 0;
  for (const { words = [], next, value } of ways) {
    const lengths = words.filter((word) => holds(answer, word)).map((word) => plain(word).length);
    const length = Math.max(0, ...lengths);
    if (length > longest) [found, longest] = [{ next, value }, length];
  }
  return found;
}

/**
 * Whole words in their order, never a piece of a word: `mar` is not in `market`. A star at the end stands for any
 * ending (`visit*`), a sign of equality at the beginning for the whole answer (`=no`).
 */
function holds(answer: string, cue: string): boolean {
  const wanted = plain(cue);
  if (wanted === '') return false;
  if (cue.trim().startsWith('=')) return answer === wanted;
  const end = cue.trim().endsWith('*') ? '' : ' ';
  return ` ${answer} `.includes(` ${wanted}${end}`);
}

/** The form in which a typed answer is saved; null where it does not look like one. Digits of any script are taken. */
function readTyped(kind: Exclude<AnswerKind, 'choice'>, answer: string): string | null {
  const typed = asciiDigits(answer).trim();
  switch (kind) {
    case 'text':
      return /[\p{L}\p{N}]/u.test(answer) ? answer.trim() : null;
    case 'number':
      return /^\D{0,20}(\d{1,6})\D{0,20}$/u.exec(typed)?.[1] ?? null;
    case 'email':
      return isEmailAddress(typed) ? typed : null;
    case 'phone':
      return readPhone(typed);
    case 'date':
      return readDate(typed);
  }
}

/** Ten digits, with or without 0 or 91 before them, or + and a country's number. */
function readPhone(typed: string): string | null {
  const dense = typed.replace(/[\s().\-–]/g, '');
  return /^(?:\+\d{8,15}|(?:0|91)?\d{10})$/.test(dense) ? dense : null;
}

/** A day as it is written in India (31/12/2026, 31-12-26) or by a machine (2026-12-31), saved as the latter. */
function readDate(typed: string): string | null {
  const machine = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed);
  const written = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2}|\d{4})$/.exec(typed);
  const [year = '', month = '', day = ''] = machine?.slice(1) ?? written?.slice(1).reverse() ?? [];
  const fullYear = year.length === 2 ? `20${year}` : year;
  const iso = `${fullYear}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : null;
}
