import { CorrectDonor } from '@/lib/donations/statement-schema';
import { paymentDeps } from '@/lib/donations/store/deps';
import { correctDonor } from '@/lib/donations/store/gift-changes';
import { notFound } from '@/lib/http/problem';
import { staffPost } from '@/lib/http/staff-endpoint';
import { giftConflict } from '@/lib/http/staff-gifts';

export const dynamic = 'force-dynamic';

/** POST /staff/api/gifts/donor: another PAN or address of a gift, for the yearly statement. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'gifts',
  stepUp: true,
  body: CorrectDonor,
  async handle({ body, person }) {
    const result = await correctDonor(paymentDeps(), person.id, body);
    if (result === 'missing') throw notFound();
    if (result !== 'corrected') throw giftConflict(result);
    return { ok: true };
  },
});
