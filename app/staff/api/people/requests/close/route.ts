import { notFound } from '@/lib/http/problem';
import { staffPost } from '@/lib/http/staff-endpoint';
import { CloseRequest } from '@/lib/personal-data/schema';
import { closeRequest } from '@/lib/personal-data/store/register';

export const dynamic = 'force-dynamic';

/** POST /staff/api/people/requests/close: writes down how a request was answered. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'personal-data',
  body: CloseRequest,
  async handle({ store, body, person }) {
    if (!(await closeRequest(store, { ...body, staffId: person.id }))) throw notFound();
    return { ok: true };
  },
});
