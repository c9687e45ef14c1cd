import { backend } from '@/lib/backend/select';
import { SandboxPayment } from '@/lib/donations/schema';
import { endpoint } from '@/lib/http/endpoint';

/** POST /chat/payment/sandbox/: what was chosen in our own test window; 404 for an order that is none of the sandbox's. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: {
    pages: 'own',
    body: SandboxPayment,
    limit: 'verify',
    handle: ({ body: payment }) => backend().paySandbox(payment),
  },
});
