import { staffRead } from '@/lib/http/staff-endpoint';
import type { Register } from '@/lib/personal-data/schema';
import { readRegister } from '@/lib/personal-data/store/register';

export const dynamic = 'force-dynamic';

/** GET /staff/api/people/register: requests of persons about their data, and incidents with their clocks. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffRead({
  right: 'personal-data',
  handle: ({ store, person }): Promise<Register> => readRegister(store, person.id),
});
