import useSWR from 'swr';
import { type ContentRead, readContent } from './content-reads';

/** A read in the browser (spec §4: loading, then success or error). */
export type ContentState<T> =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | { kind: 'ready'; data: T };

/**
 * Reads one of our own endpoints and keeps what it gave. Only components that repair a failed server read use it, and
 * they load it when a visitor asks: neither SWR nor the schemas are part of a healthy page.
 */
export function useContent<T>(read: ContentRead<T>): { state: ContentState<T>; retry: () => void } {
  const { data, error, isValidating, mutate } = useSWR<T, Error>(read.path, () => readContent(read), {
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
