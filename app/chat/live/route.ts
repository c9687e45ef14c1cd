import { backend } from '@/lib/backend/select';
import { LiveRequest } from '@/lib/chat/live-schema';
import { endpoint } from '@/lib/http/endpoint';

/** POST /chat/live/: who is in a conversation and what they wrote; held a while where nothing has changed. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: {
    pages: 'widget',
    body: LiveRequest,
    limit: 'live',
    identity: ({ token }) => token,
    handle: ({ body }) => backend().liveChat(body),
  },
});
