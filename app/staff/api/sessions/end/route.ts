import { endpoint } from '@/lib/http/endpoint';
import { RequestError } from '@/lib/http/problem';
import { requireStaff, requireStaffPost, staffStore } from '@/lib/http/staff';
import { EndSession } from '@/lib/staff/schema';
import { endSession } from '@/lib/staff/store/sessions';

export const dynamic = 'force-dynamic';

/** POST /staff/api/sessions/end: ends one of the person's own sessions. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: {
    guard: requireStaffPost,
    body: EndSession,
    async handle({ body, request }) {
      const signedIn = await requireStaff(request.headers, 'own-account');
      if (!(await endSession(await staffStore(), signedIn, body.id)))
        throw new RequestError('not_found', 'Not found', { status: 404 });
      return { ok: true };
    },
  },
});
