import { FindGifts } from '@/lib/donations/gift-schema';
import { paymentDeps } from '@/lib/donations/store/deps';
import { findGifts } from '@/lib/donations/store/gift-list';
import { staffPost } from '@/lib/http/staff-endpoint';

export const dynamic = 'force-dynamic';

/** POST /staff/api/gifts/find: gifts by donor, receipt or id, which stay out of addresses. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'gifts',
  body: FindGifts,
  handle: ({ store, body, person }) =>
    findGifts(store, { staffId: person.id, vault: paymentDeps().vault() }, body.text),
});
