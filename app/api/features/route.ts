import { endpointReads } from '@/lib/backend/cached';
import { withLiveLinks } from '@/lib/backend/live-links';
import { endpoint } from '@/lib/http/endpoint';
import { requestedLanguage } from '@/lib/http/requested-language';

export const dynamic = 'force-dynamic';

/** GET /api/features/ (spec §7), in the language of `?lang=`. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: {
    cache: 'shared',
    handle: async ({ request }) => withLiveLinks(await endpointReads.features(requestedLanguage(request))),
  },
});
