import { readStorySummaries } from '@/lib/backend/cached';
import { env } from '@/lib/config/env';
import { site } from '@/lib/config/site';
import { endpoint } from '@/lib/http/endpoint';
import { sharedCacheControl } from '@/lib/server/headers';
import { atomFeed } from '@/lib/stories/machine-readable';

export const dynamic = 'force-dynamic';

/** The stories as an Atom feed. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: {
    handle: async () =>
      new Response(atomFeed(await readStorySummaries(), site()), {
        headers: {
          'content-type': 'application/atom+xml; charset=utf-8',
          'cache-control': sharedCacheControl(env()),
        },
      }),
  },
});
