import { RequestError } from '@/lib/http/problem';
import { staffPost } from '@/lib/http/staff-endpoint';
import { EndSession } from '@/lib/staff/schema';
import { endSession } from '@/lib/staff/store/sessions';

export const dynamic = 'force-dynamic';

/** POST /staff/api/sessions/end: ends one of the person's own sessions. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'own-account',
  body: EndSession,
  async handle({ store, body, person, session }) {
    if (!(await endSession(store, { person, session }, body.id)))
      throw new RequestError('not_found', 'Not found', { status: 404 });
    return { ok: true };
  },
});
