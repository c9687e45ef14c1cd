import type { ChatLanguage } from '@/lib/chat/schema';
import { isEmailAddress } from '@/lib/formats/formats';
import { asciiDigits } from '@/lib/formats/text';
import { callWishesIn } from './call-request';
import { wishOf } from './call-times';
import { spokenIn } from './call-words';
import { type Caller, digitsAlone, isCallable, numberIn } from './calls';
import { heldCues, parseAnswer, plain } from './cues';
import type { AnswerKind, Flow, FlowSuggestion, ScriptStep } from './schema';
import { isQuestion, isSkip } from './speech-acts';
import type { Variables } from './variables';

/** The step that an answer leads to, and the value saved from it. */
export type Transition = {
  next: string;
  value: string | null;
  /** Matched by a cue of several words. */
  isPhrase?: boolean;
  /** The cue is the whole answer. */
  isWhole?: boolean;
  /** Used only where no other cue matches. */
  isGeneral?: boolean;
};

/** The suggestion whose text or value equals the answer, in any language. */
export const exactSuggestion = (answer: string, step: ScriptStep): FlowSuggestion | undefined =>
  step.suggestions.find(({ value, text }) =>
    [value, ...Object.values(text)].map(plain).includes(plain(answer)),
  );

type CuedTransition = {
  next: string;
  value?: string | null;
  words?: readonly string[] | undefined;
  general?: boolean | undefined;
};

/** The transition with the longest cue found in an answer; general ones come last, the first of equals wins. With `phrases`, a cue of one word counts only as the whole answer. */
export function longestCueMatch(
  typed: string,
  transitions: readonly CuedTransition[],
  taken: 'all' | 'phrases' = 'all',
): Transition | null {
  const answer = parseAnswer(typed);
  const isOneWord = /^ \S+ $/.test(answer.text);
  let found: Transition | null = null;
  let longest = 0;
  for (const { words = [], next, value = null, general } of transitions) {
    const held = heldCues(answer, words).filter(
      (cue) => taken === 'all' || isOneWord || cue.words.includes(' '),
    );
    const longestHeld = Math.max(hasSymbol(typed, words) ? 1 : 0, ...held.map((cue) => cue.words.length));
    const length = general ? Math.min(longestHeld, 1) : longestHeld;
    const isPhrase = held.some((cue) => cue.words.includes(' '));
    const isWhole = held.some(({ sought }) => sought === answer.text);
    const kind = {
      ...(isPhrase && { isPhrase }),
      ...(isWhole && { isWhole }),
      ...(general && { isGeneral: true }),
    };
    if (length > longest) [found, longest] = [{ next, value, ...kind }, length];
  }
  return found;
}

/** Whether an answer holds a cue that is a symbol, such as 😭. */
const hasSymbol = (typed: string, words: readonly string[]) =>
  words.some((word) => typed.includes(word) && plain(word) === '');

/** The step of a paired topic: the answer holds a cue of `words` and one of `with`, and none of `without`. A general topic yields to cues of the step `at`. */
export function pairedTopic({ paired }: Pick<Flow, 'paired'>, answer: string, at?: ScriptStep) {
  const typed = parseAnswer(answer);
  const hasOne = (list: readonly string[]) => heldCues(typed, list).length > 0;
  const isLed = at?.saveAs && longestCueMatch(answer, [...(at.branches ?? []), ...at.suggestions]);
  return paired.find(
    ({ words, with: also, without = [], general, at: steps }) =>
      !(general && isLed) &&
      (steps?.includes(at?.id ?? '') ?? true) &&
      hasOne(words) &&
      hasOne(also) &&
      !hasOne(without),
  )?.next;
}

/** The same, among topics marked `danger`. */
export const dangerTopic = ({ paired }: Flow, answer: string, at?: ScriptStep): string | undefined =>
  pairedTopic({ paired: paired.filter(({ danger }) => danger) }, answer, at);

/** The value to save from a typed answer, with digits of any script; null where it does not fit the kind. */
export function readTyped(kind: Exclude<AnswerKind, 'choice'>, answer: string): string | null {
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
    case 'time':
      return wishOf(answer);
  }
}

/** The phone number that an answer is or contains; null for none. */
const readPhone = (typed: string): string | null =>
  isCallable(typed) ? typed.replace(/[\s().\-–]/g, '') : (numberIn(typed)?.phone ?? null);

