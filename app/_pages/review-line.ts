import type { Metadata } from 'next';
import { readCentreFacts } from '@/lib/backend/cached';
import { env } from '@/lib/config/env';
import { routes } from '@/lib/config/routes';
import { dictionaries } from '@/lib/i18n/dictionaries';
import { fill, type Language } from '@/lib/i18n/language';
import { longDay } from '@/lib/i18n/long-day';
import { type ReviewedPage, withheldPages } from '@/lib/stories/centre-facts';

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

/** Whether a page waits for its review, where one is required (REVIEW_REQUIRED). */
export const isWithheld = async (page: ReviewedPage): Promise<boolean> =>
  withheldPages((await readCentreFacts()).reviews, env().REVIEW_REQUIRED === 'on').includes(page);

/** The head of such a page: that of one that is not there. */
export const reviewedMetadata = async (
  page: ReviewedPage,
  language: Language,
  own: Metadata,
): Promise<Metadata> =>
  (await isWithheld(page))
    ? { title: dictionaries[language].missing.notFound.title, robots: { index: false } }
    : own;

/** Addresses that answer as if nothing were there; the page for families keeps its first aid. */
export async function withheldRoutes(): Promise<string[]> {
  const withheld = await Promise.all((['treatment', 'questions'] as const).map(isWithheld));
  return [routes.treatment, routes.faq].filter((_, index) => withheld[index]);
}
