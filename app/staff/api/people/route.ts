import { answeringNow } from '@/lib/chat/store/live-desk';
import { staffRead } from '@/lib/http/staff-endpoint';
import type { People } from '@/lib/staff/schema';
import { listInvites, listStaff } from '@/lib/staff/store/people';

export const dynamic = 'force-dynamic';

/** GET /staff/api/people: who has or had access, and which invitations are open. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffRead({
  right: 'people',
  async handle({ store, person: me }): Promise<People> {
    const [people, invites] = [await listStaff(store), await listInvites(store)];
    const answering = await answeringNow(store);
    return {
      people: people.map(({ id, name, email, role, seen_at, disabled_at }) => ({
        id,
        name,
        email,
        role,
        seen_at,
        disabled_at,
        is_me: id === me.id,
        answering: answering(id),
      })),
      invites: invites.map(({ id, email, role, expires_at, ended: how, ended_at: at }) => {
        const hasRunOut = expires_at <= store.now();
        const expired = hasRunOut ? { how: 'expired' as const, at: expires_at } : null;
        return { id, email, role, expires_at, ended: how && at ? { how, at } : expired };
      }),
    };
  },
});
