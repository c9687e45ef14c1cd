import { VoidGift } from '@/lib/donations/gift-schema';
import { paymentDeps } from '@/lib/donations/store/deps';
import { voidGift } from '@/lib/donations/store/enter-gift';
import { notFound } from '@/lib/http/problem';
import { staffPost } from '@/lib/http/staff-endpoint';

export const dynamic = 'force-dynamic';

/** POST /staff/api/gifts/void: voids a gift that was entered by hand by mistake; its receipt is cancelled. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'gifts',
  stepUp: true,
  body: VoidGift,
  async handle({ body, person }) {
    const result = await voidGift(paymentDeps(), person.id, body);
    if (result === 'missing') throw notFound();
    return { ok: true };
  },
});
