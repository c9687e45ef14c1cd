import { vault } from '@/lib/backend/database/vault';
import { env } from '@/lib/config/env';
import { wrongField } from '@/lib/http/staff';
import { staffPost } from '@/lib/http/staff-endpoint';
import { people } from '@/lib/i18n/en/staff-people';
import { staffRoutes } from '@/lib/staff/addresses';
import { InvitePerson } from '@/lib/staff/schema';
import { HasAccessError, inviteStaff } from '@/lib/staff/store/people';

export const dynamic = 'force-dynamic';

/** POST /staff/api/people/invite: the link of an invitation, told here once and nowhere else. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'people',
  stepUp: true,
  body: InvitePerson,
  limit: 'invite',
  async handle({ store, person, body }) {
    try {
      const token = await inviteStaff(store, vault(), { ...body, by: person.id });
      return { link: `${env().SITE_URL}${staffRoutes.join(token)}` };
    } catch (error) {
      throw error instanceof HasAccessError ? wrongField('email', people.invite.hasAccess) : error;
    }
  },
});
