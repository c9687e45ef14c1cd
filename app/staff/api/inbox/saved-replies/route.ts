import { ownContent } from '@/lib/backend/embedded';
import { staffRead } from '@/lib/http/staff-endpoint';

export const dynamic = 'force-dynamic';

/** GET /staff/api/inbox/saved-replies: answers that are often needed, in three languages (`content/replies.json`). */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffRead({
  right: 'inbox',
  handle: async () => ({ replies: (await ownContent().replies()).value ?? [] }),
});
