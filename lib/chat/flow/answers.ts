import type { ChatLanguage } from '@/lib/chat/schema';
import { isEmailAddress } from '@/lib/formats/formats';
import { asciiDigits } from '@/lib/formats/text';
import { callWishesIn } from './call-request';
import { wishOf } from './call-times';
import { spokenIn } from './call-words';
import { type Caller, digitsAlone, isCallable, numberIn } from './calls';
import { heldCues, parseAnswer, plain } from './cues';
import type { AnswerKind, Flow, FlowSuggestion, ScriptStep, Variables } from './schema';
import { isQuestion, isSkip } from './speech-acts';

/** Where an answer leads, and what is saved of it. */
export type Way = {
  next: string;
  value: string | null;
  /** It was named in several words. */
  isPhrase?: boolean;
  /** The answer is nothing else. */
  isWhole?: boolean;
  /** It is led to only where no other words lead on. */
  isGeneral?: boolean;
};

/** The suggestion an answer names to the letter, in any language. */
export const namedSuggestion = (answer: string, step: ScriptStep): FlowSuggestion | undefined =>
  step.suggestions.find(({ value, text }) =>
    [value, ...Object.values(text)].map(plain).includes(plain(answer)),
  );

type CuedWay = Way & { words?: readonly string[] | undefined; general?: boolean | undefined };

