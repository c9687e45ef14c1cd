import { vault } from '@/lib/backend/database/vault';
import { site } from '@/lib/config/site';
import { RequestError } from '@/lib/http/problem';
import { orBusy, wrongField } from '@/lib/http/staff';
import { staffPost } from '@/lib/http/staff-endpoint';
import { staff } from '@/lib/i18n/en/staff';
import { SetPassword } from '@/lib/staff/schema';
import { passwordFault, setPassword } from '@/lib/staff/store/password';

export const dynamic = 'force-dynamic';

/** POST /staff/api/password: a password and its app, in place of those before; other sessions end. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'own-account',
  stepUp: true,
  body: SetPassword,
  limit: 'invite',
  async handle({ store, person, session, body }) {
    const fault = passwordFault(body.new_password, [person.name, person.email, site().name]);
    if (fault !== null) throw wrongField('new_password', staff.errors.newPassword[fault]);
    const result = await orBusy(setPassword(store, vault(), { signedIn: { person, session }, input: body }));
    if (result === 'wrong-code') throw wrongField('app_code', staff.errors.wrongCode);
    if (result === 'gone') throw new RequestError('gone', staff.password.gone, { status: 409 });
    return { ok: true };
  },
});
