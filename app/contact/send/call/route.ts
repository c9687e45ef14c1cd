import { backend } from '@/lib/backend/select';
import { sendCallbackForm } from '@/lib/http/callback-form-post';
import { endpoint } from '@/lib/http/endpoint';

/** POST /contact/send/call (contract §11.11): the request for a call without JavaScript. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: {
    pages: 'own',
    body: 'form',
    handle: ({ body, request }) =>
      sendCallbackForm(request, body, (callback) => backend().saveCallback(callback)),
  },
});
