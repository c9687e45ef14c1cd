import { staffRead } from '@/lib/http/staff-endpoint';
import { readShifts } from '@/lib/staff/store/shifts';

export const dynamic = 'force-dynamic';

/** GET /staff/api/people/shifts: the weekly shifts in Kolkata's time, and who is on now. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffRead({
  right: 'shifts',
  handle: ({ store }) => readShifts(store),
});
