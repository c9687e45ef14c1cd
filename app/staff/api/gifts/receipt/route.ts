import { OnGift } from '@/lib/donations/gift-schema';
import { paymentDeps } from '@/lib/donations/store/deps';
import { mailReceiptAgain } from '@/lib/donations/store/gift-changes';
import { notFound } from '@/lib/http/problem';
import { staffPost } from '@/lib/http/staff-endpoint';
import { giftConflict } from '@/lib/http/staff-gifts';

export const dynamic = 'force-dynamic';

/** POST /staff/api/gifts/receipt: mails the donor the receipt once more. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'gifts',
  body: OnGift,
  async handle({ body, person }) {
    const result = await mailReceiptAgain(paymentDeps(), person.id, body.id);
    if (result === 'missing') throw notFound();
    if (result === 'none' || result === 'no-mail') throw giftConflict(result);
    return { ok: true, receipt_no: result };
  },
});
