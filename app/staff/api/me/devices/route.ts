import { vault } from '@/lib/backend/database/vault';
import { pushKey } from '@/lib/backend/web-push';
import { hasWebhook } from '@/lib/backend/webhook';
import { env } from '@/lib/config/env';
import { staffRead } from '@/lib/http/staff-endpoint';
import { hasRight } from '@/lib/staff/rules';
import type { Devices } from '@/lib/staff/schema';
import { listDevices } from '@/lib/staff/store/devices';

export const dynamic = 'force-dynamic';

/** GET /staff/api/me/devices: where one gets notices of the console, and the key that a browser subscribes with. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffRead({
  right: 'own-account',
  async handle({ store, person }): Promise<Devices> {
    const { publicKey } = await pushKey(store, vault());
    return {
      push_key: publicKey,
      devices: await listDevices(store, person.id),
      webhook: hasRight(person.role, 'operations') && hasWebhook(env()),
    };
  },
});
