import { RequestError } from '@/lib/http/problem';
import { staffPost } from '@/lib/http/staff-endpoint';
import { RemoveDevice } from '@/lib/staff/schema';
import { removeDevice } from '@/lib/staff/store/devices';

export const dynamic = 'force-dynamic';

/** POST /staff/api/me/devices/remove: one of the person's own gets no notices any more. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'own-account',
  body: RemoveDevice,
  async handle({ store, person, body }) {
    if (!(await removeDevice(store, person.id, body.id)))
      throw new RequestError('not_found', 'Not found', { status: 404 });
    return { ok: true };
  },
});
