import { fallbacks as bn } from '@/lib/i18n/bn/fallbacks';
import { helplines as bnLines } from '@/lib/i18n/bn/help-now';
import type { FallbacksCopy } from '@/lib/i18n/en/fallbacks';
import type { Helplines } from '@/lib/i18n/helplines';
import { fallbacks as hi } from '@/lib/i18n/hi/fallbacks';
import { helplines as hiLines } from '@/lib/i18n/hi/help-now';
import { type Language, type Prefixed, prefixed } from '@/lib/i18n/language';

export type LastResortTexts = FallbacksCopy & { language: Language; helplines: Helplines };

const translated: Readonly<Record<Prefixed, LastResortTexts>> = {
  hi: { ...hi, helplines: hiLines, language: 'hi' },
  bn: { ...bn, helplines: bnLines, language: 'bn' },
};

/** The texts of a language that is not English; null where it is none of ours. */
export function translatedTexts(language: string): LastResortTexts | null {
  const known = prefixed.find((name) => name === language);
  return known ? translated[known] : null;
}
