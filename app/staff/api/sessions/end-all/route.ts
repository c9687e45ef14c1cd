import { leaveEveryChat } from '@/lib/chat/store/live-desk';
import { withSession } from '@/lib/http/staff';
import { staffPost } from '@/lib/http/staff-endpoint';
import { Nothing } from '@/lib/staff/schema';
import { endEverySession } from '@/lib/staff/store/sessions';

export const dynamic = 'force-dynamic';

/** POST /staff/api/sessions/end-all: signs the person out everywhere, here too. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'own-account',
  body: Nothing,
  async handle({ store, person }) {
    await leaveEveryChat(store, person.id);
    await endEverySession(store, person.id);
    return withSession(null, { ok: true });
  },
});
