import { financialYearOf, isFinancialYear } from '@/lib/donations/financial-year';
import { readGifts } from '@/lib/donations/store/gift-list';
import { staffRead } from '@/lib/http/staff-endpoint';

export const dynamic = 'force-dynamic';

/** GET /staff/api/gifts: gifts of an Indian financial year, `?year=2026-27`, and refunds that wait. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffRead({
  right: 'gifts',
  handle({ store, person, request }) {
    const year = new URL(request.url).searchParams.get('year') ?? '';
    return readGifts(
      store,
      { staffId: person.id },
      isFinancialYear(year) ? year : financialYearOf(store.now()),
    );
  },
});
