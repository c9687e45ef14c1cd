import { relyingParty } from '@/lib/http/staff';
import { staffPost } from '@/lib/http/staff-endpoint';
import { Nothing } from '@/lib/staff/schema';
import { beginPasskey } from '@/lib/staff/store/passkeys';

export const dynamic = 'force-dynamic';

/** POST /staff/api/passkeys/begin: what a browser makes a further passkey from. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'own-account',
  stepUp: true,
  body: Nothing,
  async handle({ store, person }) {
    const ceremony = { purpose: 'add', subject: person.id } as const;
    return { options: await beginPasskey(store, relyingParty(), { ...ceremony, person }) };
  },
});
