import { endpoint } from '@/lib/http/endpoint';
import { RequestError } from '@/lib/http/problem';
import { requireStaff, requireStaffPost, staffStore } from '@/lib/http/staff';
import { Nothing } from '@/lib/staff/schema';
import { renewRecoveryCodes } from '@/lib/staff/store/sign-in';

export const dynamic = 'force-dynamic';

/** POST /staff/api/recovery-codes: ten new ones, within five minutes of a step-up. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: {
    guard: requireStaffPost,
    body: Nothing,
    async handle({ request }) {
      const signedIn = await requireStaff(request.headers, 'own-account');
      const codes = await renewRecoveryCodes(await staffStore(), signedIn);
      if (codes === null)
        throw new RequestError('step_up_needed', 'Please confirm with your password and a code.', {
          status: 403,
        });
      return { codes };
    },
  },
});
