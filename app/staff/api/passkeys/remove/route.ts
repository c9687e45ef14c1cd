import { RequestError } from '@/lib/http/problem';
import { staffPost } from '@/lib/http/staff-endpoint';
import { staff } from '@/lib/i18n/en/staff';
import { RemovePasskey } from '@/lib/staff/passkey-schema';
import { removePasskey } from '@/lib/staff/store/passkeys';

export const dynamic = 'force-dynamic';

/** POST /staff/api/passkeys/remove: one of the person's own, never the last way to sign in. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'own-account',
  stepUp: true,
  body: RemovePasskey,
  async handle({ store, person, body }) {
    const result = await removePasskey(store, { staffId: person.id, id: body.id });
    if (result === 'gone') throw new RequestError('not_found', 'Not found', { status: 404 });
    if (result === 'last') throw new RequestError('last_way_in', staff.passkeys.last, { status: 409 });
    return { ok: true };
  },
});
