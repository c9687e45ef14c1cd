import { PasteCertificates } from '@/lib/donations/statement-schema';
import { pasteCertificates } from '@/lib/donations/store/certificates';
import { paymentDeps } from '@/lib/donations/store/deps';
import { notFound } from '@/lib/http/problem';
import { wrongField } from '@/lib/http/staff';
import { staffPost } from '@/lib/http/staff-endpoint';
import { staffStatement } from '@/lib/i18n/en/staff-statement';

export const dynamic = 'force-dynamic';

/** POST /staff/api/gifts/certificates/paste: notes many certificates by PAN and number. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'gifts',
  body: PasteCertificates,
  async handle({ store, body, person }) {
    const reader = { staffId: person.id, vault: paymentDeps().vault() };
    const result = await pasteCertificates(store, reader, body);
    if (result === 'missing') throw notFound();
    if (result === 'wrong-day') throw wrongField('pasted_on', staffStatement.wrongDay);
    return result;
  },
});
