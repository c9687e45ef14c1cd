import { site } from '@/lib/config/site';
import { staffRead } from '@/lib/http/staff-endpoint';
import { viewerOf } from '@/lib/http/staff-inbox';
import { readFilter } from '@/lib/inbox/rules';
import { readInbox } from '@/lib/inbox/store/queue';

export const dynamic = 'force-dynamic';

/** GET /staff/api/inbox: the queue as far as the person may see it; `?filter=open`, `mine` or `done`. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffRead({
  right: 'inbox',
  async handle({ store, person, request }) {
    const filter = readFilter(new URL(request.url).searchParams.get('filter'));
    return { ...(await readInbox(store, viewerOf(person), filter)), hours: site().callHours.hours };
  },
});
