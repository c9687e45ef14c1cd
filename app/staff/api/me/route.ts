import { env } from '@/lib/config/env';
import { staffRead } from '@/lib/http/staff-endpoint';
import type { Me } from '@/lib/staff/schema';
import { listPasskeys } from '@/lib/staff/store/passkeys';
import { countCodes } from '@/lib/staff/store/people';
import { doneSteps, preferencesOf } from '@/lib/staff/store/preferences';
import { listSessions } from '@/lib/staff/store/sessions';

export const dynamic = 'force-dynamic';

/** GET /staff/api/me: the account of the session, its passkeys, and where else it is signed in. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffRead({
  right: 'own-account',
  async handle({ store, person, session }): Promise<Me> {
    const [sessions, passkeys] = [await listSessions(store, person.id), await listPasskeys(store, person.id)];
    return {
      name: person.name,
      email: person.email,
      role: person.role,
      codes_left: await countCodes(store, person.id),
      has_password: person.password !== '',
      ...preferencesOf(person),
      tour_done: await doneSteps(store, person),
      sends_mail: env().SMTP_URL !== undefined,
      passkeys: passkeys.map(({ id, name, created_at, used_at }) => ({
        id,
        name,
        added_at: created_at,
        used_at,
      })),
      sessions: sessions.map(({ id, device, created_at, seen_at }) => ({
        id,
        device,
        began_at: created_at,
        seen_at,
        is_this: id === session.id,
      })),
    };
  },
});
