import { ticketPost } from '@/lib/http/staff-inbox';
import { CallTicket } from '@/lib/inbox/schema';
import { noteCall } from '@/lib/inbox/store/ticket-changes';

export const dynamic = 'force-dynamic';

/** POST /staff/api/inbox/outcome: notes how a call went. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = ticketPost(CallTicket, noteCall);
