import { withoutPrefix } from '@/lib/i18n/language';

/** A page that says nothing about who looks at it; requested only when somebody leaves this way. */
export const NEUTRAL_PAGE = 'https://www.google.com/';

/** So many presses of Shift within so much time leave the page. */
export const PRESSES = 3;
const WITHIN_MS = 5000;

/** English paths of the pages that tell on whom they help. A story of a heavy subject brings its own way out. */
const sensitive = /^\/(?:help-now|families|treatment|contact)(?=$|\/)/;

export const isSensitivePage = (path: string): boolean => sensitive.test(withoutPrefix(path).englishPath);

/** Where somebody may read in fear and at length, the way out stays within reach on phones too. */
export const staysOnPhones = (path: string): boolean =>
  /^\/(?:help-now|families)$/.test(withoutPrefix(path).englishPath);

export type Presses = { timesMs: readonly number[]; isAlone: boolean };
type Key = { type: string; key: string; atMs: number };

export const noPresses: Presses = { timesMs: [], isAlone: false };

/** A press counts when Shift comes up again and no other key was used with it: a capital letter or Shift+Tab is none. */
export function pressesAfter({ timesMs, isAlone }: Presses, { type, key, atMs }: Key): Presses {
  if (key !== 'Shift') return type === 'keydown' ? noPresses : { timesMs, isAlone };
  if (type === 'keydown') return { timesMs, isAlone: true };
  if (!isAlone) return { timesMs, isAlone };
  return { timesMs: [...timesMs.filter((timeMs) => atMs - timeMs < WITHIN_MS), atMs], isAlone: false };
}
