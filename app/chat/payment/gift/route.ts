import { backend } from '@/lib/backend/select';
import { notAllowed, options, personalRoute } from '@/lib/http/endpoint';
import { giftTokenOf } from '@/lib/http/gift-cookie';

export const dynamic = 'force-dynamic';

/** GET /chat/payment/gift/: the last gift of this browser, by its cookie, after its page was lost. */
export const GET = personalRoute({
  limit: 'gift',
  handle: (request) => backend().gift(giftTokenOf(request.headers)),
});

export const POST = notAllowed('GET');
export const PUT = POST;
export const PATCH = POST;
export const DELETE = POST;
export const OPTIONS = options('GET, HEAD, OPTIONS');
