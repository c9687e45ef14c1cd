import { readStorySummaries } from '@/lib/backend/cached';
import { contentAnswer } from '@/lib/http/content-route';
import { searchIndex } from '@/lib/stories/story-search';

export const dynamic = 'force-dynamic';

/** Titles and first words of the stories, for the search that runs in the reader's browser. */
export const GET = (): Promise<Response> =>
  contentAnswer(async () => searchIndex(await readStorySummaries()));
