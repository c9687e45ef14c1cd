import { BackendError } from '@/lib/backend/backend';
import { endpointReads } from '@/lib/backend/cached';
import { endpoint } from '@/lib/http/endpoint';
import { packedJson } from '@/lib/http/packed-json';
import { type Language, languages } from '@/lib/i18n/language';
import { searchDocuments } from '@/lib/search/documents';
import { writeIndex } from '@/lib/search/search-index';

export const dynamic = 'force-dynamic';

/** What can be found from the pages of one language, for the search that runs in the reader's browser. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: {
    handle: async ({ params, request }: { params: { file: string }; request: Request }) => {
      const language = languages.find((name) => params.file === `${name}.json`);
      if (!language) throw new BackendError('not-found');
      return packedJson(`search ${language}`, await indexIn(language), request);
    },
  },
});

async function indexIn(language: Language) {
  const [stories, features, rooms] = await Promise.all([
    endpointReads.storyTexts(),
    endpointReads.features(),
    endpointReads.accommodations(),
  ]);
  return writeIndex(searchDocuments(language, { stories, features, rooms }));
}
