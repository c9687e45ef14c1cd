import { audit, inTransaction } from '@/lib/backend/database/audit';
import { vault } from '@/lib/backend/database/vault';
import { testDevices, testWebhook } from '@/lib/backend/notices';
import { hasWebhook } from '@/lib/backend/webhook';
import { env } from '@/lib/config/env';
import { staffPost } from '@/lib/http/staff-endpoint';
import { hasRight } from '@/lib/staff/rules';
import { Nothing, type TestedNotices } from '@/lib/staff/schema';

export const dynamic = 'force-dynamic';

/** POST /staff/api/me/devices/test: a notice to one's own devices, now, and for who runs the site to its webhook; each with what came of it. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'own-account',
  body: Nothing,
  limit: 'testMail',
  async handle({ store, person }): Promise<TestedNotices> {
    const settings = env();
    await inTransaction(store, (work) => audit(work, { event: 'notice-tested', actor: person.id }));
    const toWebhook = hasRight(person.role, 'operations') && hasWebhook(settings);
    const [devices, webhook] = await Promise.all([
      testDevices({ store, vault: vault(), settings }, person.id),
      toWebhook ? testWebhook(settings, store.now()) : null,
    ]);
    return { devices, webhook };
  },
});
