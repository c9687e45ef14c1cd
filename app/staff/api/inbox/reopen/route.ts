import { ticketPost } from '@/lib/http/staff-inbox';
import { ChangeTicket } from '@/lib/inbox/schema';
import { reopenTicket } from '@/lib/inbox/store/ticket-changes';

export const dynamic = 'force-dynamic';

/** POST /staff/api/inbox/reopen: puts what is done back into the queue. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = ticketPost(ChangeTicket, reopenTicket);
