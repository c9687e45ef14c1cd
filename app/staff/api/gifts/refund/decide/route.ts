import { DecideRefund } from '@/lib/donations/gift-schema';
import { decideRefund } from '@/lib/donations/store/order-refund';
import { staffPost } from '@/lib/http/staff-endpoint';
import { refundAnswer, refundDeps } from '@/lib/http/staff-gifts';

export const dynamic = 'force-dynamic';

/** POST /staff/api/gifts/refund/decide: a second person's word on a refund, or a further try of an approved one. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'gifts',
  stepUp: true,
  body: DecideRefund,
  async handle({ body, person }) {
    const result = await decideRefund(refundDeps(person.id), body);
    const isDeclined = result.kind === 'refused' && body.decision === 'refused';
    return isDeclined ? { ok: true, state: 'refused' } : refundAnswer(result);
  },
});
