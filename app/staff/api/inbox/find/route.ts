import { staffPost } from '@/lib/http/staff-endpoint';
import { viewerOf } from '@/lib/http/staff-inbox';
import { FindTickets } from '@/lib/inbox/schema';
import { findTickets } from '@/lib/inbox/store/queue';

export const dynamic = 'force-dynamic';

/** POST /staff/api/inbox/find: tickets by who wrote, done ones too; what is looked for stays out of addresses. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'inbox',
  body: FindTickets,
  handle: async ({ store, body, person }) => ({
    tickets: await findTickets(store, viewerOf(person), body.text),
  }),
});
