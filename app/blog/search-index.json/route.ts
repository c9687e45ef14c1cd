import { readStorySummaries } from '@/lib/backend/cached';
import { endpoint } from '@/lib/http/endpoint';
import { searchIndex } from '@/lib/stories/story-search';

export const dynamic = 'force-dynamic';

/** Titles and first words of the stories, for the search that runs in the reader's browser. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: { cache: 'shared', handle: async () => searchIndex(await readStorySummaries()) },
});
