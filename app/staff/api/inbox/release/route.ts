import { ticketPost } from '@/lib/http/staff-inbox';
import { ReleaseTicket } from '@/lib/inbox/schema';
import { releaseTicket } from '@/lib/inbox/store/ticket-changes';

export const dynamic = 'force-dynamic';

/** POST /staff/api/inbox/release: gives a ticket back to the queue. While somebody answers in its conversation 409, as with done. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = ticketPost(ReleaseTicket, releaseTicket);
