import { backend } from '@/lib/backend/select';
import { ChatTokenRequest } from '@/lib/chat/schema';
import { preflight } from '@/lib/http/cors';
import { jsonRoute, notAllowed } from '@/lib/http/endpoint';

/** POST /chat/chat/get_history/ (spec §7): the last item is where the conversation resumes. */
export const POST = jsonRoute({
  body: ChatTokenRequest,
  limit: 'chat',
  identity: ({ token }) => token,
  embeddable: true,
  handle: async ({ token }) => ({ history: await backend().chatHistory(token) }),
});

export const GET = notAllowed('POST');
export const PUT = GET;
export const PATCH = GET;
export const DELETE = GET;
export const OPTIONS = preflight('POST');
