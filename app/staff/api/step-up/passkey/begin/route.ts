import { relyingParty } from '@/lib/http/staff';
import { staffPost } from '@/lib/http/staff-endpoint';
import { Nothing } from '@/lib/staff/schema';
import { beginAssertion } from '@/lib/staff/store/passkeys';

export const dynamic = 'force-dynamic';

/** POST /staff/api/step-up/passkey/begin: what one of the person's own passkeys signs. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'own-account',
  body: Nothing,
  async handle({ store, person }) {
    const ceremony = { purpose: 'step-up', subject: person.id } as const;
    return { options: await beginAssertion(store, relyingParty(), ceremony) };
  },
});
