import { backend } from '@/lib/backend/select';
import { ChatTokenRequest } from '@/lib/chat/schema';
import { endpoint } from '@/lib/http/endpoint';

/** POST /chat/chat/get_history/ (spec §7): the last item is where the conversation resumes. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: {
    pages: 'widget',
    body: ChatTokenRequest,
    limit: 'chat',
    identity: ({ token }) => token,
    handle: async ({ body: { token } }) => ({ history: await backend().chatHistory(token) }),
  },
});
