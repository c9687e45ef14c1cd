import type { FullSettings } from './settings';

type Limits = Pick<FullSettings['chatInput'], 'allowNewline' | 'characterLimit'>;

/** What a text area may hold: newlines become spaces unless allowed, the rest beyond the limit is cut (-1: none). */
export function withinLimits(text: string, { allowNewline, characterLimit }: Limits): string {
  const lines = allowNewline ? text : text.replace(/\r?\n|\r/g, ' ');
  if (characterLimit < 0 || lines.length <= characterLimit) return lines;
  // Half of a character of two units would be sent as a broken one.
  return lines.slice(0, characterLimit).replace(/[\uD800-\uDBFF]$/, '');
}
