import { IssueCertificate } from '@/lib/donations/statement-schema';
import { issueCertificate } from '@/lib/donations/store/certificates';
import { staffPost } from '@/lib/http/staff-endpoint';
import { requireNoted } from '@/lib/http/staff-gifts';

export const dynamic = 'force-dynamic';

/** POST /staff/api/gifts/certificates/issue: notes the number and the day of a donor's certificate. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'gifts',
  body: IssueCertificate,
  async handle({ store, body, person }) {
    requireNoted(await issueCertificate(store, person.id, body), { day: 'issued_on' });
    return { ok: true };
  },
});
