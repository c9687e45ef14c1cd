import { endpointReads } from '@/lib/backend/cached';
import { endpoint } from '@/lib/http/endpoint';
import { requestedLanguage } from '@/lib/http/requested-language';

export const dynamic = 'force-dynamic';

/** GET /api/features/ (spec §7), in the language of `?lang=`. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: { cache: 'shared', handle: ({ request }) => endpointReads.features(requestedLanguage(request)) },
});
