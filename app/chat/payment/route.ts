import { randomBytes } from 'node:crypto';
import { backend } from '@/lib/backend/select';
import { toMinor } from '@/lib/donations/donation';
import { type PaymentOrder, PaymentOrderRequest } from '@/lib/donations/schema';
import { donationCookie } from '@/lib/http/donation-cookie';
import { countOrder, requireEnabled } from '@/lib/http/donation-limits';
import { endpoint } from '@/lib/http/endpoint';
import { RequestError } from '@/lib/http/problem';
import { log } from '@/lib/server/log';

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
    headers: (order) => donationCookie(order.gift_token),
  },
});

const KEY = /^[\x20-\x7e]{1,255}$/;

/** The Idempotency-Key of a request, or undefined without one. @throws RequestError 400 for one over 255 characters */
function idempotencyKey(headers: Headers): string | undefined {
  const key = headers.get('idempotency-key');
  if (key === null || key === '') return undefined;
  if (KEY.test(key)) return key;
  throw new RequestError('invalid_fields', 'Please check the fields named here.', {
    status: 400,
    fields: { 'idempotency-key': 'At most 255 plain characters.' },
  });
}

/** Nobody sees that field, so only a machine fills it in. */
const isMachine = ({ confirm_topic }: Pick<PaymentOrderRequest, 'confirm_topic'>): boolean =>
  (confirm_topic ?? '').trim() !== '';

/** An answer that looks like any other, so that a machine cannot tell that no order was placed. */
function decoyOrder({ amount, currency }: PaymentOrderRequest): PaymentOrder {
  log.info({ event: 'honeypot_filled' });
  return {
    order_id: `order_${randomBytes(12).toString('hex').slice(0, 18)}`,
    amount: toMinor(amount),
    currency,
  };
}
