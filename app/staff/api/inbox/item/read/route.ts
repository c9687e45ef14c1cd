import { latestMessage, transcriptOf } from '@/lib/chat/store/transcript';
import { site } from '@/lib/config/site';
import { laterFor } from '@/lib/contact/callback';
import { notFound } from '@/lib/http/problem';
import { staffPost } from '@/lib/http/staff-endpoint';
import { viewerOf } from '@/lib/http/staff-inbox';
import { ReadTicket } from '@/lib/inbox/schema';
import { readTicket } from '@/lib/inbox/store/ticket-item';

export const dynamic = 'force-dynamic';

/** POST /staff/api/inbox/item/read: one ticket with its content, by an id that stays out of addresses. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'inbox',
  body: ReadTicket,
  async handle({ store, body, person }) {
    const item = await readTicket(store, viewerOf(person), body.id);
    if (!item) throw notFound();
    const messages = item.content.kind === 'chat' ? await transcriptOf(store.db, item.content.id) : [];
    for (const other of item.same)
      if (other.kind === 'chat') other.words = latestMessage(await transcriptOf(store.db, other.id));
    const { hours } = site().callHours;
    return { ...item, messages, hours, later_at: laterFor(item.ticket, Date.now(), { hours }) };
  },
});
