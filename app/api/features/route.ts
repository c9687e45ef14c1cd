import { endpointReads } from '@/lib/backend/cached';
import { endpoint } from '@/lib/http/endpoint';

export const dynamic = 'force-dynamic';

/** GET /api/features/ (spec §7). */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: { cache: 'shared', handle: () => endpointReads.features() },
});
