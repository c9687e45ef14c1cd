import { isPushEndpoint } from '@/lib/backend/web-push';
import { env } from '@/lib/config/env';
import { RequestError } from '@/lib/http/problem';
import { wrongField } from '@/lib/http/staff';
import { staffPost } from '@/lib/http/staff-endpoint';
import { notices } from '@/lib/i18n/en/staff-notices';
import { AddDevice } from '@/lib/staff/schema';
import { addDevice } from '@/lib/staff/store/devices';

export const dynamic = 'force-dynamic';

/** POST /staff/api/me/devices/add: this browser, by the address that its push service gave it; 400 for any other host. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'own-account',
  body: AddDevice,
  async handle({ store, person, session, body: { endpoint } }) {
    if (!isPushEndpoint(endpoint, env())) throw wrongField('endpoint', notices.unknownService);
    const isAdded = await addDevice(store, { staffId: person.id, device: session.device, endpoint });
    if (!isAdded) throw new RequestError('too_many_devices', notices.tooMany, { status: 422 });
    return { ok: true };
  },
});
