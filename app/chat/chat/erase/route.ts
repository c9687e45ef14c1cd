import { backend } from '@/lib/backend/select';
import { ChatTokenRequest } from '@/lib/chat/schema';
import { preflight } from '@/lib/http/cors';
import { jsonRoute, notAllowed } from '@/lib/http/endpoint';

/** POST /chat/chat/erase/: the visitor's own conversation, for good; `erased: false` where this backend cannot. */
export const POST = jsonRoute({
  body: ChatTokenRequest,
  limit: 'chat',
  identity: ({ token }) => token,
  embeddable: true,
  handle: async ({ token }) => ({ erased: await backend().eraseChat(token) }),
});

export const GET = notAllowed('POST');
export const PUT = GET;
export const PATCH = GET;
export const DELETE = GET;
export const OPTIONS = preflight('POST');
