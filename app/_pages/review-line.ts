import { readCentreFacts } from '@/lib/backend/cached';
import { dictionaries } from '@/lib/i18n/dictionaries';
import { fill, type Language } from '@/lib/i18n/language';
import { longDay } from '@/lib/i18n/long-day';
import type { ReviewedPage } from '@/lib/stories/centre-facts';

/** Who reviewed a page's medical sentences and when; until somebody has, the page's own word that they wait. */
export async function reviewLine(page: ReviewedPage, language: Language, waiting: string): Promise<string> {
  const review = (await readCentreFacts()).reviews?.[page];
  if (!review) return waiting;
  const date = longDay(review.on, language);
  return fill(dictionaries[language].trust.reviewed, { by: review.by[language] ?? review.by.en, date });
}
