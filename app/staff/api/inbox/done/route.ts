import { ticketPost } from '@/lib/http/staff-inbox';
import { FinishTicket } from '@/lib/inbox/schema';
import { finishTicket } from '@/lib/inbox/store/ticket-changes';

export const dynamic = 'force-dynamic';

/** POST /staff/api/inbox/done: nothing more is to be done, of the message neither; how it was answered is noted. While somebody answers in its conversation 409 `answering`; with `leave` whoever asks leaves it. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = ticketPost(FinishTicket, finishTicket);
