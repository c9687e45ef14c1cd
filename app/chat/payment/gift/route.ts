import { backend } from '@/lib/backend/select';
import { donationTokenOf } from '@/lib/http/donation-cookie';
import { endpoint } from '@/lib/http/endpoint';

export const dynamic = 'force-dynamic';

/** GET /chat/payment/gift/: the last donation of this browser, by its cookie, after its page was lost. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: {
    pages: 'own',
    limit: 'gift',
    handle: ({ request }) => backend().donation(donationTokenOf(request.headers)),
  },
});
