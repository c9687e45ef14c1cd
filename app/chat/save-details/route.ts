import { backend } from '@/lib/backend/select';
import { ContactMessage } from '@/lib/contact/schema';
import { jsonRoute, notAllowed, options } from '@/lib/http/endpoint';
import { assessed } from '@/lib/http/report-danger';

/** POST /chat/save-details/ (spec §7): acknowledged once the message is durable. */
export const POST = jsonRoute({
  body: ContactMessage,
  limit: 'contact',
  identity: (message) => message.email,
  handle: async (message) => {
    await backend().saveContact(assessed(message));
    return { success: true };
  },
});

export const GET = notAllowed('POST');
export const PUT = GET;
export const PATCH = GET;
export const DELETE = GET;
export const OPTIONS = options('POST, OPTIONS');
