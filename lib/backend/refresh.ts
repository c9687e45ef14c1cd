import 'server-only';
import { revalidateTag } from 'next/cache';
import { contentTags, endpointReads } from './cached';

/**
 * Marks all content stale, then reads it again so that the answer says whether the backend gave it. A failed read
 * leaves the last good content (decision 7: `max` only). Pages follow at their next request.
 */
export async function refreshContent(): Promise<{ refreshed: readonly string[] }> {
  for (const tag of contentTags) revalidateTag(tag, 'max');
  const { testimonials, features, accommodations, blogs } = endpointReads;
  await Promise.all([testimonials(), features(), accommodations(), blogs()]);
  return { refreshed: contentTags };
}
