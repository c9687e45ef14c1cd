import { backend } from '@/lib/backend/select';
import { sendContactForm } from '@/lib/http/contact-form-post';
import { endpoint } from '@/lib/http/endpoint';

/** POST /contact/send (contract §3): the contact form without JavaScript. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: {
    pages: 'own',
    body: 'form',
    handle: ({ body, request }) =>
      sendContactForm(request, body, (message) => backend().saveContact(message)),
  },
});
