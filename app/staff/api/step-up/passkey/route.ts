import { passkeyDeps, tokenOf, visitorOf, withSession } from '@/lib/http/staff';
import { staffPost } from '@/lib/http/staff-endpoint';
import { SignInByPasskey } from '@/lib/staff/passkey-schema';
import { stepUpByPasskey } from '@/lib/staff/store/sign-in';

export const dynamic = 'force-dynamic';

/** POST /staff/api/step-up/passkey: as `/staff/api/step-up`, by a passkey. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'own-account',
  body: SignInByPasskey,
  async handle({ body, request, person, session }) {
    const { address } = visitorOf(request.headers);
    const input = { assertion: body.passkey, address };
    const result = await stepUpByPasskey(await passkeyDeps(), { person, session }, input);
    return withSession(tokenOf(result), { ok: true });
  },
});
