import { staffPost } from '@/lib/http/staff-endpoint';
import { OpenRequest } from '@/lib/personal-data/schema';
import { openRequest } from '@/lib/personal-data/store/register';

export const dynamic = 'force-dynamic';

/** POST /staff/api/people/requests/open: writes down what somebody asked about their data. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'personal-data',
  body: OpenRequest,
  handle: async ({ store, body, person }) => ({
    id: await openRequest(store, { ...body, staffId: person.id }),
  }),
});
