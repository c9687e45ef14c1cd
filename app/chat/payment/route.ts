import { backend } from '@/lib/backend/select';
import { PaymentOrderRequest } from '@/lib/contract/payment';
import { requireEnabled } from '@/lib/http/donation-limits';
import { jsonRoute, notAllowed, options } from '@/lib/http/json-route';

/** POST /chat/payment/ (spec §7, contract §4): request in whole major units, answer in minor units. */
export const POST = jsonRoute({
  body: PaymentOrderRequest,
  limit: 'order',
  email: (order) => order.email,
  handle: (order) => {
    requireEnabled(order);
    return backend().createOrder(order);
  },
});

export const GET = notAllowed('POST');
export const PUT = GET;
export const PATCH = GET;
export const DELETE = GET;
export const OPTIONS = options('POST, OPTIONS');
