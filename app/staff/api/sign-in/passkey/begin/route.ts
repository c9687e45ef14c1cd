import { endpoint } from '@/lib/http/endpoint';
import { relyingParty, requireStaffPost, staffStore } from '@/lib/http/staff';
import { Nothing } from '@/lib/staff/schema';
import { beginAssertion } from '@/lib/staff/store/passkeys';

export const dynamic = 'force-dynamic';

/** POST /staff/api/sign-in/passkey/begin: what a passkey signs; the device knows whose it has. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: {
    isStored: true,
    guard: requireStaffPost,
    limit: 'challenge',
    body: Nothing,
    async handle() {
      const ceremony = { purpose: 'sign-in', subject: '' } as const;
      return { options: await beginAssertion(await staffStore(), relyingParty(), ceremony) };
    },
  },
});