/** A date as written in India (31/12/2026, 31-12-26) or in ISO 8601, returned as the latter. */
function readDate(typed: string): string | null {
  const machine = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed);
  const written = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2}|\d{4})$/.exec(typed);
  const [year = '', month = '', day = ''] = machine?.slice(1) ?? written?.slice(1).reverse() ?? [];
  const fullYear = year.length === 2 ? `20${year}` : year;
  const iso = `${fullYear}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : null;
}

/** Suggestions as transitions that save nothing, for a step whose answer is typed. */
const withoutValues = ({ suggestions }: ScriptStep) => suggestions.map((one) => ({ ...one, value: null }));

/** The transition for a typed answer that fits its kind, or for a suggestion; a suggestion's value is saved for a time only. */
export function typedTransition(step: ScriptStep, answer: string): Transition | null {
  const chosen = exactSuggestion(answer, step);
  if (chosen) return { next: chosen.next, value: step.answer === 'time' ? chosen.value : null };
  if (step.answer === 'choice' || step.next === undefined || isSkip(answer)) return null;
  const value = readTyped(step.answer, answer);
  return value === null ? longestCueMatch(answer, withoutValues(step)) : { next: step.next, value };
}

/** Whether a step asks for something; any other only offers topics. */
export const expectsAnswer = ({ answer, next }: ScriptStep) => answer !== 'choice' || next !== undefined;

/** At most so many words are a plain yes or no. */
const FEW_WORDS = 4;

/** The transition for a choice: an exact suggestion, else the longest cue of branches and suggestions; where the step only offers topics, of `anywhere` too. */
export function choiceTransition(flow: Flow, step: ScriptStep, answer: string): Transition | null {
  const chosen = exactSuggestion(answer, step);
  if (chosen) return { next: chosen.next, value: chosen.value };
  const spoken = step.saveAs === 'call_language' ? spokenIn(answer, 'en') : null;
  const wished = step.suggestions.find(({ value }) => value === spoken);
  if (wished) return { next: wished.next, value: wished.value };
  const elsewhere = expectsAnswer(step) ? [] : flow.anywhere;
  const asTyped = <Branch>(branches: readonly Branch[]) =>
    branches.map((branch) => ({ ...branch, value: answer }));
  const transitions = [...asTyped(step.branches ?? []), ...step.suggestions, ...asTyped(elsewhere)];
  // A `no` in a long sentence is about something else.
  const isYesOrNo = step.saveAs === 'call_may_say_who';
  const isLong = plain(answer).split(' ').length > FEW_WORDS || isQuestion(answer);
  return longestCueMatch(answer, transitions, isYesOrNo && isLong ? 'phrases' : 'all');
}

/** The hint for an answer that was not understood: one for questions, one for statements of three words or more, else that of the step's kind. */
export function hintFor({ hints }: Flow, step: ScriptStep, answer: string) {
  const isQuery = step.answer === 'choice' && isQuestion(answer);
  const told = plain(answer).split(' ').length > 2 ? hints.statement : undefined;
  const own = isQuery ? hints.question : expectsAnswer(step) ? step.retry : told;
  return own ?? hints[step.answer === 'time' ? 'text' : step.answer];
}

/** The message of the question with a suggestion that leads to a step; '' for none. */
export const questionLeadingTo = ({ steps }: Flow, language: ChatLanguage, to: string | undefined): string =>
  [...steps.values()].find((one) => one.saveAs && one.suggestions.some(({ next }) => next === to))?.message[
    language
  ] ?? '';

/** Further wishes in an answer about the call: `6 pm, but say nothing to my wife`. */
export function callWishesBeside(
  { language, canCall, variables }: Caller,
  { step, answer }: { step: ScriptStep; answer: string },
): Variables {
  if (exactSuggestion(answer, step) || step.saveAs === 'call_say') return {};
  const words = numberIn(answer)?.rest ?? answer;
  const { call_when, call_after, ...told } = callWishesIn(words, language, {
    canCall,
    before: variables['call_when'],
  });
  const isTime = step.saveAs === 'call_when';
  const own = isTime ? { call_after } : { call_when, call_after };
  const wishes = Object.entries({ ...told, ...own }).filter(([name, wish]) => wish && name !== step.saveAs);
  // A typed time is confirmed too.
  const isMore =
    (isTime && call_when) ||
    wishes.some(([name]) => name !== 'call_noted' && !(isTime && name === 'call_after'));
  const noted = isMore ? wishes : wishes.filter(([name]) => name === 'call_after');
  return Object.fromEntries(noted);
}

/** An Indian mobile number has ten digits, a postal code six. */
const WHOLE = 10;
const POSTAL = 6;
const FEWEST = 5;
/** The number of digits of a phone number that is too short or too long; null for a valid one and for other answers. */
export function wrongDigitCount(step: ScriptStep, answer: string): number | null {
  const n = digitsAlone(answer);
  if (n === null || n === WHOLE || numberIn(answer)) return null;
  if (step.answer === 'phone') return n < 3 || isCallable(answer) ? null : n;
  return expectsAnswer(step) || n < FEWEST || n === POSTAL || n > WHOLE ? null : n;
}
