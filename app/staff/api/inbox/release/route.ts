import { ticketPost } from '@/lib/http/staff-inbox';
import { ChangeTicket } from '@/lib/inbox/schema';
import { releaseTicket } from '@/lib/inbox/store/ticket-changes';

export const dynamic = 'force-dynamic';

/** POST /staff/api/inbox/release: gives a ticket back to the queue. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = ticketPost(ChangeTicket, releaseTicket);
