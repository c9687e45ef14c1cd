import { backend } from '@/lib/backend/select';
import { endpoint } from '@/lib/http/endpoint';
import { giftTokenOf } from '@/lib/http/gift-cookie';

export const dynamic = 'force-dynamic';

/** GET /chat/payment/gift/: the last gift of this browser, by its cookie, after its page was lost. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: {
    pages: 'own',
    limit: 'gift',
    handle: ({ request }) => backend().gift(giftTokenOf(request.headers)),
  },
});
