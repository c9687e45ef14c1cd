import * as z from 'zod';
import { openChatFor } from '@/lib/chat/store/live-desk';
import { notFound } from '@/lib/http/problem';
import { staffPost } from '@/lib/http/staff-endpoint';

export const dynamic = 'force-dynamic';

/** POST /staff/api/chats/read: one conversation, word for word. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'chats',
  body: z.object({ id: z.string().min(1).max(64) }),
  async handle({ store, body, person }) {
    const chat = await openChatFor(store, body.id, person.id);
    if (chat === null) throw notFound();
    return chat;
  },
});
