import { setTimeout as pause } from 'node:timers/promises';
import { audit, inTransaction } from '@/lib/backend/database/audit';
import { sendTestMail } from '@/lib/backend/mail';
import { env } from '@/lib/config/env';
import { RequestError } from '@/lib/http/problem';
import { staffPost } from '@/lib/http/staff-endpoint';
import { staff } from '@/lib/i18n/en/staff';
import { codeOf } from '@/lib/server/error-trace';
import { mailFault } from '@/lib/staff/mail-fault';
import { Nothing } from '@/lib/staff/schema';

export const dynamic = 'force-dynamic';

/** A request ends at 14 seconds; a mail server that is silent for longer has not taken it. */
const LONGEST_MS = 10_000;
const late = () =>
  pause(LONGEST_MS).then(() => {
    throw Object.assign(new Error('The mail server does not answer'), { code: 'ETIMEDOUT' });
  });

/** POST /staff/api/me/test-mail: a test to one's own address, now; 422 with what the mail server said where it failed. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'own-account',
  body: Nothing,
  limit: 'testMail',
  async handle({ store, person }) {
    const settings = env();
    const { testMail: copy } = staff.me;
    if (settings.SMTP_URL === undefined) throw new RequestError('no_mail', copy.notSet, { status: 422 });
    await inTransaction(store, (work) => audit(work, { event: 'mail-tested', actor: person.id }));
    try {
      await Promise.race([sendTestMail(settings, person.email), late()]);
    } catch (error) {
      const code = codeOf(error) ?? 'unknown';
      throw new RequestError('mail_failed', `${copy.faults[mailFault(code)]} (${code})`, { status: 422 });
    }
    return { ok: true };
  },
});
