import { backend } from '@/lib/backend/select';
import { endpoint } from '@/lib/http/endpoint';

export const dynamic = 'force-dynamic';

/** GET /chat/payment/gift/{token}: the state of a donation, for its own page. Never PAN, e-mail, phone or address. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: {
    pages: 'own',
    limit: 'gift',
    handle: ({ request }) => backend().donation(tokenIn(request.url)),
  },
});

/** The last part of the address, undecoded. */
const tokenIn = (url: string): string => new URL(url).pathname.replace(/\/$/, '').split('/').at(-1) ?? '';
