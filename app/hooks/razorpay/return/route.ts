import { isBackendError } from '@/lib/backend/backend';
import { backend } from '@/lib/backend/select';
import { env } from '@/lib/config/env';
import { routes } from '@/lib/config/routes';
import { PaymentVerifyRequest } from '@/lib/donations/schema';
import { paymentDeps } from '@/lib/donations/store/deps';
import { tokenOfOrder } from '@/lib/donations/store/payments';
import { endpoint } from '@/lib/http/endpoint';
import { languageOf, localPath } from '@/lib/i18n/language';
import { log } from '@/lib/server/log';

/**
 * POST /hooks/razorpay/return (contract §3): a browser without room for a window comes back here, from any origin, by the
 * provider's form. Only its signature opens the donation's own page; without one, the status page finds the donation by
 * the visitor's cookie. Nothing of the form travels on.
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: {
    body: 'form',
    limit: 'verify',
    handle: async ({ body: form, request }) => {
      const language = languageOf(new URL(request.url).searchParams.get('language'));
      return seeOther(localPath(language, await pageFor(form)));
    },
  },
});

async function pageFor(form: URLSearchParams): Promise<string> {
  const parsed = PaymentVerifyRequest.safeParse({
    order_id: form.get('razorpay_order_id'),
    payment_id: form.get('razorpay_payment_id'),
    signature: form.get('razorpay_signature'),
  });
  if (!parsed.success) return routes.donationStatus;
  try {
    const isVerified = await backend().verifyPayment(parsed.data);
    const token = isVerified && env().BACKEND_URL === undefined ? await tokenOf(parsed.data.order_id) : null;
    return token === null ? routes.donationStatus : routes.thankYou(token);
  } catch (error) {
    if (!isBackendError(error)) throw error;
    log.warn({ event: 'return_unverified', kind: error.kind });
    return routes.donationStatus;
  }
}

const tokenOf = (orderId: string): Promise<string | null> => tokenOfOrder(paymentDeps(), orderId);

const seeOther = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
