import { BackendError } from '@/lib/backend/backend';
import { env } from '@/lib/config/env';
import { paymentDeps } from '@/lib/donations/store/deps';
import { receiveWebhook } from '@/lib/donations/store/webhook';
import { readBytes } from '@/lib/http/body';
import { endpoint } from '@/lib/http/endpoint';
import { RequestError } from '@/lib/http/problem';

const EVENT_ID = /^[\x21-\x7e]{1,128}$/;

/**
 * POST /hooks/razorpay (contract §3): the provider's webhook. The raw body's signature decides, no origin is needed. 2xx
 * once it is stored, known or new; 400 for a body that nobody of ours signed; 503 while it cannot be stored, so that it
 * is sent again. Off without a secret and with an upstream.
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: {
    handle: async ({ request }) => {
      const { BACKEND_URL, RAZORPAY_WEBHOOK_SECRET } = env();
      if (BACKEND_URL !== undefined || RAZORPAY_WEBHOOK_SECRET === undefined)
        throw new RequestError('not_found', 'Not found', { status: 404 });
      const raw = await readBytes(request);
      const signature = request.headers.get('x-razorpay-signature') ?? '';
      const eventId = request.headers.get('x-razorpay-event-id');
      const outcome = await receiveWebhook(paymentDeps(), {
        raw,
        signature,
        eventId: eventId !== null && EVENT_ID.test(eventId) ? eventId : null,
      }).catch((cause: unknown) => {
        throw new BackendError('storage', { cause });
      });
      if (outcome === 'refused')
        throw new RequestError('bad_signature', 'The signature does not fit.', { status: 400 });
      return { status: 'ok' };
    },
  },
});
