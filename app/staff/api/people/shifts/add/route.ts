import { wrongField } from '@/lib/http/staff';
import { staffPost } from '@/lib/http/staff-endpoint';
import { staffShifts } from '@/lib/i18n/en/staff-notices';
import { AddShifts } from '@/lib/staff/schema';
import { addShifts } from '@/lib/staff/store/shifts';

export const dynamic = 'force-dynamic';

/** POST /staff/api/people/shifts/add: one person on some days of the week. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'shifts',
  body: AddShifts,
  async handle({ store, body, person }) {
    if (!(await addShifts(store, { ...body, by: person.id })))
      throw wrongField('staff_id', staffShifts.errors.person);
    return { ok: true };
  },
});
