import useSWR from 'swr';
import * as z from 'zod';
import { inTime } from '@/lib/browser/in-time';
import { routes } from '@/lib/config/routes';
import { Problem } from '@/lib/formats/problem';
import type { Language } from '@/lib/i18n/language';
import { Accommodation, Feature, Testimonial } from '@/lib/stories/schema';

/** What can be read again in the browser, by the name of its texts. */
export type ContentRecord = { testimonials: Testimonial; treatment: Feature; accommodations: Accommodation };
export type ContentName = keyof ContentRecord;
type ContentRead<T> = { path: string; schema: z.ZodType<T> };

/** Our own GET endpoints as the browser reads them: address and schema. Reached by dynamic import only. */
export const contentReads: { [Name in ContentName]: ContentRead<ContentRecord[Name][]> } = {
  testimonials: { path: routes.api.testimonials, schema: z.array(Testimonial) },
  treatment: { path: routes.api.features, schema: z.array(Feature) },
  accommodations: { path: routes.api.accommodations, schema: z.array(Accommodation) },
};

const UNREACHABLE = 'The service cannot be reached right now.';
const UNREADABLE = 'The service gave an answer we could not read.';

/** @throws Error whose message is for people: the endpoint's own words where it gave some. */
async function readContent<T>(path: string, schema: z.ZodType<T>): Promise<T> {
  const { response, body } = await inTime(async (signal) => {
    const answer = await fetch(path, { headers: { accept: 'application/json' }, signal });
    const json: unknown = await answer.json().catch(() => null);
    return { response: answer, body: json };
  }).catch(() => {
    throw new Error(UNREACHABLE);
  });
  if (!response.ok) {
    const problem = Problem.safeParse(body);
    throw new Error(problem.success ? problem.data.error.message : UNREACHABLE);
  }
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new Error(UNREADABLE);
  return parsed.data;
}

/** A read in the browser (spec §4: loading, then success or error). */
type ContentState<T> = { kind: 'loading' } | { kind: 'failed'; message: string } | { kind: 'ready'; data: T };

/**
 * Reads one of our own endpoints and keeps what it gave. Only components that repair a failed server read use it, and
 * they load it when a visitor asks: neither SWR nor the schemas are part of a healthy page.
 */
export function useContent<T>(
  read: ContentRead<T>,
  language: Language = 'en',
): { state: ContentState<T>; retry: () => void } {
  const path = language === 'en' ? read.path : `${read.path}?lang=${language}`;
  const { data, error, isValidating, mutate } = useSWR<T, Error>(path, () => readContent(path, read.schema), {
    revalidateOnFocus: false,
    revalidateIfStale: false,
    shouldRetryOnError: false,
  });
  return { state: toState(data, error, isValidating), retry: () => void mutate() };
}

function toState<T>(data: T | undefined, error: Error | undefined, isBusy: boolean): ContentState<T> {
  if (data !== undefined) return { kind: 'ready', data };
  // A retry keeps the old error until it has an answer: the visitor sees that something is happening.
  if (isBusy || !error) return { kind: 'loading' };
  return { kind: 'failed', message: error.message };
}
