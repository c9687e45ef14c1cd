import { backend } from '@/lib/backend/select';
import { ContactMessage } from '@/lib/contact/schema';
import { endpoint } from '@/lib/http/endpoint';
import { assessed } from '@/lib/http/report-danger';

/** POST /chat/save-details/ (spec §7): acknowledged once the message is durable. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: {
    pages: 'own',
    body: ContactMessage,
    limit: 'contact',
    identity: (message) => message.email,
    handle: async ({ body: message }) => {
      await backend().saveContact(assessed(message));
      return { success: true };
    },
  },
});
