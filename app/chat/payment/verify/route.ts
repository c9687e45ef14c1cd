import { backend } from '@/lib/backend/select';
import { PaymentVerifyRequest } from '@/lib/donations/schema';
import { countFailedVerify, countPaid } from '@/lib/http/donation-limits';
import { endpoint } from '@/lib/http/endpoint';

/** POST /chat/payment/verify/ (spec §7, contract §4): `false` is final, an error leaves it unknown. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: {
    pages: 'own',
    body: PaymentVerifyRequest,
    limit: 'verify',
    handle: async ({ body: payment, request }) => {
      const success = await backend().verifyPayment(payment);
      if (success) countPaid(payment.payment_id);
      else countFailedVerify(request.headers);
      return { success };
    },
  },
});
