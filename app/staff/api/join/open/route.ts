import { vault } from '@/lib/backend/database/vault';
import { site } from '@/lib/config/site';
import { endpoint } from '@/lib/http/endpoint';
import { RequestError } from '@/lib/http/problem';
import { requireStaffPost, sessionIn, staffStore } from '@/lib/http/staff';
import { staffJoin } from '@/lib/i18n/en/staff-join';
import { appKey } from '@/lib/staff/qr-code';
import { type Invite, OpenInvite } from '@/lib/staff/schema';
import { hasRunOut, openInvite } from '@/lib/staff/store/people';

export const dynamic = 'force-dynamic';

/**
 * POST /staff/api/join/open: what an invitation offers; 404 says by its code whether it has run out, or whether who opens it
 * is signed in, as after joining by it. By POST, so that its
 * token is in no address of an answer.
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: {
    isStored: true,
    guard: requireStaffPost,
    limit: 'invite',
    body: OpenInvite,
    async handle({ body, request }): Promise<Invite> {
      const store = await staffStore();
      const invite = await openInvite(store, vault(), body.token);
      if (invite === null) {
        const hasExpired = await hasRunOut(store, body.token);
        const notOpen = (await sessionIn(request.headers)) === null ? 'gone' : 'inside';
        throw new RequestError(hasExpired ? 'expired' : notOpen, staffJoin.gone, { status: 404 });
      }
      const { email, role, seed } = invite;
      return { email, role, ...appKey({ issuer: site().name, email, seed }) };
    },
  },
});
