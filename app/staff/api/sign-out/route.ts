import { endpoint } from '@/lib/http/endpoint';
import { requireStaff, requireStaffPost, staffStore, withSession } from '@/lib/http/staff';
import { Nothing } from '@/lib/staff/schema';
import { endSession } from '@/lib/staff/store/sessions';

export const dynamic = 'force-dynamic';

/** POST /staff/api/sign-out: ends this session. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: {
    guard: requireStaffPost,
    body: Nothing,
    async handle({ request }) {
      const signedIn = await requireStaff(request.headers, 'own-account');
      await endSession(await staffStore(), signedIn, signedIn.session.id);
      return withSession(null, { ok: true });
    },
  },
});
