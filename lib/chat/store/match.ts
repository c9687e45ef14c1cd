import { asciiDigits } from '@/lib/formats/digits';
import type { Flow, FlowStepScript, FlowSuggestion } from './flow-schema';

/** One spelling for comparing: no case, no punctuation, no joiners, digits 0-9, words apart by one space. */
export const plain = (text: string): string =>
  asciiDigits(text.normalize('NFC'))
    .toLowerCase()
    .replace(/[\u200c\u200d]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

type Way = { next: string; chosen: FlowSuggestion | null };

/**
 * Where an answer leads from a step: the suggestion it names in any language, else by the words it holds. Words that
 * count anywhere are heard only where the step itself takes no other answer (`next`). Of several the longest words
 * win, the step's own before the others. Null where nothing fits.
 */
export function wayFor(answer: string, step: FlowStepScript, anywhere: Flow['anywhere']): Way | null {
  const chosen = namedSuggestion(answer, step);
  if (chosen) return { next: chosen.next, chosen };
  const elsewhere = step.next === undefined ? anywhere : [];
  return best(plain(answer), [
    ...step.suggestions.map((suggestion) => ({ ...suggestion, chosen: suggestion })),
    ...[...(step.branches ?? []), ...elsewhere].map((branch) => ({ ...branch, chosen: null })),
  ]);
}

/** The suggestion an answer names to the letter, for steps whose answers are typed. */
export const namedSuggestion = (answer: string, step: FlowStepScript): FlowSuggestion | undefined =>
  step.suggestions.find((suggestion) => namesOf(suggestion).includes(plain(answer)));

const namesOf = ({ value, text }: FlowSuggestion): string[] => [value, ...Object.values(text)].map(plain);

function best(said: string, ways: readonly (Way & { words?: string[] | undefined })[]): Way | null {
  let found: Way | null = null;
  let longest = 0;
  for (const { words = [], next, chosen } of ways) {
    const length = Math.max(
      0,
      ...words.filter((word) => holds(said, word)).map((word) => plain(word).length),
    );
    if (length > longest) [found, longest] = [{ next, chosen }, length];
  }
  return found;
}

/**
 * Whole words in their order, never a piece of a word: `mar` is not in `market`. A star at the end stands for any
 * ending (`visit*`), a sign of equality at the beginning for the whole answer (`=no`).
 */
function holds(said: string, cue: string): boolean {
  const wanted = plain(cue);
  if (wanted === '') return false;
  if (cue.trim().startsWith('=')) return said === wanted;
  const end = cue.trim().endsWith('*') ? '' : ' ';
  return ` ${said} `.includes(` ${wanted}${end}`);
}
