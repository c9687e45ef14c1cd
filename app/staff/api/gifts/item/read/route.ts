import { env } from '@/lib/config/env';
import { OnGift } from '@/lib/donations/gift-schema';
import { paymentDeps } from '@/lib/donations/store/deps';
import { readGift } from '@/lib/donations/store/gift-item';
import { notFound } from '@/lib/http/problem';
import { staffPost } from '@/lib/http/staff-endpoint';
import { hasRight } from '@/lib/staff/rules';

export const dynamic = 'force-dynamic';

/** POST /staff/api/gifts/item/read: one gift with its whole history. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'gifts',
  body: OnGift,
  async handle({ store, body, person }) {
    const { vault, mails } = paymentDeps();
    const reader = {
      staffId: person.id,
      vault: vault(),
      mails,
      mayApprove: (role: string) => hasRight(role, 'gifts'),
      secondPersonFrom: env().REFUND_SECOND_PERSON_FROM,
    };
    const item = await readGift(store, reader, body.id);
    if (!item) throw notFound();
    return item;
  },
});
