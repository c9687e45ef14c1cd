import { vault } from '@/lib/backend/database/vault';
import { endpoint } from '@/lib/http/endpoint';
import { RequestError } from '@/lib/http/problem';
import { orBusy, requireStaffPost, staffStore, visitorOf, withSession } from '@/lib/http/staff';
import { staff } from '@/lib/i18n/en/staff';
import { passwordFault } from '@/lib/staff/rules';
import { Join } from '@/lib/staff/schema';
import { join, openInvite } from '@/lib/staff/store/people';

export const dynamic = 'force-dynamic';

/** POST /staff/api/join: takes an invitation up; recovery codes in the answer, the session in its cookie. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: {
    guard: requireStaffPost,
    limit: 'invite',
    body: Join,
    async handle({ body, request }) {
      const store = await staffStore();
      const invite = await openInvite(store, vault(), body.token);
      if (invite === null) throw gone();
      const fault = passwordFault(body.password, [body.name, invite.email]);
      if (fault !== null) throw wrong('password', staff.errors.newPassword[fault]);
      const { device } = visitorOf(request.headers);
      const joined = await orBusy(join(store, vault(), { input: body, device }));
      if (joined.kind === 'gone') throw gone();
      if (joined.kind === 'wrong-code') throw wrong('code', staff.errors.wrongCode);
      return withSession(joined.token, { codes: joined.codes });
    },
  },
});

const gone = () => new RequestError('gone', staff.join.gone, { status: 404 });
const wrong = (field: string, message: string) =>
  new RequestError('invalid_fields', 'Please check the fields named here.', {
    status: 400,
    fields: { [field]: message },
  });
