import { type EnteredGift, EnterGift } from '@/lib/donations/gift-schema';
import { paymentDeps } from '@/lib/donations/store/deps';
import { enterGift } from '@/lib/donations/store/enter-gift';
import { wrongField } from '@/lib/http/staff';
import { staffPost } from '@/lib/http/staff-endpoint';
import { giftConflict } from '@/lib/http/staff-gifts';
import { staffGifts } from '@/lib/i18n/en/staff-gifts';

export const dynamic = 'force-dynamic';

/** POST /staff/api/gifts/enter: stores a gift that came by bank, UPI, cheque or in cash, and issues its receipt. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'gifts',
  body: EnterGift,
  async handle({ body, person }): Promise<EnteredGift> {
    const result = await enterGift(paymentDeps(), person.id, body);
    if (result.kind === 'wrong-day') throw wrongField('on', staffGifts.enter.wrongDay);
    if (result.kind === 'equal' || result.kind === 'used') throw giftConflict(result.kind);
    return { ok: true, id: result.donation.id, receipt_no: result.donation.receipt_no };
  },
});
