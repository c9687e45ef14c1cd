import { backend } from '@/lib/backend/select';
import { endpoint } from '@/lib/http/endpoint';
import { giftTokenIn } from '@/lib/http/gift-cookie';

export const dynamic = 'force-dynamic';

/** GET /chat/payment/gift/{token}: where a gift stands, for its own page. Never PAN, e-mail, phone or address. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: {
    pages: 'own',
    limit: 'gift',
    handle: ({ request }) => backend().gift(giftTokenIn(request.url)),
  },
});
