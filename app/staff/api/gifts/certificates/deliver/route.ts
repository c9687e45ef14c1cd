import { DeliverCertificate } from '@/lib/donations/statement-schema';
import { deliverCertificate } from '@/lib/donations/store/certificates';
import { staffPost } from '@/lib/http/staff-endpoint';
import { requireNoted } from '@/lib/http/staff-gifts';

export const dynamic = 'force-dynamic';

/** POST /staff/api/gifts/certificates/deliver: notes that the donor has the certificate. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'gifts',
  body: DeliverCertificate,
  async handle({ store, body, person }) {
    requireNoted(await deliverCertificate(store, person.id, body), { day: 'delivered_on' });
    return { ok: true };
  },
});
