import { vault } from '@/lib/backend/database/vault';
import { site } from '@/lib/config/site';
import { endpoint } from '@/lib/http/endpoint';
import { RequestError } from '@/lib/http/problem';
import { requireStaffPost, staffStore } from '@/lib/http/staff';
import { staff } from '@/lib/i18n/en/staff';
import { appKey } from '@/lib/staff/qr-code';
import { type Invite, OpenInvite } from '@/lib/staff/schema';
import { openInvite } from '@/lib/staff/store/people';

export const dynamic = 'force-dynamic';

/** POST /staff/api/join/open: what an invitation offers. By POST, so that its token is in no address of an answer. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: {
    isStored: true,
    guard: requireStaffPost,
    limit: 'invite',
    body: OpenInvite,
    async handle({ body }): Promise<Invite> {
      const invite = await openInvite(await staffStore(), vault(), body.token);
      if (invite === null) throw new RequestError('gone', staff.join.gone, { status: 404 });
      const { email, role, seed } = invite;
      return { email, role, ...appKey({ issuer: site().name, email, seed }) };
    },
  },
});
