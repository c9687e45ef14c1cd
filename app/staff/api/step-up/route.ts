import { staffDeps, tokenOf, visitorOf, withSession } from '@/lib/http/staff';
import { staffPost } from '@/lib/http/staff-endpoint';
import { StepUp } from '@/lib/staff/schema';
import { stepUp } from '@/lib/staff/store/sign-in';

export const dynamic = 'force-dynamic';

/** POST /staff/api/step-up: password and code again; the session goes on under a new token. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'own-account',
  body: StepUp,
  async handle({ body, request, person, session }) {
    const { address } = visitorOf(request.headers);
    const result = await stepUp(await staffDeps(), { person, session }, { ...body, address });
    return withSession(tokenOf(result), { ok: true });
  },
});
