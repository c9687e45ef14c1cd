import { documentDeps } from '@/lib/http/staff-content';
import { staffRead } from '@/lib/http/staff-endpoint';
import { waitingChanges } from '@/lib/stories/store/second-person';

export const dynamic = 'force-dynamic';

/** GET /staff/api/content/approvals: the changes of where calls and money go that wait for a second person. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffRead({
  right: 'content-approvals',
  handle: async ({ store, person }) => ({
    approvals: await waitingChanges(documentDeps(store), person.id),
  }),
});
