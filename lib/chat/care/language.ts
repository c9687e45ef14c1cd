import type { CareLanguage } from './assessment';
import type { Words } from './words';

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** The language of a message: by script, else by small words that only one of the languages has. */
export function languageOf(text: string, { spelt, sounded }: Words): CareLanguage {
  const [hindi, bengali] = [count(text, /[\u0900-\u097f]/g), count(text, /[\u0980-\u09ff]/g)];
  if (hindi + bengali > 2) return hindi > bengali ? 'hi' : 'bn';
  const english = count(spelt, / (the|a|is|im?|my|and|of|it|you|for)(?= )/g);
  const hindiSound = count(sounded, / (hai|hu|ka|ko|se|me|mai)(?= )/g);
  const bengaliSound = count(sounded, / (ami|amar|o|na|kore|ar|[a-z]+ch[ei])(?= )/g);
  if (english >= Math.max(hindiSound, bengaliSound)) return 'en';
  return hindiSound > bengaliSound ? 'hi-Latn' : 'bn-Latn';
}
