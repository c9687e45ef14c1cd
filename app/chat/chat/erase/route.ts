import { backend } from '@/lib/backend/select';
import { ChatTokenRequest } from '@/lib/chat/schema';
import { endpoint } from '@/lib/http/endpoint';

/** POST /chat/chat/erase/: the visitor's own conversation, for good; `erased: false` where this backend cannot. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: {
    pages: 'widget',
    body: ChatTokenRequest,
    limit: 'chat',
    identity: ({ token }) => token,
    handle: async ({ body: { token } }) => ({ erased: await backend().eraseChat(token) }),
  },
});
