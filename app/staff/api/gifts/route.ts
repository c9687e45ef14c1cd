import { readGifts } from '@/lib/donations/store/gift-list';
import { giftFilters } from '@/lib/donations/stored-gift';
import { staffRead } from '@/lib/http/staff-endpoint';
import { yearOfQuery } from '@/lib/http/staff-gifts';

export const dynamic = 'force-dynamic';

/** GET /staff/api/gifts: gifts of an Indian financial year, `?year=2026-27&show=refunded&before=…`, and refunds that wait. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffRead({
  right: 'gifts',
  handle({ store, person, request }) {
    const query = new URL(request.url).searchParams;
    const show = giftFilters.find((one) => one === query.get('show'));
    const year = yearOfQuery(request, store.now());
    const before = query.get('before') ?? undefined;
    return readGifts(store, { staffId: person.id }, { year, show, before });
  },
});