/** Of several ways whose words an answer holds, the one with the longest words, general ones last; the first of equals. Single words count where they are all of it, if others are not `taken`. */
export function longestMatch(
  typed: string,
  ways: readonly CuedWay[],
  taken: 'all' | 'phrases' = 'all',
): Way | null {
  const answer = parseAnswer(typed);
  const isOneWord = /^ \S+ $/.test(answer.text);
  let found: Way | null = null;
  let longest = 0;
  for (const { words = [], next, value, general } of ways) {
    const held = heldCues(answer, words).filter(
      (cue) => taken === 'all' || isOneWord || cue.words.includes(' '),
    );
    const longestHeld = Math.max(isSigned(typed, words) ? 1 : 0, ...held.map((cue) => cue.words.length));
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

/** A sign such as 😭 has no word to be held by. */
const isSigned = (typed: string, words: readonly string[]) =>
  words.some((word) => typed.includes(word) && plain(word) === '');

/** The step of a topic of two lists whose words an answer holds, one of each and none that it is without; a general one only where no words of the step `at` lead on. */
export function pairedTopic({ paired }: Pick<Flow, 'paired'>, answer: string, at?: ScriptStep) {
  const typed = parseAnswer(answer);
  const hasOne = (list: readonly string[]) => heldCues(typed, list).length > 0;
  const own = [...(at?.branches ?? []), ...(at?.suggestions ?? [])].map((one) => ({ ...one, value: null }));
  const isLed = at?.saveAs && longestMatch(answer, own);
  return paired.find(
    ({ words, with: also, without = [], general, at: steps }) =>
      !(general && isLed) &&
      (steps?.includes(at?.id ?? '') ?? true) &&
      hasOne(words) &&
      hasOne(also) &&
      !hasOne(without),
  )?.next;
}

/** The same among the topics that answer a danger themselves. */
export const dangerTopic = ({ paired }: Flow, answer: string, at?: ScriptStep): string | undefined =>
  pairedTopic({ paired: paired.filter(({ danger }) => danger) }, answer, at);

/** The form in which a typed answer is saved; null where it does not look like one. Digits of any script are taken. */
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

/** The whole answer as a number that can be called, else the one in it. */
const readPhone = (typed: string): string | null =>
  isCallable(typed) ? typed.replace(/[\s().\-–]/g, '') : (numberIn(typed)?.phone ?? null);

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

/** The suggestions of a step whose answer is typed: they lead on and are no answer. */
const unsaved = ({ suggestions }: ScriptStep) => suggestions.map((one) => ({ ...one, value: null }));

/** The way of a typed answer that looks like one. A suggestion is no answer there, but of a time. */
export function typedWay(step: ScriptStep, answer: string): Way | null {
  const chosen = namedSuggestion(answer, step);
  if (chosen) return { next: chosen.next, value: step.answer === 'time' ? chosen.value : null };
  if (step.answer === 'choice' || step.next === undefined || isSkip(answer)) return null;
  const value = readTyped(step.answer, answer);
  return value === null ? longestMatch(answer, unsaved(step)) : { next: step.next, value };
}

/** A step waits for words of the visitor's own; any other only offers topics. */
export const isWaiting = ({ answer, next }: ScriptStep) => answer !== 'choice' || next !== undefined;

/** So many words may say yes or no. */
const FEW_WORDS = 4;

/** The way of a choice: the suggestion it names in any language, else by the words it holds, those of a branch before a button's; where it only offers topics, those of `anywhere` too. */
export function chosenWay(flow: Flow, step: ScriptStep, answer: string): Way | null {
  const chosen = namedSuggestion(answer, step);
  if (chosen) return { next: chosen.next, value: chosen.value };
  const spoken = step.saveAs === 'call_language' ? spokenIn(answer, 'en') : null;
  const wished = step.suggestions.find(({ value }) => value === spoken);
  if (wished) return { next: wished.next, value: wished.value };
  const elsewhere = isWaiting(step) ? [] : flow.anywhere;
  const asTyped = <Branch>(branches: readonly Branch[]) =>
    branches.map((branch) => ({ ...branch, value: answer }));
  const ways = [...asTyped(step.branches ?? []), ...step.suggestions, ...asTyped(elsewhere)];
  // A no in a long sentence is about something else.
  const isYesOrNo = step.saveAs === 'call_may_say_who';
  const isLong = plain(answer).split(' ').length > FEW_WORDS || isQuestion(answer);
  return longestMatch(answer, ways, isYesOrNo && isLong ? 'phrases' : 'all');
}

/** What is said of an answer that nothing was made of: a question is not thanked for, and two words (ok hm) tell nothing. */
export function hintFor({ hints }: Flow, step: ScriptStep, answer: string) {
  const isQuery = step.answer === 'choice' && isQuestion(answer);
  const told = plain(answer).split(' ').length > 2 ? hints.statement : undefined;
  const own = isQuery ? hints.question : isWaiting(step) ? step.retry : told;
  return own ?? hints[step.answer === 'time' ? 'text' : step.answer];
}

/** The question that leads to a step of the script; '' where none does. */
export const questionBefore = ({ steps }: Flow, language: ChatLanguage, to: string | undefined): string =>
  [...steps.values()].find((one) => one.saveAs && one.suggestions.some(({ next }) => next === to))?.message[
    language
  ] ?? '';

/** What else an answer to a question about the call tells of it: `6 pm, but say nothing to my wife`. */
export function wishesBeside(
  { language, canCall, variables }: Caller,
  { step, answer }: { step: ScriptStep; answer: string },
): Variables {
  if (namedSuggestion(answer, step) || step.saveAs === 'call_say') return {};
  const words = numberIn(answer)?.rest ?? answer;
  const { call_when, call_after, ...told } = callWishesIn(words, language, {
    canCall,
    before: variables['call_when'],
  });
  const isTime = step.saveAs === 'call_when';
  const own = isTime ? { call_after } : { call_when, call_after };
  const wishes = Object.entries({ ...told, ...own }).filter(([name, wish]) => wish && name !== step.saveAs);
  // A time that was typed is said back too.
  const isMore =
    (isTime && call_when) ||
    wishes.some(([name]) => name !== 'call_noted' && !(isTime && name === 'call_after'));
  const noted = isMore ? wishes : wishes.filter(([name]) => name === 'call_after');
  return Object.fromEntries(noted);
}

/** A mobile number has ten digits, in India a postal code six. */
const WHOLE = 10;
const POSTAL = 6;
const FEWEST = 5;
/** How many digits there are where some of a number are missing, or too many; null for a number, and for anything else. */
export function wrongDigits(step: ScriptStep, answer: string): number | null {
  const n = digitsAlone(answer);
  if (n === null || n === WHOLE || numberIn(answer)) return null;
  if (step.answer === 'phone') return n < 3 || isCallable(answer) ? null : n;
  return isWaiting(step) || n < FEWEST || n === POSTAL || n > WHOLE ? null : n;
}
