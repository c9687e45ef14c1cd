import { env } from '@/lib/config/env';
import { wrongField } from '@/lib/http/staff';
import { ticketPost } from '@/lib/http/staff-inbox';
import { staffInbox } from '@/lib/i18n/en/staff-inbox';
import { ReplyTicket } from '@/lib/inbox/schema';
import { replyTicket } from '@/lib/inbox/store/ticket-changes';

export const dynamic = 'force-dynamic';

/** POST /staff/api/inbox/reply: answers a message by mail. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = ticketPost(ReplyTicket, (store, by) => {
  if (env().SMTP_URL === undefined) throw wrongField('text', staffInbox.errors.noMail);
  return replyTicket(store, by);
});
