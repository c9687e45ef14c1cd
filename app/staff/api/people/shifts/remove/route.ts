import { notFound } from '@/lib/http/problem';
import { staffPost } from '@/lib/http/staff-endpoint';
import { RemoveShift } from '@/lib/staff/schema';
import { removeShift } from '@/lib/staff/store/shifts';

export const dynamic = 'force-dynamic';

/** POST /staff/api/people/shifts/remove */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'shifts',
  body: RemoveShift,
  async handle({ store, body, person }) {
    if (!(await removeShift(store, { ...body, by: person.id }))) throw notFound();
    return { ok: true };
  },
});
