import { backend } from '@/lib/backend/select';
import { PaymentOrderRequest } from '@/lib/donations/schema';
import { requireEnabled } from '@/lib/http/donation-limits';
import { endpoint } from '@/lib/http/endpoint';
import { giftCookie } from '@/lib/http/gift-cookie';
import { decoyOrder, isMachine } from '@/lib/http/honeypot';
import { idempotencyKey } from '@/lib/http/idempotency-key';
import { countOrder } from '@/lib/http/velocity';

/** POST /chat/payment/ (spec §7, contract §4): request in whole major units, answer in minor units. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: {
    pages: 'own',
    body: PaymentOrderRequest,
    limit: 'order',
    identity: (order) => order.email,
    handle: async ({ body: order, request }) => {
      const key = idempotencyKey(request.headers);
      requireEnabled(order);
      if (isMachine(order)) return decoyOrder(order);
      countOrder(request.headers, order);
      return backend().createOrder(order, key);
    },
    headers: (order) => giftCookie(order.gift_token),
  },
});
