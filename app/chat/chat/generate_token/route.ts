import { backend } from '@/lib/backend/select';
import { preflight } from '@/lib/http/cors';
import { notAllowed, personalRoute } from '@/lib/http/endpoint';

export const dynamic = 'force-dynamic';

/** GET /chat/chat/generate_token/ (spec §7): a new conversation for each call, so that HEAD is not one too. */
export const GET = personalRoute({
  limit: 'token',
  embeddable: true,
  handle: async () => ({ data: { token: await backend().startChat() } }),
});

export const POST = notAllowed('GET');
export const HEAD = POST;
export const PUT = POST;
export const PATCH = POST;
export const DELETE = POST;
export const OPTIONS = preflight('GET');
