import type { FullSettings } from './settings';
import type { InputField, InputRule, Item, Result } from './types';

type Texts = FullSettings['chatInput']['invalidTexts'];
export type Question<P> = { input: string; params: P; options: readonly Item[]; texts: Texts };
/** What a check gives: the answer as the flow receives it, or why it is refused. */
export type Verdict = { isValid: true; answer: string } | { isValid: false; problem: string };

/** What reads answers of a kind, fetched when the first one is typed; null if it does not come. */
export type LoadKinds = () => Promise<Pick<typeof import('./answer-kinds'), 'readAnswer'> | null>;

/** Checks a typed answer against its block's rule (`block.input`). */
export async function checkAnswer<P>(
  rule: Exclude<InputRule<P>, InputField> | undefined,
  question: Question<P>,
  loadKinds: LoadKinds,
): Promise<Verdict> {
  const { input } = question;
  if (rule === undefined) return { isValid: true, answer: input };
  if (typeof rule === 'function') {
    const problem: Result<string | null> = await rule(input, question.params);
    return problem === null ? { isValid: true, answer: input } : { isValid: false, problem };
  }
  const kind = typeof rule === 'string' ? rule : rule.type;
  const kinds = await loadKinds();
  // Better an answer that was not checked than a conversation that cannot go on.
  const answer = kinds ? kinds.readAnswer(kind, question) : input;
  if (answer !== null) return { isValid: true, answer };
  return { isValid: false, problem: typeof rule === 'string' ? question.texts[kind] : rule.message };
}

type Limits = Pick<FullSettings['chatInput'], 'allowNewline' | 'characterLimit'>;

/** Limits the text: newlines become spaces unless allowed; cut at the limit (-1: none). */
export function withinLimits(text: string, { allowNewline, characterLimit }: Limits): string {
  const lines = allowNewline ? text : text.replace(/\r?\n|\r/g, ' ');
  // No number (NaN) is no limit.
  if (!(characterLimit >= 0 && lines.length > characterLimit)) return lines;
  // A surrogate pair must not be cut in half.
  return lines.slice(0, characterLimit).replace(/[\uD800-\uDBFF]$/, '');
}

/** The text of the visitor's bubble for a sensitive answer; null for no bubble. */
export function shownAnswer(
  answer: string,
  isSensitive: boolean,
  settings: FullSettings['sensitiveInput'],
): string | null {
  if (!isSensitive) return answer;
  if (settings.hideInUserBubble) return null;
  return settings.maskInUserBubble ? mask(settings.asterisksCount) : answer;
}

/** A fixed number of asterisks, so that the length of the answer stays unknown. */
export const mask = (asterisksCount: number): string => '*'.repeat(asterisksCount);
