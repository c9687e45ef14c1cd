import { backend } from '@/lib/backend/select';
import { CallbackRequest } from '@/lib/contact/schema';
import { requestCall } from '@/lib/http/callback';
import { endpoint } from '@/lib/http/endpoint';

/** POST /chat/callback/ (contract §11.11): acknowledged, with the time of the call, once the request is durable. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: {
    pages: 'widget',
    body: CallbackRequest,
    limit: 'contact',
    identity: ({ phone }) => phone,
    handle: ({ body }) => requestCall(body, (callback) => backend().saveCallback(callback)),
  },
});
