import { backend } from '@/lib/backend/select';
import { notAllowed, options, personalRoute } from '@/lib/http/endpoint';
import { giftTokenIn } from '@/lib/http/gift-cookie';

export const dynamic = 'force-dynamic';

/** GET /chat/payment/gift/{token}: where a gift stands, for its own page. Never PAN, e-mail, phone or address. */
export const GET = personalRoute({
  limit: 'gift',
  handle: (request) => backend().gift(giftTokenIn(request.url)),
});

export const POST = notAllowed('GET');
export const PUT = POST;
export const PATCH = POST;
export const DELETE = POST;
export const OPTIONS = options('GET, HEAD, OPTIONS');
