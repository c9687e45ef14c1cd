import { vault } from '@/lib/backend/database/vault';
import { site } from '@/lib/config/site';
import { endpoint } from '@/lib/http/endpoint';
import { RequestError } from '@/lib/http/problem';
import { orBusy, requireStaffPost, staffStore, visitorOf, withSession, wrongField } from '@/lib/http/staff';
import { staff } from '@/lib/i18n/en/staff';
import { staffJoin } from '@/lib/i18n/en/staff-join';
import { Join } from '@/lib/staff/schema';
import { join } from '@/lib/staff/store/joining';
import { passwordFault } from '@/lib/staff/store/password';
import { openInvite } from '@/lib/staff/store/people';

export const dynamic = 'force-dynamic';

/** POST /staff/api/join: takes an invitation up; recovery codes in the answer, the session in its cookie. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: {
    isStored: true,
    guard: requireStaffPost,
    limit: 'invite',
    body: Join,
    async handle({ body, request }) {
      const store = await staffStore();
      const invite = await openInvite(store, vault(), body.token);
      if (invite === null) throw gone();
      const fault = passwordFault(body.password, [body.name, invite.email, site().name]);
      if (fault !== null) throw wrongField('password', staff.errors.newPassword[fault]);
      const { device } = visitorOf(request.headers);
      const joined = await orBusy(join(store, vault(), { input: body, device }));
      if (joined.kind === 'wrong-code') throw wrongField('code', staff.errors.wrongCode);
      if (joined.kind !== 'joined') throw gone();
      return withSession(joined.token, { codes: joined.codes });
    },
  },
});

const gone = () => new RequestError('gone', staffJoin.gone, { status: 404 });
