import { backend } from '@/lib/backend/select';
import { PaymentVerifyRequest } from '@/lib/donations/schema';
import { jsonRoute, notAllowed, options } from '@/lib/http/endpoint';
import { countFailedVerify, countPaid } from '@/lib/http/velocity';

/** POST /chat/payment/verify/ (spec §7, contract §4): `false` is final, an error leaves it unknown. */
export const POST = jsonRoute({
  body: PaymentVerifyRequest,
  limit: 'verify',
  handle: async (payment, request) => {
    const success = await backend().verifyPayment(payment);
    if (success) countPaid(payment.payment_id);
    else countFailedVerify(request.headers);
    return { success };
  },
});

export const GET = notAllowed('POST');
export const PUT = GET;
export const PATCH = GET;
export const DELETE = GET;
export const OPTIONS = options('POST, OPTIONS');
