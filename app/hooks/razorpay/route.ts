import { endpoint } from '@/lib/http/endpoint';
import { takeWebhook } from '@/lib/http/razorpay-hook';

/** POST /hooks/razorpay (contract §3): the provider's webhook. The raw body's signature decides, no origin is needed. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: { handle: ({ request }) => takeWebhook(request) },
});
