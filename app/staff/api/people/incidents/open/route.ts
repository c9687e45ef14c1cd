import { staffPost } from '@/lib/http/staff-endpoint';
import { OpenIncident } from '@/lib/personal-data/schema';
import { openIncident } from '@/lib/personal-data/store/register';

export const dynamic = 'force-dynamic';

/** POST /staff/api/people/incidents/open: begins the clocks of an incident. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'personal-data',
  body: OpenIncident,
  handle: async ({ store, body: { what, noticed_at }, person }) => ({
    id: await openIncident(store, { what, noticedAt: noticed_at, staffId: person.id }),
  }),
});
