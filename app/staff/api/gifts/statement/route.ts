import { paymentDeps } from '@/lib/donations/store/deps';
import { readStatement } from '@/lib/donations/store/statements';
import { staffRead } from '@/lib/http/staff-endpoint';
import { yearOfQuery } from '@/lib/http/staff-gifts';

export const dynamic = 'force-dynamic';

/** GET /staff/api/gifts/statement: the yearly statement, what it leaves out, its filings and certificates, `?year=2026-27`. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffRead({
  right: 'gifts',
  handle: ({ store, person, request }) =>
    readStatement(paymentDeps(), store, { staffId: person.id, year: yearOfQuery(request, store.now()) }),
});
