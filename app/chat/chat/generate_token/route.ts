import { backend } from '@/lib/backend/select';
import { endpoint } from '@/lib/http/endpoint';

export const dynamic = 'force-dynamic';

/** GET /chat/chat/generate_token/ (spec §7): a new conversation for each call, so that HEAD is not one too. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: {
    pages: 'widget',
    head: false,
    limit: 'token',
    handle: async () => ({ data: { token: await backend().startChat() } }),
  },
});
