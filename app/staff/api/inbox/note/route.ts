import { ticketPost } from '@/lib/http/staff-inbox';
import { NoteTicket } from '@/lib/inbox/schema';
import { noteTicket } from '@/lib/inbox/store/ticket-changes';

export const dynamic = 'force-dynamic';

/** POST /staff/api/inbox/note: writes a note for colleagues. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = ticketPost(NoteTicket, noteTicket);
