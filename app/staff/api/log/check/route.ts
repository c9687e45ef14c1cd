import { staffPost } from '@/lib/http/staff-endpoint';
import { type LogCheck, Nothing } from '@/lib/staff/schema';
import { checkLog } from '@/lib/staff/store/log';

export const dynamic = 'force-dynamic';

/** POST /staff/api/log/check: whether every line of the log is as it was written. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'log',
  body: Nothing,
  async handle({ store, person }): Promise<LogCheck> {
    const { lines, head, brokenAt } = await checkLog(store, person.id);
    return { lines, head, broken_at: brokenAt };
  },
});
