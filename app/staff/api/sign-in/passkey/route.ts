import { endpoint } from '@/lib/http/endpoint';
import { passkeyDeps, requireStaffPost, tokenOf, visitorOf, withSession } from '@/lib/http/staff';
import { SignInByPasskey } from '@/lib/staff/passkey-schema';
import { signInByPasskey } from '@/lib/staff/store/sign-in';

export const dynamic = 'force-dynamic';

/** POST /staff/api/sign-in/passkey: a session for what a passkey has signed. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: {
    isStored: true,
    guard: requireStaffPost,
    body: SignInByPasskey,
    async handle({ body, request }) {
      const result = await signInByPasskey(await passkeyDeps(), body.passkey, visitorOf(request.headers));
      return withSession(tokenOf(result), { ok: true });
    },
  },
});
