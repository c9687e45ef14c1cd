import { refreshContent } from '@/lib/backend/cached';
import { endpoint } from '@/lib/http/endpoint';

/** POST /hooks/content (contract §2, REVALIDATE_SECRET): marks content stale and refetches before it answers. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: { secret: 'REVALIDATE_SECRET', handle: () => refreshContent() },
});
