import { staffPost } from '@/lib/http/staff-endpoint';
import { Nothing } from '@/lib/staff/schema';
import { renewRecoveryCodes } from '@/lib/staff/store/sign-in';

export const dynamic = 'force-dynamic';

/** POST /staff/api/recovery-codes: ten new ones, within five minutes of a step-up. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'own-account',
  stepUp: true,
  body: Nothing,
  handle: async ({ store, person }) => ({ codes: await renewRecoveryCodes(store, person.id) }),
});
