import { backend } from '@/lib/backend/select';
import { LiveSend } from '@/lib/chat/live-schema';
import { endpoint } from '@/lib/http/endpoint';

/** POST /chat/live/send/: what a visitor sends to a person, or that they want one. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: {
    pages: 'widget',
    body: LiveSend,
    limit: 'live',
    identity: ({ token }) => token,
    handle: async ({ body }) => ({ ok: await backend().sendLive(body) }),
  },
});
