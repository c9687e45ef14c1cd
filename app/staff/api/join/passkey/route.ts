import { vault } from '@/lib/backend/database/vault';
import { endpoint } from '@/lib/http/endpoint';
import { RequestError } from '@/lib/http/problem';
import { relyingParty, requireStaffPost, staffStore, visitorOf, withSession } from '@/lib/http/staff';
import { staff } from '@/lib/i18n/en/staff';
import { staffJoin } from '@/lib/i18n/en/staff-join';
import { JoinByPasskey } from '@/lib/staff/passkey-schema';
import { joinByPasskey } from '@/lib/staff/store/joining';

export const dynamic = 'force-dynamic';

/** POST /staff/api/join/passkey: takes an invitation up with a passkey alone; answers as `/staff/api/join`. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: {
    isStored: true,
    guard: requireStaffPost,
    limit: 'invite',
    body: JoinByPasskey,
    async handle({ body, request }) {
      const deps = { vault: vault(), party: relyingParty() };
      const { device } = visitorOf(request.headers);
      const joined = await joinByPasskey(await staffStore(), deps, { input: body, device });
      if (joined.kind === 'gone') throw new RequestError('gone', staffJoin.gone, { status: 404 });
      if (joined.kind !== 'joined')
        throw new RequestError('wrong_passkey', staff.passkeys.refused, { status: 400 });
      return withSession(joined.token, { codes: joined.codes });
    },
  },
});
