import { vault } from '@/lib/backend/database/vault';
import { endpoint } from '@/lib/http/endpoint';
import { RequestError } from '@/lib/http/problem';
import { relyingParty, requireStaffPost, staffStore } from '@/lib/http/staff';
import { staffJoin } from '@/lib/i18n/en/staff-join';
import { BeginJoin } from '@/lib/staff/passkey-schema';
import { beginJoin } from '@/lib/staff/store/joining';

export const dynamic = 'force-dynamic';

/** POST /staff/api/join/passkey/begin: what a browser makes the first passkey of an invited person from. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: {
    isStored: true,
    guard: requireStaffPost,
    limit: 'invite',
    body: BeginJoin,
    async handle({ body }) {
      const deps = { vault: vault(), party: relyingParty() };
      const options = await beginJoin(await staffStore(), deps, body);
      if (options === null) throw new RequestError('gone', staffJoin.gone, { status: 404 });
      return { options };
    },
  },
});
