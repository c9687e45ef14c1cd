import { OrderRefund } from '@/lib/donations/gift-schema';
import { orderRefund } from '@/lib/donations/store/order-refund';
import { staffPost } from '@/lib/http/staff-endpoint';
import { refundAnswer, refundDeps } from '@/lib/http/staff-gifts';

export const dynamic = 'force-dynamic';

/** POST /staff/api/gifts/refund: orders a refund; a large one waits for a second person. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'gifts',
  stepUp: true,
  body: OrderRefund,
  async handle({ body: { id, amount, reason, again = false }, person }) {
    const wish = { id, amountMinor: amount, reason, isAgain: again };
    return refundAnswer(await orderRefund(refundDeps(person.id), wish));
  },
});
