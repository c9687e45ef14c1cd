import { leaveEveryChat } from '@/lib/chat/store/live-desk';
import { withSession } from '@/lib/http/staff';
import { staffPost } from '@/lib/http/staff-endpoint';
import { Nothing } from '@/lib/staff/schema';
import { endSession } from '@/lib/staff/store/sessions';

export const dynamic = 'force-dynamic';

/** POST /staff/api/sign-out: ends this session; whoever is in a conversation leaves it. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'own-account',
  body: Nothing,
  async handle({ store, person, session }) {
    await leaveEveryChat(store, person.id);
    await endSession(store, { person, session }, session.id);
    return withSession(null, { ok: true });
  },
});
