import { listChatsFor } from '@/lib/chat/store/live-desk';
import { staffRead } from '@/lib/http/staff-endpoint';

export const dynamic = 'force-dynamic';

/** GET /staff/api/chats: conversations that go on, and who could take one over. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffRead({
  right: 'chats',
  handle: ({ store, person }) => listChatsFor(store, person.id),
});
