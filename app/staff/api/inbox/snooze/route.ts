import { ticketPost } from '@/lib/http/staff-inbox';
import { SnoozeTicket } from '@/lib/inbox/schema';
import { snoozeTicket } from '@/lib/inbox/store/ticket-changes';

export const dynamic = 'force-dynamic';

/** POST /staff/api/inbox/snooze: puts a ticket off until a time. While somebody answers in its conversation 409, as with done. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = ticketPost(SnoozeTicket, snoozeTicket);
