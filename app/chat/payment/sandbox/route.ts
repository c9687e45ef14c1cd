import { backend } from '@/lib/backend/select';
import { SandboxPayment } from '@/lib/donations/gift-schema';
import { jsonRoute, notAllowed, options } from '@/lib/http/endpoint';

/** POST /chat/payment/sandbox/: what was chosen in our own test window; 404 for an order that is none of the sandbox's. */
export const POST = jsonRoute({
  body: SandboxPayment,
  limit: 'verify',
  handle: (payment) => backend().paySandbox(payment),
});

export const GET = notAllowed('POST');
export const PUT = GET;
export const PATCH = GET;
export const DELETE = GET;
export const OPTIONS = options('POST, OPTIONS');
