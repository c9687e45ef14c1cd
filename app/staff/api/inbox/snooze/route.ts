import { ticketPost } from '@/lib/http/staff-inbox';
import { SnoozeTicket } from '@/lib/inbox/schema';
import { snoozeTicket } from '@/lib/inbox/store/ticket-changes';

export const dynamic = 'force-dynamic';

/** POST /staff/api/inbox/snooze: puts a ticket off until a time. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = ticketPost(SnoozeTicket, snoozeTicket);
