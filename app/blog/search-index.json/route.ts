import { readStorySummaries } from '@/lib/backend/cached';
import { searchIndex } from '@/lib/domain/story-search';
import { contentAnswer } from '@/lib/http/content-route';

export const dynamic = 'force-dynamic';

/** Titles and first words of the stories, for the search that runs in the reader's browser. */
export const GET = (): Promise<Response> =>
  contentAnswer(async () => searchIndex(await readStorySummaries()));
