import { staffPost } from '@/lib/http/staff-endpoint';
import { ChangePreferences } from '@/lib/staff/schema';
import { changePreferences } from '@/lib/staff/store/preferences';

export const dynamic = 'force-dynamic';

/** POST /staff/api/me/preferences: the language of the person's console, or a tick at a first step. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'own-account',
  body: ChangePreferences,
  async handle({ store, person, body }) {
    await changePreferences(store, person.id, body);
    return { ok: true };
  },
});
