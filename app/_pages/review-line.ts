import { readCentreFacts } from '@/lib/backend/cached';
import { dictionaries } from '@/lib/i18n/dictionaries';
import { fill, type Language } from '@/lib/i18n/language';
import { longDay } from '@/lib/i18n/long-day';
import type { ReviewedPage } from '@/lib/stories/centre-facts';

/**
 * Who reviewed a page's medical sentences and when; until somebody has, the page's own word that they wait. `as`: of the
 * whole page, or of the steps of an emergency alone.
 */
export async function reviewLine(
  page: ReviewedPage,
  language: Language,
  { waiting, as = 'reviewed' }: { waiting: string; as?: 'reviewed' | 'reviewedSteps' },
): Promise<string> {
  const review = (await readCentreFacts()).reviews?.[page];
  if (!review) return waiting;
  const by = review.by[language] ?? review.by.en;
  return fill(dictionaries[language].trust[as], { by, date: longDay(review.on, language) });
}
