import { endpoint } from '@/lib/http/endpoint';
import { requireStaff, requireStaffPost, staffDeps, tokenOf, visitorOf, withSession } from '@/lib/http/staff';
import { StepUp } from '@/lib/staff/schema';
import { stepUp } from '@/lib/staff/store/sign-in';

export const dynamic = 'force-dynamic';

/** POST /staff/api/step-up: password and code again; the session goes on under a new token. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: {
    guard: requireStaffPost,
    body: StepUp,
    async handle({ body, request }) {
      const signedIn = await requireStaff(request.headers, 'own-account');
      const { address } = visitorOf(request.headers);
      return withSession(tokenOf(await stepUp(await staffDeps(), signedIn, { ...body, address })), {
        ok: true,
      });
    },
  },
});
