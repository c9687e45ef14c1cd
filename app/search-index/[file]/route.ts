import { createHash } from 'node:crypto';
import { BackendError } from '@/lib/backend/backend';
import { endpointReads, readCentreFacts } from '@/lib/backend/cached';
import { env } from '@/lib/config/env';
import { endpoint } from '@/lib/http/endpoint';
import { type Language, languages } from '@/lib/i18n/language';
import { searchDocuments } from '@/lib/search/documents';
import { writeIndex } from '@/lib/search/search-index';
import { sharedCacheControl } from '@/lib/server/headers';
import { answeredQuestions } from '@/lib/stories/questions-answered';

export const dynamic = 'force-dynamic';

/** What can be found from the pages of one language, for the search that runs in the reader's browser. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: {
    handle: async ({ params, request }: { params: { file: string }; request: Request }) => {
      const language = languages.find((name) => params.file === `${name}.json`);
      if (!language) throw new BackendError('not-found');
      return tagged(JSON.stringify(await indexIn(language)), request);
    },
  },
});

/** With a tag by which a browser that has it is answered 304; a weak one, as it is packed on its way. */
function tagged(json: string, request: Request): Response {
  const etag = `W/"${createHash('sha256').update(json).digest('base64url').slice(0, 20)}"`;
  const headers = { 'cache-control': sharedCacheControl(env()), 'content-type': 'application/json', etag };
  const isKnown = request.headers.get('if-none-match')?.split(/, */).includes(etag);
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(json, { headers });
}

async function indexIn(language: Language) {
  const [stories, features, rooms, facts] = await Promise.all([
    endpointReads.storyTexts(language),
    endpointReads.features(language),
    endpointReads.accommodations(language),
    readCentreFacts(),
  ]);
  const listed = answeredQuestions(facts, language).flatMap((group) => group.questions);
  return writeIndex(searchDocuments(language, { stories, features, rooms, questions: listed }));
}
