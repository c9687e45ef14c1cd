import { backend } from '@/lib/backend/select';
import { ChatRegistration } from '@/lib/chat/schema';
import { endpoint } from '@/lib/http/endpoint';
import { isUrgent } from '@/lib/http/report-danger';

/** POST /chat/chat/ (spec §7): who the visitor is, as far as said; a skipped answer is "". */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: {
    pages: 'widget',
    body: ChatRegistration,
    limit: 'chat',
    identity: ({ token }) => token,
    handle: async ({ body: registration }) => {
      const { name, age, email, phone } = registration;
      const details = [name, String(age), email, phone];
      const isInDanger = details.some((text) => isUrgent(text, { field: 'detail' }));
      await backend().registerChat({ ...registration, isUrgent: isInDanger });
      return { success: true };
    },
  },
});
