import { endpoint } from '@/lib/http/endpoint';
import { takeReturn } from '@/lib/http/razorpay-return';

/** POST /hooks/razorpay/return (contract §3): a donor comes back from the provider's own page, from any origin. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: { body: 'form', limit: 'verify', handle: ({ body, request }) => takeReturn(request, body) },
});
