import { LiveAction } from '@/lib/chat/live-schema';
import { actInChat } from '@/lib/chat/store/live-desk';
import { notFound, RequestError } from '@/lib/http/problem';
import { staffPost } from '@/lib/http/staff-endpoint';
import { staffChats } from '@/lib/i18n/en/staff-chats';

export const dynamic = 'force-dynamic';

/** POST /staff/api/chats/live: joins a conversation, writes in it, types, hands it over or leaves it. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'chats',
  body: LiveAction,
  async handle({ store, body, person }) {
    const result = await actInChat(store, body, person.id);
    if (result === 'missing') throw notFound();
    if (result !== 'done')
      throw new RequestError(`chat_${result.replace('-', '_')}`, staffChats.conflicts[result], {
        status: 409,
      });
    return { ok: true };
  },
});
