import { OnGift } from '@/lib/donations/gift-schema';
import { paymentDeps } from '@/lib/donations/store/deps';
import { checkGift } from '@/lib/donations/store/gift-changes';
import { notFound } from '@/lib/http/problem';
import { staffPost } from '@/lib/http/staff-endpoint';
import { giftConflict } from '@/lib/http/staff-gifts';

export const dynamic = 'force-dynamic';

/** POST /staff/api/gifts/check: brings one gift up to date with what the payment provider knows of it. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'gifts',
  body: OnGift,
  async handle({ body, person }) {
    const result = await checkGift(paymentDeps(), person.id, body.id);
    if (result === 'missing') throw notFound();
    if (result !== 'checked') throw giftConflict(result);
    return { ok: true };
  },
});
