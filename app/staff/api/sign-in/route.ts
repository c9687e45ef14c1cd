import { endpoint } from '@/lib/http/endpoint';
import { requireStaffPost, staffDeps, tokenOf, visitorOf, withSession } from '@/lib/http/staff';
import { SignIn } from '@/lib/staff/schema';
import { signIn } from '@/lib/staff/store/sign-in';

export const dynamic = 'force-dynamic';

/** POST /staff/api/sign-in: a session for e-mail, password and code. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: {
    isStored: true,
    guard: requireStaffPost,
    body: SignIn,
    async handle({ body, request }) {
      const result = await signIn(await staffDeps(), body, visitorOf(request.headers));
      return withSession(tokenOf(result), { ok: true });
    },
  },
});
