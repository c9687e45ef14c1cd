import { wrongField } from '@/lib/http/staff';
import { staffRead } from '@/lib/http/staff-endpoint';
import { log } from '@/lib/i18n/en/staff-log';
import { type Log, ReadLog } from '@/lib/staff/schema';
import { noteLogRead, readLog } from '@/lib/staff/store/log';

export const dynamic = 'force-dynamic';

/** GET /staff/api/log: a page of what was done, newest first; reading it is noted too. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffRead({
  right: 'log',
  async handle({ store, person, request }): Promise<Log> {
    const query = ReadLog.safeParse(Object.fromEntries(new URL(request.url).searchParams));
    if (!query.success) throw wrongField('query', log.badQuery);
    await noteLogRead(store, person.id);
    return readLog(store, query.data);
  },
});
