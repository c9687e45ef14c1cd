import { ticketPost } from '@/lib/http/staff-inbox';
import { ChangeTicket } from '@/lib/inbox/schema';
import { claimTicket } from '@/lib/inbox/store/ticket-changes';

export const dynamic = 'force-dynamic';

/** POST /staff/api/inbox/claim: takes a ticket that nobody has. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = ticketPost(ChangeTicket, claimTicket);
